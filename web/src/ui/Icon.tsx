/** Small line icons, ours. They only repeat what a label says. */

const PATHS = {
  question: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M9.6 9.4a2.5 2.5 0 1 1 3.4 2.4c-.7.3-1 .8-1 1.6v.3M12 16.8v.1",
  hand: "M4 8.5 11 6l3.5 11-7 2.5zM12 5.6l3.6-.8 4 1.6-3 9.6",
  powers: "M4 18h16M5 18 3.6 8l4.6 4L12 5l3.8 7 4.6-4L19 18z",
  faith: "M12 3v18M7 8.5h10",
  accords: "M3 12l4-5 4 1.5L13.5 7 17 8l4 4M7 14.5l3 3 2-1.5 2 1.5 3-3.5M9 11l3-2.5 4.5 4",
  world: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3.4 9h17.2M3.4 15h17.2M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18",
  cards: "M5 5h10v14H5zM15 7l4 1-3 11.5",
  winter: "M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5 12 7l2.5-2.5M9.5 19.5 12 17l2.5 2.5",
  log: "M6 4h12v16H6zM9 8h6M9 12h6M9 16h4",
  undo: "M9 6 4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6 6 18",
  up: "M6 15l6-6 6 6",
  down: "M6 9l6 6 6-6",
  check: "M5 13l4.5 4.5L19 7",
  warn: "M12 4 2.8 20h18.4zM12 10v5M12 17.4v.1",
  swords: "M5 4l10 10M4 16l4 4M6 18l4-4M19 4 9 14M20 16l-4 4M18 18l-4-4",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5",
  info: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v5.5M12 7.5v.1",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg class="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
