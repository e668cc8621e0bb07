import { css } from '@emotion/react';
import { usePageContext } from '../components/frame/page-context.tsx';
import { ArticleBody } from '../components/type/article.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import { WoodIndex } from '../components/type/wood-index.tsx';
import { headBlock } from '../components/feature/block-of-ink.ts';
import { column } from '../look/measures.ts';
import { definePage } from '../page.ts';
import type { Festival } from '../festival/create-festival.ts';

const name = 'offline';

const signal = css`
  ${headBlock};
  svg {
    --line: clamp(12px, 2.4vw, 30px);
    display: block;
    width: calc(100% - var(--line));
    height: clamp(7rem, 26vw, 21rem);
    margin: calc(var(--line) / 2) auto;
    overflow: visible;
    fill: none;
    stroke: currentcolor;
    stroke-width: var(--line);
  }
  path {
    vector-effect: non-scaling-stroke;
  }
`;

const listed = css`
  ${column('1.25rem')};
  margin-bottom: 3.5rem;
`;

/** Lists what is available offline. The service worker shows it instead of a page that is not saved. */
export const offlinePage = ({ addresses: { pathTo }, texts: { offlineWording } }: Festival) =>
  definePage({
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
              {[20, 40, 60, 80, 100].map((height, index) => (
                <path key={height} d={`M${index * 47} 100h32v-${height}h-32z`} />
              ))}
            </svg>
          </div>
          <section css={listed}>
            <h2>{copy.listHeading}</h2>
            <WoodIndex pages={saved} />
          </section>
          <ArticleBody sections={[{ heading: copy.aboutHeading, blocks: copy.about }]} />
        </>
      );
    },
  });
