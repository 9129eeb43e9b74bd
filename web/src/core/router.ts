/** Two pages, told apart by the part of the address after #. */

import { signal } from "@preact/signals";

export type Route = { readonly page: "start" } | { readonly page: "table"; readonly id: string };

export function parseRoute(hash: string): Route {
  const found = /^#\/game\/([\w-]+)/.exec(hash);
  return found?.[1] ? { page: "table", id: found[1] } : { page: "start" };
}

export const route = signal<Route>(parseRoute(globalThis.location?.hash ?? ""));
export const gameAddress = (id: string): string => `#/game/${id}`;
export const START = "#/";

export function go(address: string): void {
  location.hash = address;
}

globalThis.addEventListener?.("hashchange", () => {
  route.value = parseRoute(location.hash);
});
