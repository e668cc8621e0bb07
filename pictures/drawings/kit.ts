/** What the parts and scenes draw with. */
export * from './marks.ts';
export * from './sheet.ts';
