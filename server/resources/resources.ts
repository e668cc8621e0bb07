import type { Resource } from './resource.ts';
import { changesAtom } from './changes/changes-atom.ts';
import { myLineUpCalendar } from './my-line-up/my-line-up-calendar.ts';
import { calendars } from './programme/calendars.ts';
import { programmeJson } from './programme/programme-json.ts';
import { scheduleXml } from './programme/schedule-xml.ts';
import { plainTexts } from './plain-texts.ts';
import { serviceWorker } from './worker-file.ts';
import { sitemap } from './sitemap.ts';
import { webManifest } from './web-manifest.ts';

export const resources: readonly Resource[] = [
  ...plainTexts,
  sitemap,
  serviceWorker,
  webManifest,
  calendars,
  myLineUpCalendar,
  changesAtom,
  scheduleXml,
  programmeJson,
];
