import { describe, expect, it } from 'vitest';
import { everyAddress } from '../every-address.ts';

describe('Every address', () => {
  it('of section 2 of the specification is in the route table, and beside them the pages of this house', () => {
    expect(everyAddress.toSorted()).toEqual(
      [
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
        '/nightjar-2026/programme',
        '/nightjar-2026/changes',
        '/my-line-up',
        '/needs',
        '/a-z',
        '/pocket',
        '/offline',
        '/further-afield/beds',
        '/plan',
        ...[
          'first-time',
          'terms',
          'privacy',
          'stewards',
          'traders',
          'press',
          'not-known-yet',
          'website-accessibility',
          'easy-read',
          'what-will-happen',
        ].map((name) => `/info/${name}`),
        ...['sea-power', 'arab-strap', 'wren-hadley'].map((slug) => `/artist/${slug}`),
        ...[2025, 2024, 2023, 2022].map((year) => `/past-festivals/${year}`),
      ].toSorted(),
    );
  });
});
