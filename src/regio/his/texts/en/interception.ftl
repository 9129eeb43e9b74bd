his-ask-intercept = { $power } enters { $space } with { $units ->
    [one] 1 unit
   *[other] { $units } units
}: from which space do you try to intercept?
his-ask-interceptors = { $start } → { $space }: which formation intercepts?
his-interception-roll = { $power } tries to intercept { $start } → { $space }: { $dice }, modifier { $modifier }, total { $total } (9 needed).
his-intercepted = { $power } intercepts in { $space } with { $units ->
    [one] 1 unit
   *[other] { $units } units
}. Leaders: { $leaders }.
his-not-intercepted = The interception fails ({ $power }, { $space }).
