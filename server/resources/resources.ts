import type { Festival } from '../../shared/festival/create-festival.ts';
import type { Resource } from './resource.ts';
import { changesAtom } from './changes/changes-atom.ts';
import { myLineUpCalendar } from './my-line-up/my-line-up-calendar.ts';
import { createCalendars } from './programme/calendars.ts';
import { programmeJson } from './programme/programme-json.ts';
import { scheduleXml } from './programme/schedule-xml.ts';
import { plainTexts } from './plain-texts.ts';
import { createWorkerFile } from './worker-file.ts';
import { sitemap } from './sitemap.ts';
import { webManifest } from './web-manifest.ts';

/** Creates the list of responses that are neither pages nor files of the build. */
export const createResources = (festival: Festival): readonly Resource[] => [
  ...plainTexts(festival),
  sitemap(festival),
  createWorkerFile(festival).serviceWorker,
  webManifest(festival),
  createCalendars(festival).calendars,
  myLineUpCalendar(festival),
  changesAtom(festival),
  scheduleXml(festival),
  programmeJson(festival),
];
