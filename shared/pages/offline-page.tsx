import { css } from '@emotion/react';
import { usePageContext } from '../components/frame/page-context.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import { Prose } from '../components/type/prose.tsx';
import { pathTo } from '../addressing/paths.ts';
import { offlineWording } from '../data/wording/offline-wording.ts';
import { headingBeside, stack } from '../look/measures.ts';
import { capitals, media, rule } from '../look/tokens.ts';
import { definePage } from '../page.ts';
import { inkedOnHover } from '../look/surfaces.ts';

const name = 'offline';

/* Large: it is read in the rain, on the way. */
const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  column-gap: 2rem;
  border-top: ${rule};
  a {
    display: flex;
    align-items: center;
    min-height: 3.5rem;
    border-bottom: 1px solid var(--text);
    ${capitals('clamp(1.35rem, 1rem + 1vw, 1.8rem)/1.1')};
    text-decoration: none;
    ${media.cramped} {
      font-stretch: 60%;
    }
    ${inkedOnHover};
  }
`;

/** The other pages that are saved on the device, from the route table. */
function SavedPages() {
  const { savedPages } = usePageContext();
  return (
    <ul css={list}>
      {savedPages
        .filter(({ path }) => path !== pathTo(name))
        .map((page) => (
          <li key={page.path}>
            <a href={page.path}>{page.name}</a>
          </li>
        ))}
    </ul>
  );
}

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
  Component: ({ copy }) => (
    <>
      <PageTitle title={copy.title} lead={copy.lead} />
      <div css={stack}>
        <section css={headingBeside}>
          <h2>{copy.listHeading}</h2>
          <SavedPages />
        </section>
        <section css={headingBeside}>
          <h2>{copy.aboutHeading}</h2>
          <Prose blocks={copy.about} />
        </section>
      </div>
    </>
  ),
});
