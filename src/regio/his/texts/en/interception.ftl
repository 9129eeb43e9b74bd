his-ask-intercept = An enemy ({ $power }) enters { $space } with { $units ->
    [one] 1 unit
   *[other] { $units } units
}: from which space do you try to intercept?
his-ask-interceptors = { $start } → { $space }: which formation intercepts?
his-interception-roll = { $power }: attempt to intercept { $start } → { $space }: { $dice }, modifier { $modifier }, total { $total } (9 needed).
his-intercepted = { $power }: interception in { $space } with { $units ->
    [one] 1 unit
   *[other] { $units } units
}. Leaders: { $leaders }.
his-not-intercepted = The interception fails ({ $power }, { $space }).
