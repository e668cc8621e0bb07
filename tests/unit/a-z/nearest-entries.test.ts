import { describe, expect, it } from 'vitest';
import { createNearest } from '../../../shared/rules/a-z/nearest-entries.ts';

const entries = [
  { word: 'Showers', also: ['hot water'] },
  { word: 'Toilets', also: ['loo'] },
  { word: 'WiFi' },
  { word: 'Lost property' },
  { word: 'Lost children' },
  { word: 'Charging' },
  { word: 'Changing' },
  { word: 'Info', also: ['info'] },
  { word: '!!!' },
];
const nearest = createNearest(entries);
const near = (path: string) => nearest(path, 3).map(({ word }) => word);

describe('An address without a page', () => {
  it.each([
    ['/showers', ['Showers']],
    ['/showers.html', ['Showers']],
    ['/info/toilet', ['Toilets', 'Info']],
    ['/wi-fi', ['WiFi']],
    ['/hot%20water', ['Showers']],
    ['/toliets', ['Toilets']],
    ['/charging', ['Charging']],
    ['/showers/toilets/loo/wifi/charging', ['Charging', 'WiFi', 'Toilets']],
  ])('like %s leads to %j', (path, expected) => expect(near(path)).toEqual(expected));

  it.each([
    '/nope',
    '/lost',
    '/wp-login.php',
    '/.env',
    '/%',
    '/%E0%A4',
    `/${'a'.repeat(9000)}`,
    `/showers/${'/a'.repeat(5000)}`,
  ])('that means nothing leads nowhere', (path) => expect(near(path)).toEqual([]));
});
