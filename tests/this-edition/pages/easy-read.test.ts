import { expect, it } from 'vitest';
import { documentAt } from '../../http/documents.ts';
import { textOf } from '../../http/text-of.ts';

it.each(['/info/easy-read', '/info/what-will-happen'])(
  '%s has a picture beside each thing, and short sentences',
  (address) => {
    const main = documentAt(address).split(/<\/?main/)[1] ?? '';
    const rows = main.match(/<li>.*?<\/li>/gs) ?? [];
    expect(rows.length).toBeGreaterThan(10);
    for (const row of rows) expect(row).toMatch(/^<li><div>(?:<picture>|<svg)[^]*<\/div><div><p>/);
    const lines = Array.from(main.matchAll(/<p\b[^>]*>(.*?)<\/p>/gs), ([, line = '']) => textOf(line));
    const sentences = lines.flatMap((line) => line.match(/[^.?!]+(?:\.\d+[^.?!]*)*[.?!]/g) ?? []);
    expect(sentences.length).toBeGreaterThan(40);
    expect(sentences.filter((sentence) => sentence.trim().split(/\s+/).length > 15)).toEqual([]);
    expect(textOf(main)).toMatch(/Nobody has tried (?:this page|it) with readers yet\./);
  },
);
