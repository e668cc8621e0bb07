import { findChromium } from '../../scripts/chromium.ts';

/** A mouse, as Playwright has it by itself where no other setting is given. */
const MOUSE = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

/** How the browser is started; its letters may be told to be larger than the usual 16 px. */
export const launchOptions = (letters = 16) => ({
  executablePath: findChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--blink-settings=${MOUSE},defaultFontSize=${letters}`,
  ],
});
