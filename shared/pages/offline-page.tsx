import { css } from '@emotion/react';
import { usePageContext } from '../components/frame/page-context.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import { ColumnHeading } from '../components/type/column-heading.tsx';
import { WoodIndex } from '../components/type/wood-index.tsx';
import { Prose } from '../components/type/prose.tsx';
import { pathTo } from '../addressing/paths.ts';
import { offlineWording } from '../data/wording/offline-wording.ts';
import { headingBeside, stack } from '../look/measures.ts';
import { definePage } from '../page.ts';

const name = 'offline';

/* The mark of a telephone that hears nothing: every bar is hollow. */
const bars = css`
  width: min(60vw, 22rem);
  fill: none;
  stroke: currentcolor;
  stroke-width: 5;
  filter: drop-shadow(4px 4px 0 var(--second));
`;

/** What there is without a signal; the service worker shows it in the place of a page that is not saved. */
export const offlinePage = definePage({
  name,
  label: offlineWording.title,
  section: 'info',
  parent: 'info',
  unlisted: true,
  offline: 'saved',
  content: { copy: offlineWording },
  meta: ({ copy }) => copy,
  Component({ copy }) {
    const saved = usePageContext().savedPages.filter(({ path }) => path !== pathTo(name));
    return (
      <>
        <PageTitle title={copy.title} lead={copy.lead}>
          <svg viewBox="0 0 220 102" aria-hidden="true" css={bars}>
            {[20, 40, 60, 80, 99].map((height, index) => (
              <path key={height} d={`M${2 + index * 45} 100h34v-${height - 2}h-34z`} />
            ))}
          </svg>
        </PageTitle>
        <div css={stack}>
          <section>
            <h2>{copy.listHeading}</h2>
            <WoodIndex pages={saved} />
          </section>
          <section css={headingBeside}>
            <ColumnHeading text={copy.aboutHeading} />
            <Prose blocks={copy.about} />
          </section>
        </div>
      </>
    );
  },
});
