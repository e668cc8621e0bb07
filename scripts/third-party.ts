/** The licence notices of what the build carries: of the packages that are really in its bundles, and of its typefaces. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Metafile } from 'esbuild';

const LICENCE_FILE = /^(licen[cs]e|copying|unlicense|notice)([.-].*)?$/i;
const FONT_LICENCE = 'LICENSE-';
const RULE = '='.repeat(78);

/** One thing that is carried, and the licence that asks to be named with it. */
interface Notice {
  readonly title: string;
  readonly licence: string;
}

/** The folders of the packages of which code has reached a bundle, relative to where the bundles were built. */
function packagesIn(bundles: readonly Metafile[]): readonly string[] {
  const folders = bundles
    .flatMap(({ outputs }) => Object.values(outputs))
    .flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .flatMap(([file]) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? []);
  return [...new Set(folders)].toSorted();
}

async function readLicences(folder: string, isLicence: (name: string) => boolean): Promise<string> {
  const names = (await readdir(folder)).filter(isLicence).toSorted();
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  return texts.map((text) => text.replaceAll('\r\n', '\n').trim()).join('\n\n');
}

/** @throws {Error} when the package comes without the text of its licence */
async function noticeOf(folder: string): Promise<Notice> {
  const description = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly version: string;
    readonly license?: string;
  };
  const { name, version, license = 'see below' } = description;
  const licence = await readLicences(folder, (file) => LICENCE_FILE.test(file));
  if (!licence) throw new Error(`${name} is bundled, and there is no licence in ${folder}`);
  return { title: `${name} ${version} (${license})`, licence };
}

/** @throws {Error} when a typeface has no licence beside it */
async function fontNotices(folder: string): Promise<readonly Notice[]> {
  const fonts = (await readdir(folder)).filter((name) => name.endsWith('.woff2')).toSorted();
  return Promise.all(
    fonts.map(async (font) => {
      const name = path.parse(font).name;
      const licence = await readLicences(folder, (file) => file === `${FONT_LICENCE}${name}.txt`);
      if (!licence) throw new Error(`The typeface ${font} has no ${FONT_LICENCE}${name}.txt beside it`);
      return { title: `The typeface ${name}`, licence };
    }),
  );
}

/**
 * The whole text, each licence once, under all that come with the same words.
 * @param root where the bundles were built
 * @throws {Error} naming what comes without a licence
 */
export async function thirdPartyNotices(bundles: readonly Metafile[], root: string): Promise<string> {
  const [packages, fonts] = await Promise.all([
    Promise.all(packagesIn(bundles).map((folder) => noticeOf(path.join(root, folder)))),
    fontNotices(path.join(root, 'public/fonts')),
  ]);
  const byLicence = Map.groupBy([...packages, ...fonts], ({ licence }) => licence);
  const parts = [...byLicence].map(([licence, alike]) => {
    const titles = [...new Set(alike.map(({ title }) => title))];
    return `${RULE}\n${titles.join('\n')}\n${RULE}\n\n${licence}\n`;
  });
  return `What this site is made with, each under its own licence.\n\n${parts.join('\n')}`;
}
