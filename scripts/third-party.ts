/** The licence notices of the packages in the bundles and of the typefaces. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Metafile } from 'esbuild';

const LICENCE_FILE = /^(licen[cs]e|copying|unlicense|notice)([.-].*)?$/i;
const FONT_LICENCE = 'LICENSE-';
const RULE = '='.repeat(78);

interface Notice {
  readonly title: string;
  readonly licence: string;
}

/** The folders of the packages that have code in a bundle, relative to the root. */
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

/** @throws {Error} when the package has no licence file */
async function noticeOf(folder: string): Promise<Notice> {
  const description = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly version: string;
    readonly license?: string;
  };
  const { name, version, license = 'see below' } = description;
  const licence = await readLicences(folder, (file) => LICENCE_FILE.test(file));
  if (!licence) throw new Error(`${name} is bundled, but ${folder} has no licence file`);
  return { title: `${name} ${version} (${license})`, licence };
}

/** @throws {Error} when a typeface has no licence file beside it */
async function fontNotices(folder: string): Promise<readonly Notice[]> {
  const fonts = (await readdir(folder)).filter((name) => name.endsWith('.woff2')).toSorted();
  return Promise.all(
    fonts.map(async (font) => {
      const name = path.parse(font).name;
      const licence = await readLicences(folder, (file) => file === `${FONT_LICENCE}${name}.txt`);
      if (!licence) throw new Error(`${folder} has no ${FONT_LICENCE}${name}.txt for the typeface ${font}`);
      return { title: `The typeface ${name}`, licence };
    }),
  );
}

/**
 * The text of THIRD-PARTY.txt. Packages with the same licence text are listed together above it.
 * @param root the folder in which the bundles were built
 * @throws {Error} when a package or a typeface has no licence file
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
