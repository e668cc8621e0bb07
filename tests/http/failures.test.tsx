import { Suspense, use } from 'react';
import request from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Page } from '../../shared/page.ts';
import { homePage } from '../../shared/pages/home-page.tsx';
import { notFoundPage } from '../../shared/pages/not-found-page.tsx';
import { createTestSite } from '../site.ts';

const pageThat = (name: string, does: Partial<Page>): Page => ({ ...homePage, name, ...does });

const fail = (failure: Error) => () => {
  throw failure;
};

const broken = pageThat('broken', { Component: fail(new Error('the strings have snapped')) });
const unreadable = pageThat('unreadable', { load: fail(new Error('the page is wet')) });
const refused = pageThat('refused', {
  load: fail(Object.assign(new Error('not in this order'), { status: 422 })),
});

/** Rejects when React has already sent what stands around it. */
let later: Promise<string>;
const Late = () => use(later);
const late = pageThat('late', {
  Component: () => (
    <Suspense fallback={<p>One moment</p>}>
      <Late />
    </Suspense>
  ),
});

const { listener, log } = createTestSite({
  pages: [broken, unreadable, refused, late, homePage, notFoundPage],
});

beforeEach(() => {
  log.length = 0;
});

describe('a page that fails', () => {
  it.each([
    ['/broken', 'the strings have snapped'],
    ['/unreadable', 'the page is wet'],
  ])('%s answers 500 with the title and the message, its stack in the log alone', async (path, message) => {
    const { status, text } = await request(listener).get(path);
    expect(status).toBe(500);
    expect(text).toContain('Unexpected Application Error!');
    expect(text).toContain(message);
    expect(text).toContain('<title>Unexpected Application Error! · Nightjar Festival 2026</title>');
    expect(text).not.toMatch(/at \w+ \(|node_modules|\.tsx/);
    const [failure, line] = log;
    expect(failure).toMatchObject({ level: 50, err: { message } });
    expect(line).toMatchObject({ level: 50, status: 500, path, requestId: failure?.['requestId'] });
    expect((await request(listener).get('/')).status).toBe(200);
  });

  it('after its first byte is in the log with its request, and the visitor keeps the rest of the page', async () => {
    later = new Promise((_, reject) => setTimeout(() => reject(new Error('the amp has gone')), 50));
    const { status, text } = await request(listener).get('/late');
    expect(status).toBe(200);
    expect(text).toContain('One moment');
    expect(text).toContain('<footer');
    const [failure, line] = log;
    expect(failure).toMatchObject({ level: 50, err: { message: 'the amp has gone' } });
    expect(line).toMatchObject({ path: '/late', requestId: failure?.['requestId'] });
  });

  it('for a reason that lies in the request has its own status, and is no failure of the site’s', async () => {
    const { status, text } = await request(listener).get('/refused');
    expect(status).toBe(422);
    expect(text).toBe('Unprocessable Entity\n');
    expect(log).toEqual([expect.objectContaining({ level: 40, status: 422 })]);
  });

  it('once, and be it the page of every unknown address, is asked again the next time', async () => {
    let tries = 0;
    const flaky: Page = {
      ...notFoundPage,
      load(asked) {
        tries += 1;
        if (tries === 1) throw new Error('lost in the post');
        return notFoundPage.load(asked);
      },
    };
    const site = createTestSite({ pages: [homePage, flaky] });
    expect((await request(site.listener).get('/a//b')).status).toBe(500);
    expect((await request(site.listener).get('/a//b')).status).toBe(404);
  });
});
