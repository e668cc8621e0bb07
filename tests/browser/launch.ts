/** How the browser is started; its letters may be told to be larger than the usual 16 px. */
export const launchOptions = (letters = 16) => ({
  ...(process.env['CHROMIUM'] && { executablePath: process.env['CHROMIUM'] }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--blink-settings=defaultFontSize=${letters}`,
  ],
});
