/** Lists the work of others in the build: its licence notices, and the list in CycloneDX's format. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Metafile } from 'esbuild';

const LICENCE_FILE = /^(licen[cs]e|copying|unlicense|notice)([.-].*)?$/i;
const FONT_LICENCE = 'LICENSE-';
const RULE = '='.repeat(78);

interface Part {
  readonly name: string;
  /** Typefaces have no version. */
  readonly version?: string;
  /** The licence by its SPDX name, if the package has one. */
  readonly spdxName: string;
  readonly licence: string;
}

/** The folders of the packages of which a bundle has some code. */
function packageFoldersIn(bundles: readonly Metafile[]): readonly string[] {
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
async function packageIn(folder: string): Promise<Part> {
  const description = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly version: string;
    readonly license?: string;
  };
  const { name, version, license: spdxName = 'see below' } = description;
  const licence = await readLicences(folder, (file) => LICENCE_FILE.test(file));
  if (!licence) throw new Error(`${name} is bundled, but ${folder} has no licence file`);
  return { name, version, spdxName, licence };
}

/** @throws {Error} when a typeface has no licence file beside it */
async function typefaces(folder: string): Promise<readonly Part[]> {
  const fonts = (await readdir(folder)).filter((name) => name.endsWith('.woff2')).toSorted();
  return Promise.all(
    fonts.map(async (font) => {
      const name = path.parse(font).name;
      const licence = await readLicences(folder, (file) => file === `${FONT_LICENCE}${name}.txt`);
      if (!licence) throw new Error(`${folder} has no ${FONT_LICENCE}${name}.txt for the typeface ${font}`);
      return { name, spdxName: 'OFL-1.1', licence };
    }),
  );
}

/**
 * Lists what is in the bundles, each part once, by name.
 * @param root the folder in which the bundles were built
 * @throws {Error} when a package or a typeface has no licence file
 */
export async function thirdParties(bundles: readonly Metafile[], root: string): Promise<readonly Part[]> {
  const packages = await Promise.all(
    packageFoldersIn(bundles).map((folder) => packageIn(path.join(root, folder))),
  );
  const fonts = await typefaces(path.join(root, 'public/fonts'));
  const byTitle = new Map([...packages, ...fonts].map((part) => [titleOf(part), part]));
  return [...byTitle.values()];
}

const titleOf = ({ name, version, spdxName }: Part): string =>
  version ? `${name} ${version} (${spdxName})` : `The typeface ${name}`;

/** Writes THIRD-PARTY.txt. Parts with the same licence text are listed together above it. */
export function noticesOf(parts: readonly Part[]): string {
  const byLicence = Map.groupBy(parts, ({ licence }) => licence);
  const chapters = [...byLicence].map(
    ([licence, alike]) => `${RULE}\n${alike.map(titleOf).join('\n')}\n${RULE}\n\n${licence}\n`,
  );
  return `What this site is made with, each under its own licence.\n\n${chapters.join('\n')}`;
}

/** Writes a CycloneDX bill of materials, without number and time, so that builds can be compared. */
export function billOfMaterials(parts: readonly Part[], build: string): string {
  const components = parts.map(({ name, version, spdxName }) => ({
    type: version ? 'library' : 'file',
    name: version ? name : `fonts/${name}.woff2`,
    ...(version && { version, purl: `pkg:npm/${name.replace('@', '%40')}@${version}` }),
    licenses: [{ expression: spdxName }],
  }));
  const component = { type: 'application', name: 'festival-site', version: build };
  return `${JSON.stringify(
    { bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, metadata: { component }, components },
    null,
    2,
  )}\n`;
}
