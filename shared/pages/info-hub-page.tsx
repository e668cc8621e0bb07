import { css } from '@emotion/react';
import { FeatureBlock } from '../components/feature/feature-block.tsx';
import { Picture } from '../components/pictures/picture.tsx';
import { FactList } from '../components/type/fact-list.tsx';
import { Questions } from '../components/type/faq-groups.tsx';
import { PageLink } from '../components/type/page-link.tsx';
import { WoodIndex } from '../components/type/wood-index.tsx';
import { usePageContext } from '../components/frame/page-context.tsx';
import type { NavItem } from '../addressing/navigation.ts';
import { PageTitle } from '../components/type/page-title.tsx';
import { Prose } from '../components/type/prose.tsx';
import { Tabbed } from '../components/controls/tabbed.tsx';
import { definePage, entriesOf } from '../page.ts';
import { column, pictureSizes } from '../look/measures.ts';
import { buttonStyle, pressableCard } from '../look/surfaces.ts';
import { fontSize, media } from '../look/tokens.ts';
import type { Festival } from '../festival/create-festival.ts';

/* Prints that link to other pages, three in a row. */
const doors = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(max(28%, 4.75rem), 1fr));
  gap: clamp(0.5rem, 2vw, 2rem);
  > li {
    ${pressableCard};
    grid-template-rows: auto 1fr;
  }
  img {
    aspect-ratio: 1;
  }
  h2 {
    padding: min(0.9rem, 2vw) min(0.9rem, 2vw) 0.5vw;
    font-size: ${fontSize.label};
    font-stretch: 66%;
    ${media.tablet} {
      font-size: ${fontSize.name};
      font-stretch: inherit;
    }
  }
`;

const more = css`
  padding-top: 1.25rem;
`;

export function infoHubPage({
  prints: { isTall },
  addresses: { pathTo },
  texts: { faqGroups = [], infoTabs },
}: Festival) {
  if (!infoTabs) return undefined;

  /** The section's pages in the menu, then in the footer, except those that the prints link to. */
  function useInformation(behind: readonly { readonly to: string }[]): readonly NavItem[] {
    const { navigation, wording } = usePageContext();
    const behindDoors = behind.map(({ to }) => pathTo(to));
    const isInside = ({ path }: NavItem) =>
      (path.startsWith(`${pathTo('info')}/`) && !behindDoors.includes(path)) || path === pathTo('contact');
    return [
      ...navigation.flatMap((entry) => ('items' in entry ? entry.items : [])),
      ...wording.footer.groups
        .flatMap(({ links }) => links)
        .map(({ text, to }) => ({ name: text, path: pathTo(to) })),
    ].filter(isInside);
  }

  return definePage({
    name: 'info',
    label: infoTabs.title,
    section: 'info',
    scripts: ['questions'],
    views: { tab: entriesOf(infoTabs.tabs, ({ id }) => id) },
    load: ({ view }) => ({
      copy: infoTabs,
      tab: view.tab,
      groups: faqGroups.slice(0, 1),
    }),
    meta: ({ copy }) => copy,
    Component: ({ copy, tab, groups }) => {
      const tabs = copy.tabs.map(({ id, label, blocks, more: { text, to } }) => ({
        id,
        label,
        panel: (
          <>
            {blocks ? (
              <Prose blocks={blocks} />
            ) : (
              groups.map((group) => <Questions key={group.id} group={group} />)
            )}
            <p css={more}>
              <PageLink to={to} css={buttonStyle}>
                {text}
              </PageLink>
            </p>
          </>
        ),
      }));
      return (
        <>
          <PageTitle title={copy.title} lead={copy.lead} picture={copy.picture} />
          <FeatureBlock of={copy.strip} />
          <div css={column('2rem')}>
            <FactList facts={copy.facts} />
            <ul css={doors}>
              {copy.doors.map(({ text, to, picture }) => (
                <li key={to}>
                  <Picture id={picture} sizes={pictureSizes.door(isTall(picture) ? 1 : 1.5)} />
                  <h2>
                    <PageLink to={to}>{text}</PageLink>
                  </h2>
                </li>
              ))}
            </ul>
            <Tabbed label={copy.title} page="info" param="tab" tabs={tabs} current={tab} />
            <WoodIndex pages={useInformation(copy.doors)} />
          </div>
        </>
      );
    },
  });
}
