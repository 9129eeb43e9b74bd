import { existsSync, mkdirSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig, devices } from "@playwright/test";

const root = fileURLToPath(new URL("..", import.meta.url));
const port = Number(process.env.REGIO_E2E_PORT ?? 8123);
const chromium = process.env.REGIO_CHROMIUM ?? "/usr/bin/chromium";

if (!existsSync(chromium)) {
  throw new Error(`no Chromium at ${chromium}: install it, or set REGIO_CHROMIUM to its path`);
}

// Every run begins with an empty table. Playwright reads this file once more in each worker: only the first one cleans.
const data = `${root}web/.e2e-data`;
if (!process.env.REGIO_E2E_READY) {
  rmSync(data, { recursive: true, force: true });
  mkdirSync(data, { recursive: true });
  process.env.REGIO_E2E_READY = "1";
}

const browser = {
  launchOptions: {
    executablePath: chromium,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  },
};

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 120_000,
  reporter: "list",
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    screenshot: "only-on-failure",
    trace: "retain-on-failure",
    // The pulse of legal places redraws the whole map in software: nothing that a test should wait for.
    contextOptions: { reducedMotion: "reduce" },
  },
  projects: [
    {
      name: "desktop",
      testIgnore: /\.phone\.spec\.ts$/,
      use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 }, ...browser },
    },
    { name: "phone", testMatch: /\.phone\.spec\.ts$/, use: { ...devices["Pixel 7"], ...browser } },
  ],
  webServer: {
    command: `.venv/bin/regio play --port ${port} --no-open`,
    cwd: root,
    env: { REGIO_DATA: data },
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
    stdout: "ignore",
    stderr: "pipe",
    timeout: 60_000,
  },
});
