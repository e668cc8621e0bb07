import { existsSync } from 'node:fs';
import { startFirefox } from './firefox.ts';
import { walk } from './walk.ts';

walk({
  name: 'Firefox',
  program: ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((file) => existsSync(file)),
  answersForOthers: true,
  start: startFirefox,
});
