/** The festival whose site is made: this one, or the one in the folder that FESTIVAL names. */
import path from 'node:path';
import type { Plugin } from 'esbuild';
import type { Content } from '../shared/festival/content.ts';

const root = path.join(import.meta.dirname, '..');
const { FESTIVAL, DIST = 'dist' } = process.env;

/** Where its `content.ts` is, from the root. */
export const festivalFolder = FESTIVAL ? path.relative(root, path.resolve(root, FESTIVAL)) : 'shared/data';

const contentFile = path.join(root, festivalFolder, 'content.ts');

/** Where its own files are: icons, prints, cards. */
export const publicFolder = path.join(root, FESTIVAL ? festivalFolder : '', 'public');

/** The files of `public/` that every festival has. */
export const isForAll = (file: string): boolean => /^(fonts\/|offline\.css$)/.test(file);

/** Where the site is made, from the root. */
export const distFolder = path.relative(root, path.resolve(root, DIST));

export async function chosenContent(): Promise<Content> {
  const { content } = (await import(contentFile)) as { readonly content: Content };
  return content;
}

/** Puts the chosen festival's content into a bundle, in the place of this one's. */
export const withChosenContent: Plugin = {
  name: 'chosen-content',
  setup({ onResolve }) {
    if (FESTIVAL) onResolve({ filter: /\/data\/content\.ts$/ }, () => ({ path: contentFile }));
  },
};
