import { expect, it } from 'vitest';
import { calendar } from '../../shared/data/calendar.ts';
import { yearAt } from '../../shared/rules/calendar/year.ts';
import { pages } from '../../shared/routes.tsx';

/** The pictures that a page's data names, in its texts and above them. */
const picturesOf = ({ load }: (typeof pages)[number]): readonly string[] => {
  const year = yearAt(calendar, 0);
  const asked = { entry: '', view: {}, query: new URLSearchParams(), now: new Date(0), year };
  const named = JSON.stringify(load(asked)).matchAll(/"picture":"([\w-]+)"/g);
  return Array.from(named, ([, id = '']) => id);
};

it.each(['info/', 'further-afield/'])(
  'No picture is twice on a page under %s, or on the page beside it',
  (folder) => {
    const shown = pages.filter(({ name }) => name.startsWith(folder)).map(picturesOf);
    expect(shown.flat().length).toBeGreaterThan(7);
    const repeated = shown.flatMap((own, index) => {
      const all = [...own, ...new Set(shown[index + 1])];
      return all.filter((id, place) => all.indexOf(id) !== place);
    });
    expect(repeated).toEqual([]);
  },
);
