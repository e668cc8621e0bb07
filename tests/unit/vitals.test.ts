import { describe, expect, it } from 'vitest';
import { openMetrics } from '../../server/log/metrics.ts';
import { Vitals } from '../../server/log/vitals.ts';

describe('What the process knows of itself', () => {
  const vitals = new Vitals();
  vitals.answered('home', 200, 'cached', 0.4);
  vitals.answered('purchase', 200, 'rendered', 30);
  vitals.answered('purchase', 503, 'rendered', 9000);
  vitals.waited(700);
  vitals.waited(20);
  vitals.refused = 1;
  const [first, second] = [vitals.beat(), vitals.beat()];

  it('is in each pulse as it was since the last one', () => {
    expect(first).toMatchObject({ longestWait: 700, refused: 1, cached: 1, rendered: 2, waiting: 0 });
    expect(second).toMatchObject({ longestWait: 0, refused: 0, cached: 0, rendered: 0 });
    expect(first.memory).toBeGreaterThan(first.heap);
  });

  it('is in the metrics as it was since the start, each class of durations with those below it', () => {
    const text = openMetrics(vitals, 'abc', true, 47, 2);
    const bucket = 'site_request_duration_seconds_bucket{kind="rendered",le=';
    for (const sample of [
      'site_requests_total{route="purchase",status="503"} 1',
      `${bucket}"0.025"} 0`,
      `${bucket}"0.1"} 1`,
      `${bucket}"5"} 1`,
      `${bucket}"+Inf"} 2`,
      'site_request_duration_seconds_sum{kind="rendered"} 9.03',
      'site_build_info{build="abc"} 1',
      'site_documents 47',
      'site_today_problems 2',
    ])
      expect(text).toContain(`\n${sample}\n`);
    expect(text.endsWith('# EOF\n')).toBe(true);
  });
});
