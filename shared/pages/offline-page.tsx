import { css } from '@emotion/react';
import { usePageContext } from '../components/frame/page-context.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import { ColumnHeading } from '../components/type/column-heading.tsx';
import { WoodType } from '../components/type/wood-type.tsx';
import { Prose } from '../components/type/prose.tsx';
import { pathTo } from '../addressing/paths.ts';
import { offlineWording } from '../data/wording/offline-wording.ts';
import { headingBeside, stack } from '../look/measures.ts';
import { media, rule } from '../look/tokens.ts';
import { definePage } from '../page.ts';
import { inkedOnHover } from '../look/surfaces.ts';

const name = 'offline';

/* Large: it is read in the rain, on the way. */
const list = css`
  display: grid;
  column-gap: 2rem;
  border-top: ${rule};
  --most: 99rem;
  /* One height for all: the shortest names are no larger than the others. */
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    --most: 16cqi;
  }
  a {
    display: grid;
    align-content: end;
    height: 100%;
    padding-block: 0.75rem 0.4rem;
    border-bottom: ${rule};
    text-decoration: none;
    ${inkedOnHover};
  }
`;

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
            <ul css={list}>
              {saved.map((page) => (
                <li key={page.path}>
                  <a href={page.path}>
                    <WoodType text={page.name} longest={Infinity} ems={6.4} largest="var(--most)" />
                  </a>
                </li>
              ))}
            </ul>
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
