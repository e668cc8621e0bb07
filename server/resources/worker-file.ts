import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '../../shared/page.ts';
import type { Saving } from '../../shared/rules/offline/worker-data.ts';
import { contentTypes } from '../assets/serve-assets.ts';
import type { Resource, Sources } from './resource.ts';
import type { Festival } from '../../shared/festival/create-festival.ts';
import { MANIFEST_TYPE } from './web-manifest.ts';

/** The names of the files in `dist/`; the first is the resource's name, too. */
const SERVICE_WORKER = 'service-worker.js';

const REMOVAL = 'service-worker-removal.js';

/** The query parameters that need the server, so that a saved page cannot apply them. */
const needingServer = ({ views, visitorQuery, showsItself = [] }: Page): readonly string[] =>
  [...Object.keys(views), ...visitorQuery].filter((parameter) => !showsItself.includes(parameter));

export function createWorkerFile(festival: Festival) {
  /** Lists what is to be saved, with the words for it. Its files are those that the saved pages name. */
  const savingOf = ({ pages, assets, origin }: Omit<Sources, 'serviceWorker'>): Saving => ({
    build: `${assets.build}-${hash('sha256', JSON.stringify(festival.today), 'base64url').slice(0, 12)}`,
    origin,
    types: Object.fromEntries(
      Object.entries({ ...contentTypes, '.webmanifest': MANIFEST_TYPE }).map(([ending, type]) => [
        ending,
        type.replace(/;.*/, ''),
      ]),
    ),
    pages: Object.fromEntries(
      pages
        .filter(({ offline }) => offline)
        .map((page) => [festival.addresses.pathTo(page.name), needingServer(page)]),
    ),
    offline: festival.addresses.pathTo('offline'),
    styles: assets.url('offline.css'),
    language: festival.edition.language,
    days: Object.fromEntries(festival.edition.days.map(({ date, name }) => [date, name])),
    words: festival.texts.savedBarWords,
    turns: festival.texts.turns,
  });

  /**
   * The service worker with the list of what is to be saved. Where it is switched off, the file is a worker
   * that deletes what was saved and unregisters itself.
   */
  const serviceWorker: Resource = {
    name: SERVICE_WORKER,
    type: 'text/javascript; charset=utf-8',
    neverCached: true,
    async body({ serviceWorker: isOn, ...sources }) {
      const code = (file: string) => readFile(path.join(sources.assets.folder, '..', file), 'utf8');
      if (!isOn) return code(REMOVAL);
      return `const SAVING=${JSON.stringify(savingOf(sources))};${await code(SERVICE_WORKER)}`;
    },
  };

  return { savingOf, serviceWorker };
}
