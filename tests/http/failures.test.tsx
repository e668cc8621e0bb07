import { readFileSync } from 'node:fs';
import { Suspense, use } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Page } from '../../shared/page.ts';
import { failingPage } from './failing-page.ts';
import { openSite } from './site.ts';
import { thisFestival, pageNamed } from '../this-edition/nightjar.ts';

const { edition } = thisFestival;

const homePage = pageNamed('home');
const notFoundPage = pageNamed('*');

const pageThat = (name: string, does: Partial<Page>): Page => ({ ...homePage, name, ...does });

const broken = pageThat('broken', {
  Component: () => {
    throw new Error('the component failed');
  },
});
const unreadable = failingPage('unreadable', new Error('the data could not be read'));
const noFile = pageThat('no-file', { load: () => ({ text: readFileSync('/site/dist/nothing') }) });

/** Rejects after React has sent the surrounding page. */
let later: Promise<string>;
const Late = () => use(later);
const late = pageThat('late', {
  Component: () => (
    <Suspense fallback={<p>One moment</p>}>
      <Late />
    </Suspense>
  ),
});

const { get, log } = openSite({
  pages: [broken, unreadable, noFile, late, homePage, notFoundPage],
});

beforeEach(() => {
  log.length = 0;
});

describe('A page that fails', () => {
  it.each([
    ['/broken', 'the component failed'],
    ['/unreadable', 'the data could not be read'],
    ['/no-file', 'Something on the server could not be read.'],
  ])('like %s answers 500 with the error’s message, without its stack', async (path, message) => {
    const { status, text } = await get(path);
    expect(status).toBe(500);
    expect(text).toContain('Unexpected Application Error!');
    expect(text).toContain(message);
    expect(text).toContain(
      `<title>Unexpected Application Error! · ${edition.fullName} ${edition.year}</title>`,
    );
    expect(text).not.toMatch(/at \w+ \(|node_modules|\.tsx/);
    const [failure, line] = log;
    expect(text).not.toContain('/site/dist');
    expect(failure).toMatchObject({ level: 50 });
    expect(line).toMatchObject({ level: 50, status: 500, path, requestId: failure?.['requestId'] });
    expect((await get('/')).status).toBe(200);
  });

  it('after its first byte keeps the rest of the page, and the log has the error', async () => {
    later = new Promise((_, reject) => setTimeout(() => reject(new Error('the late part failed')), 50));
    const { status, text } = await get('/late');
    expect(status).toBe(200);
    expect(text).toContain('One moment');
    expect(text).toContain('<footer');
    const [failure, line] = log;
    expect(failure).toMatchObject({ level: 50, err: { message: 'the late part failed' } });
    expect(line).toMatchObject({ path: '/late', requestId: failure?.['requestId'] });
  });
});
