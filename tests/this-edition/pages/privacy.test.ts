import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { logged } from '../../../shared/data/articles/privacy.ts';
import { openSite } from '../../http/site.ts';

const root = path.join(import.meta.dirname, '..', '..', '..');
const { get, log, textAt } = openSite({ environment: { TRUST_PROXY: '1' } });

/** Recognisable values for everything that a browser sends beside the address. */
const sentHeaders = {
  'User-Agent': 'A-browser-by-its-name',
  Referer: 'https://came-from.example/here',
  Cookie: 'a-cookie=1',
  'Accept-Language': 'cy',
  'X-Forwarded-For': '198.51.100.9, 203.0.113.77',
  'X-Request-Id': 'my secret id',
  traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
};

/** The fields of a log line, without its level and its message, which say nothing about the visitor. */
const fieldsOf = (line: Record<string, unknown>): readonly string[] =>
  Object.keys(line).filter((field) => field !== 'level' && field !== 'msg');

describe('What the privacy page says', () => {
  beforeAll(() => {
    log.length = 0;
  });

  it('of the log has every field of a line, for each kind of answer', async () => {
    const ids: (string | undefined)[] = [];
    const rendered = ['/my-line-up?picks=secret', '/nowhere?typed=secret'];
    for (const address of ['/lineup?typed=secret', '/lineup', '/robots.txt', ...rendered])
      ids.push((await get(address).set(sentHeaders)).headers['x-request-id']);
    // The log takes a tracing proxy's id for the request only if it is well formed.
    const { headers } = await get('/lineup').set({ ...sentHeaders, traceparent: 'my-name-is-secret' });
    ids.push(headers['x-request-id']);
    expect(new Set(ids).size).toBe(6);
    expect(log.map(({ requestId }) => requestId)).toEqual(ids);
    expect(log.map(({ traceparent }) => traceparent)).toEqual([
      ...Array.from({ length: 5 }, () => sentHeaders.traceparent),
      undefined,
    ]);
    // An aborted answer has one field more, a process adds its build
    // to each line, and the edge adds two fields.
    const fields = new Set([...log.flatMap(fieldsOf), 'aborted', 'build', 'protocol', 'early']);
    expect([...fields].toSorted()).toEqual(Object.keys(logged).toSorted());
    const text = await textAt('/info/privacy');
    for (const { meaning } of Object.values(logged)) expect(text).toContain(meaning);
  });

  it('is not in the log is not in it', () => {
    const lines = JSON.stringify(log);
    expect(lines).toContain('203.0.113.0');
    expect(lines).not.toMatch(/203\.0\.113\.77|198\.51|browser-by|came-from|a-cookie|typed|secret|"cy"/);
  });

  it('of the edge’s log is the same, and how the edge fetched the answer', () => {
    const settings = readFileSync(path.join(root, 'deploy/edge/settings.conf'), 'utf8');
    const [format = ''] = /log_format json[^;]*;/.exec(settings) ?? [];
    const fields = Array.from(format.matchAll(/"(\w+)":/g), ([, field]) => field);
    expect(fields.length).toBeGreaterThan(5);
    const ofTheEdge = ['level', 'msg', 'upstream', 'upstreamStatus', 'upstreamDuration'];
    expect(fields.filter((field = '') => !ofTheEdge.includes(field) && !(field in logged))).toEqual([]);
  });

  it('of the device is true of the code: no cookie, and one place that stores on the device', () => {
    const code = ['client', 'shared'].flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => path.join(folder, file))
        .filter((file) => /\.tsx?$/.test(file)),
    );
    const saying = (words: RegExp) =>
      code.filter((file) => words.test(readFileSync(path.join(root, file), 'utf8')));
    expect(saying(/document\.cookie|cookieStore|indexedDB/)).toEqual([]);
    for (const storage of [/sessionStorage/, /localStorage/])
      expect(saying(storage)).toEqual(['shared/islands/browser/stored-text.ts']);
  });
});
