import { defineConfig } from 'playwright/test';
import { findChromium } from '../../scripts/chromium.ts';
import { ON_SALE } from '../on-sale.ts';

// Some tests serve the app themselves, and React for development takes four times as long.
process.env['NODE_ENV'] = 'production';

const PORT = Number(process.env['TEST_PORT'] ?? 3517);

export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  workers: 3,
  // A page may settle late on a busy machine.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'dot',
  outputDir: '../../test-results',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node --import tsx tests/fresh-build.ts && node dist/server.js',
    cwd: '../..',
    url: `http://127.0.0.1:${PORT}/healthz`,
    // Tests cannot observe a service worker's answers, so only its own tests start a server with one.
    env: { PORT: String(PORT), LOG_LEVEL: 'silent', SERVICE_WORKER: 'off', CLOCK: ON_SALE },
  },
});
