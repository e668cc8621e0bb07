import { existsSync } from 'node:fs';
import { startWebKit } from './webkit.ts';
import { walk } from './walk.ts';

const driver = '/usr/bin/WebKitWebDriver';

walk({
  name: 'WebKit',
  program: existsSync(driver) && existsSync('/usr/bin/Xvfb') ? driver : undefined,
  answersForOthers: false,
  start: startWebKit,
});
