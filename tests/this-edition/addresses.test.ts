import { everyAddress } from './nightjar.ts';
import { expect, it } from 'vitest';

/** The addresses of section 2 of the specification: a folder, and what stands in it. */
const sections = {
  '/': ' lineup tickets tickets/purchase experience info contact gallery',
  '/info/': 'about getting-here camping accessibility sustainability families-dogs dos-donts faqs',
  '/further-afield/': 'things-to-do walks pubs-food stores',
  '/nightjar-2026/': 'music talks djs kids-teens walks schedule past-festivals',
  '/artist/': 'sea-power arab-strap wren-hadley',
  '/past-festivals/': '2025 2024 2023 2022',
};

it.each(Object.entries(sections))('The addresses of the specification under %s', (folder, names) =>
  expect(everyAddress).toEqual(expect.arrayContaining(names.split(' ').map((name) => folder + name))),
);
