import { BandsByDay } from '../components/programme/bands-by-day.tsx';
import { BriefNote } from '../components/programme/pages-note.tsx';
import { ArticleBody } from '../components/type/article.tsx';
import { Band } from '../components/type/band.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import { music } from '../data/articles/music.ts';
import { lineUp } from '../data/programme/line-up.ts';
import { toCome } from '../data/wording/to-come.ts';
import { actPages } from '../data/wording/line-up-wording.ts';
import { measure } from '../look/measures.ts';
import { definePage } from '../page.ts';
import { bill } from '../festival/programme.ts';

export const musicPage = definePage({
  name: 'programme/music',
  label: 'Music',
  section: 'music',
  menu: 'programme',
  content: { copy: music, days: bill, acts: lineUp, pages: actPages },
  meta: ({ copy }) => copy,
  Component: ({ copy, ...bands }) => (
    <>
      <PageTitle {...copy} />
      <div css={measure}>{bands.days.length === 0 && <Band band={toCome.lineUp} heading="h2" />}</div>
      <BandsByDay {...bands} />
      <BriefNote {...bands.pages} />
      <ArticleBody facts={copy.facts} sections={copy.sections} />
    </>
  ),
});
