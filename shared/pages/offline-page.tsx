import { css } from '@emotion/react';
import { usePageContext } from '../components/frame/page-context.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import { ColumnHeading } from '../components/type/column-heading.tsx';
import { WoodIndex } from '../components/type/wood-index.tsx';
import { Prose } from '../components/type/prose.tsx';
import { pathTo } from '../addressing/paths.ts';
import { offlineWording } from '../data/wording/offline-wording.ts';
import { solidForme } from '../components/broadsides/forme.ts';
import { media } from '../look/tokens.ts';
import { headingBeside, stack } from '../look/measures.ts';
import { definePage } from '../page.ts';

const name = 'offline';

/* The mark of a telephone that hears nothing, across the page: every bar is hollow. */
const signal = css`
  ${solidForme};
  svg {
    display: block;
    width: 100%;
    height: clamp(7rem, 26vw, 21rem);
    fill: none;
    stroke: currentcolor;
    stroke-width: 8;
  }
  path {
    vector-effect: non-scaling-stroke;
  }
`;

const inColumns = css`
  ${media.desktop} {
    columns: 2 22em;
    gap: 2rem;
    p {
      break-inside: avoid;
    }
  }
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
        <PageTitle title={copy.title} lead={copy.lead} low />
        <div css={signal}>
          <svg viewBox="0 0 220 100" preserveAspectRatio="none" aria-hidden="true">
            {[20, 40, 60, 80, 99].map((height, index) => (
              <path key={height} d={`M${1 + index * 46} 99h34v-${height - 2}h-34z`} />
            ))}
          </svg>
        </div>
        <div css={stack}>
          <section>
            <h2>{copy.listHeading}</h2>
            <WoodIndex pages={saved} />
          </section>
          <section css={headingBeside}>
            <ColumnHeading text={copy.aboutHeading} />
            <div css={inColumns}>
              <Prose blocks={copy.about} />
            </div>
          </section>
        </div>
      </>
    );
  },
});
