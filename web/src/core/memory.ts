/** What this browser remembers. Without storage it forgets, and all works. */

const PREFIX = "regio.";

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // a private window, or storage is full
  }
}
