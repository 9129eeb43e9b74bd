import { defineConfig } from "vitest/config";

// The table that `npm run dev` talks to; start it with `make play OPEN=0`.
const table = process.env.REGIO_TABLE ?? "http://127.0.0.1:8099";

export default defineConfig({
  base: "./",
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  server: {
    proxy: {
      "/api": { target: table, ws: true },
      "/ws": { target: table, ws: true },
    },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.{ts,tsx}"],
  },
});
