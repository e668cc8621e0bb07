import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { Metrics } from '../../server/log/metrics.ts';

const folder = path.join(import.meta.dirname, '..', '..', 'deploy', 'monitoring');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

interface Dashboard {
  readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[];
}
const { panels } = JSON.parse(read('dashboard.json')) as Dashboard;
const queries = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

/** Prometheus's own check, from Debian's package `prometheus`, whose server is not needed here. */
const promtool = (args: readonly string[], input?: string) =>
  spawnSync('promtool', args, { cwd: folder, encoding: 'utf8', input });
const installed = promtool(['--version']).status === 0;

const metrics = new Metrics();
const page = { method: 'GET', route: 'purchase', status: 200, cached: false, duration: 30 };
metrics.countAnswer(page);
metrics.countAnswer({ ...page, status: 503, duration: 9000 });
metrics.countAnswer({ ...page, route: 'home', cached: true, duration: 0.4 });
metrics.countAnswer({ ...page, route: 'health' });
metrics.countRefused();

const server = metrics.createServer({
  build: 'abc',
  isReady: () => true,
  isDraining: () => false,
  countProblems: () => 2,
});
await once(server.listen(0, '127.0.0.1'), 'listening');
const { port } = server.address() as AddressInfo;
const scraped = await (await fetch(`http://127.0.0.1:${port}/metrics?of=all`)).text();
server.close();

it('What a process reports of itself is in the metrics, failures from none on', () => {
  const labels = 'method="GET",route="purchase",status_code="503",cached="false"';
  for (const sample of [
    `http_request_duration_seconds_bucket{le="5",${labels}} 0`,
    `http_request_duration_seconds_sum{${labels}} 9`,
    'site_refused_total{by="queue"} 1',
    'site_build_info{build="abc"} 1',
    'site_ready 1',
    'site_today_problems 2',
  ])
    expect(scraped).toContain(`\n${sample}\n`);
  expect(scraped).not.toContain('route="health"');
});

describe('Rules and dashboard', () => {
  it('ask for nothing that a replica does not report', () => {
    const asked = `${read('alerts.yaml')}${queries.join('\n')}`.matchAll(
      /\b(?:site|process|nodejs|http)_[a-z_]+/g,
    );
    const names = new Set(Array.from(asked, ([name]) => name));
    expect(names.size).toBeGreaterThan(9);
    for (const name of names) expect(scraped).toMatch(new RegExp(`^${name}[{ ]`, 'm'));
  });

  it('say which replica it is, the value and what to do, and lead to a line of the run-book', () => {
    interface Rule {
      readonly alert: string;
      readonly annotations: Readonly<Record<string, string>>;
    }
    const { groups } = parse(read('alerts.yaml')) as { groups: readonly { rules: readonly Rule[] }[] };
    const runBook = readFileSync(path.join(folder, '..', '..', 'docs', 'run-book.md'), 'utf8');
    for (const { alert, annotations } of groups.flatMap(({ rules }) => rules)) {
      expect(annotations, alert).toMatchObject({
        summary: expect.stringMatching(/\$value/) as string,
        description: expect.stringMatching(/^[^.]+(\.\S[^.]*)*\.$/) as string,
        runbook_url: `docs/run-book.md#${alert}`,
      });
      expect(runBook).toContain(`<a id="${alert}"></a>`);
    }
  });

  it.skipIf(!installed)('pass promtool, and each rule fires when it should and not on a quiet day', () => {
    const asRules = mkdtempSync(path.join(tmpdir(), 'panels-'));
    const rules = queries.map((expr, index) => ({ record: `panel:${index}`, expr }));
    writeFileSync(path.join(asRules, 'rules.json'), JSON.stringify({ groups: [{ name: 'panels', rules }] }));
    for (const args of [
      ['check', 'metrics'],
      ['check', 'config', 'prometheus.yaml'],
      ['check', 'rules', path.join(asRules, 'rules.json')],
      ['test', 'rules', 'alerts.test.yaml'],
    ]) {
      const { status, stdout, stderr } = promtool(args, scraped);
      expect(status, stdout + stderr).toBe(0);
    }
    rmSync(asRules, { recursive: true });
  });
});
