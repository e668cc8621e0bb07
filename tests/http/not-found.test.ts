import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../test-app.ts';

const { listener } = createTestApp();
const get = (path: string) => request(listener).get(path);

describe('An address without a page', () => {
  it.each([
    '/nope',
    '/LINEUP',
    '/Lineup',
    '/HEALTHZ',
    '/Readyz',
    '/SITEMAP.XML',
    '/Speculation-Rules.json',
    '/Favicon.ico',
    '/info/nope',
    '/artist',
    '/nightjar-2025/music',
    '/music',
    '/index.html',
    '/.env',
    '/assets/nope.js',
    '/artist/a/b',
  ])('like %s answers 404 with the three texts of the specification and the link home', async (path) => {
    const { status, text } = await get(path);
    expect(status).toBe(404);
    expect(text).toContain('404');
    expect(text).toContain('Page not found');
    expect(text.replaceAll('&#x27;', "'")).toContain("The page you're looking for doesn't exist.");
    expect(text).toMatch(/<a href="\/"[^>]*>Return to Home<\/a>/);
    expect(text).toContain('<footer');
    expect(text).toContain('name="robots" content="noindex"');
    expect(text).toContain('<title>Page not found · Nightjar Festival 2026</title>');
  });
});
