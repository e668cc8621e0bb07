/** Finds the festival to build: this one, or the one in the folder that FESTIVAL names. */
import path from 'node:path';
import type { Plugin } from 'esbuild';
import type { Content } from '../shared/festival/content.ts';

const root = path.join(import.meta.dirname, '..');
const { FESTIVAL, DIST } = process.env;

/** The folder of the chosen festival's `content.ts`, relative to the root. */
export const festivalFolder = FESTIVAL ? path.relative(root, path.resolve(root, FESTIVAL)) : 'shared/data';

const contentFile = path.join(root, festivalFolder, 'content.ts');

/** The folder of the chosen festival's own icons, prints and cards. */
export const publicFolder = path.join(root, FESTIVAL ? festivalFolder : '', 'public');

/** Whether every festival has this file of `public/`. */
export const isForEveryFestival = (file: string): boolean => /^(fonts\/|offline\.css$)/.test(file);

/** The folder of the build, relative to the root. */
export const distFolder = path.relative(root, path.resolve(root, DIST || 'dist'));

export async function chosenContent(): Promise<Content> {
  const { content } = (await import(contentFile)) as { readonly content: Content };
  return content;
}

/** Replaces this festival's content by the chosen one's in a bundle. */
export const withChosenContent: Plugin = {
  name: 'chosen-content',
  setup({ onResolve }) {
    if (FESTIVAL) onResolve({ filter: /\/data\/content\.ts$/ }, () => ({ path: contentFile }));
  },
};
