import { describe, expect, it } from 'vitest';
import { barFit, barWidth } from '../../shared/components/frame/bar-fit.ts';
import { navigationOf } from '../../shared/addressing/navigation.ts';
import { pages } from '../../shared/routes.tsx';

describe('The header bar', () => {
  const labels = { brand: 'Nightjar', navigation: navigationOf(pages), tickets: 'GET TICKETS' };

  it('appears from the width on at which its labels fit, and later when they are longer', () => {
    expect(barWidth(labels)).toBe(72);
    expect(barWidth({ ...labels, brand: 'Supersonic Weekender' })).toBeGreaterThan(85);
    expect(barWidth({ ...labels, tickets: 'BUY YOUR TICKETS NOW' })).toBeGreaterThan(77);
    expect(barWidth({ ...labels, brand: 'Øya', navigation: labels.navigation.slice(0, 4) })).toBeLessThan(48);
  });

  it('stands without any entry, too', () => {
    const none = { ...labels, navigation: [] };
    expect(barWidth(none)).toBeLessThan(barWidth(labels));
    expect(barFit(none).menu).toBe('0.0rem');
  });
});
