import { describe, expect, it } from 'vitest';
import { everyAddress } from '../every-address.ts';

describe('Every address', () => {
  it('of section 2 of the specification is in the route table', () => {
    expect(everyAddress).toEqual(
      expect.arrayContaining([
        '/',
        '/lineup',
        '/tickets',
        '/tickets/purchase',
        '/experience',
        '/info',
        '/contact',
        '/gallery',
        ...[
          'about',
          'getting-here',
          'camping',
          'accessibility',
          'sustainability',
          'families-dogs',
          'dos-donts',
          'faqs',
        ].map((name) => `/info/${name}`),
        ...['things-to-do', 'walks', 'pubs-food', 'stores'].map((name) => `/further-afield/${name}`),
        ...['music', 'talks', 'djs', 'kids-teens', 'walks', 'schedule', 'past-festivals'].map(
          (name) => `/nightjar-2026/${name}`,
        ),
        ...['sea-power', 'arab-strap', 'wren-hadley'].map((slug) => `/artist/${slug}`),
        ...[2025, 2024, 2023, 2022].map((year) => `/past-festivals/${year}`),
      ]),
    );
  });
});
