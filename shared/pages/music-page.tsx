import { BandsByDay } from '../components/programme/bands-by-day.tsx';
import { ArticleBody } from '../components/type/article.tsx';
import { Strip } from '../components/type/strip.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import { measure } from '../look/measures.ts';
import { definePage } from '../page.ts';
import type { Festival } from '../festival/create-festival.ts';

export const musicPage = ({ bill, texts: { music, toCome } }: Festival) =>
  music &&
  definePage({
    name: 'programme/music',
    label: 'Music',
    section: 'music',
    menu: 'programme',
    content: { copy: music, days: bill },
    meta: ({ copy }) => copy,
    Component: ({ copy, days }) => (
      <>
        <PageTitle {...copy} />
        <div css={measure}>{days.length === 0 && <Strip strip={toCome.lineUp} heading="h2" />}</div>
        <BandsByDay days={days} />
        <ArticleBody facts={copy.facts} sections={copy.sections} />
      </>
    ),
  });
