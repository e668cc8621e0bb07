import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openMetrics } from '../../server/log/metrics.ts';
import { Vitals } from '../../server/log/vitals.ts';

const folder = path.join(import.meta.dirname, '..', '..', 'deploy', 'monitoring');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

interface Dashboard {
  readonly panels: readonly {
    readonly title: string;
    readonly gridPos: Readonly<Record<'x' | 'y' | 'w' | 'h', number>>;
    readonly targets: readonly { readonly expr: string }[];
  }[];
}
const { panels } = JSON.parse(read('dashboard.json')) as Dashboard;
const queries = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

/** Prometheus's own check; of Debian's package `prometheus`, whose server nobody needs here. */
const promtool = (...args: readonly string[]) =>
  spawnSync('promtool', args, { cwd: folder, encoding: 'utf8' });
const installed = promtool('--version').status === 0;

describe('Rules and dashboard', () => {
  it('ask for nothing that a replica does not tell', () => {
    const vitals = new Vitals();
    vitals.answered('home', 200, 'cached', 1);
    const told = openMetrics(vitals, 'abc', true, 47, 2);
    const asked = [...`${read('alerts.yaml')}${queries.join('\n')}`.matchAll(/\b(?:site|process)_[a-z_]+/g)];
    expect(new Set(asked.map(([name]) => name)).size).toBeGreaterThan(9);
    for (const [name] of asked) expect(told).toMatch(new RegExp(`^${name}[{ ]`, 'm'));
  });

  it.skipIf(!installed)('pass promtool, and each rule fires when it should and not on a quiet day', () => {
    const asRules = mkdtempSync(path.join(tmpdir(), 'panels-'));
    const rules = queries.map((expr, index) => ({ record: `panel:${index}`, expr }));
    writeFileSync(path.join(asRules, 'rules.json'), JSON.stringify({ groups: [{ name: 'panels', rules }] }));
    for (const args of [
      ['check', 'config', 'prometheus.yaml'],
      ['check', 'rules', path.join(asRules, 'rules.json')],
      ['test', 'rules', 'alerts.test.yaml'],
    ]) {
      const { status, stdout, stderr } = promtool(...args);
      expect(status, stdout + stderr).toBe(0);
    }
    rmSync(asRules, { recursive: true });
  });
});
