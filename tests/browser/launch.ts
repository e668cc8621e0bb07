import { findChromium } from '../../scripts/chromium.ts';

/** A mouse: Playwright's default, which any setting of Blink's would replace. */
const MOUSE = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

/** How the browser is started, with its default font size in px. */
export const launchOptions = ({ fontSize = 16 } = {}) => ({
  executablePath: findChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--blink-settings=${MOUSE},defaultFontSize=${fontSize}`,
  ],
});
