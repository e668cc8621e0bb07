import { css } from '@emotion/react';
import { Fragment } from 'react';
import type { ListPicture, Warning } from '../../model/text-blocks.ts';
import type { Distance } from '../../model/measures.ts';
import { capitals, media, rule, stacked, wrapping, fontSize } from '../../look/tokens.ts';
import { unzoomed } from '../../look/text-zoom.ts';
import { WarningBox } from './warning.tsx';
import { visuallyHidden } from '../../look/decorations.ts';
import { anchorOf } from '../../rules/text/anchor-of.ts';
import { PicturesBetween } from '../pictures/spot-picture.tsx';
import { type ListedFact, ListedFacts } from './grade.tsx';
import { WithNames } from './with-names.tsx';

/** One entry of a programme list or an area guide. */
export interface Entry {
  readonly title: string;
  /** Text before the title, such as the time or the kind of place. */
  readonly key?: string | undefined;
  readonly distance?: Distance & { readonly term: string };
  readonly facts: readonly ListedFact[];
  readonly description: string | readonly string[];
  readonly warning?: Warning | undefined;
}

const entryStyle = css`
  ${stacked('0.6rem', 'start')};
  dd {
    font-weight: 700;
  }
`;

/* Two columns where there is room. The last entry of an odd number has the whole row. */
const inColumns = css`
  ${stacked('0 3rem')};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(17rem, 40%)), 1fr));
  > li {
    padding-block: 1.25rem;
    border-top: ${rule};
    &:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;

/* Entries below one another, each under its distance: a block of ink for every mile, with the farthest as
   wide as the page. Near entries have larger letters. */
const byDistance = css`
  ${stacked('clamp(2.5rem, 4vw, 3.5rem)')};
  --figure: clamp(3.5rem, 21.5vw, 8rem);
  --margin: calc(1.54 * var(--figure));
  ${media.desktop} {
    --figure: min(12vw, 10.5rem);
    gap: 2.25rem;
    --margin: min(24vw, 19rem);
  }
  ${media.cramped} {
    --margin: 0rem;
  }
`;

const away = css`
  --bar: var(--hill, clamp(1.8rem, 3.5vw, 2.75rem));
  position: relative;
  min-height: calc(var(--bar) + 0.85 * var(--figure) + 3rem);
  padding-left: var(--margin);
  ${media.desktop} {
    min-height: calc(var(--bar) + 0.85 * var(--figure) + 1.25rem);
  }
  /* The distance as blocks, and the rule below them. */
  &::before,
  &::after {
    content: '';
    order: -1;
    margin-left: calc(-1 * var(--margin));
    @media (forced-colors: active) {
      forced-color-adjust: none;
      --text: CanvasText;
    }
  }
  &::before {
    width: calc(var(--far) * (100% + var(--margin)));
    height: var(--bar);
    --mile: calc(100% / var(--miles));
    /* The background is slightly longer than the miles. Between
       two pixels, one more block would begin at the far end. */
    background: repeating-linear-gradient(
      90deg,
      var(--second) 0 calc(var(--mile) - 3px),
      #0000 0 calc(var(--mile) + 0.02px)
    );
    print-color-adjust: exact;
  }
  &::after {
    margin-top: -0.6rem;
    border-top: ${rule};
  }
  h2 {
    font-size: ${fontSize.heading};
    font-stretch: 76%;
  }
  /* Each fact is stamped on a line of its own. */
  div + div {
    ${wrapping('0 0.6rem', 'baseline')};
    margin-top: 0.3rem;
    padding-top: 0.3rem;
    border-top: 1px solid;
    dd {
      ${capitals(`${fontSize.name}/1.05`, 76)};
    }
  }
  /* On phones, a text has the whole column, below the figure. */
  @media (max-width: 47.99em) {
    dl {
      min-height: calc(0.7 * var(--figure));
    }
    dl ~ * {
      margin-left: calc(-1 * var(--margin));
    }
  }
  ${media.desktop} {
    grid: repeat(4, auto) 1fr / minmax(0, 1fr) minmax(0, clamp(15rem, 23vw, 18rem));
    column-gap: 3rem;
    &::before,
    &::after {
      grid-column: 1 / -1;
    }
    > dl {
      grid-area: 3 / 2 / span 3;
      padding-left: 1.2rem;
      border-left: ${rule};
    }
  }
  ${media.wide} {
    font-size: ${fontSize.lead};
  }
`;

const figure = css`
  position: absolute;
  inset: calc(var(--bar) + 1.2rem) auto auto 0;
  ${capitals(`${fontSize.name}/1`, 76)};
  b {
    display: block;
    ${capitals('1em/0.85', 62)};
    margin-bottom: -0.07em;
    font-size: ${unzoomed('var(--figure)')};
    ${media.desktop} {
      display: inline;
    }
  }
  ${media.cramped} {
    position: static;
  }
`;

/**
 * A walk's outline as the upper edge of its miles.
 * @param share its climb, divided by that of the highest walk
 * @param profile as of a distance
 */
const climb = (share: number, profile: string) => {
  const edge = profile.split(', ').map((point) => {
    const [along, up] = point.split(' ');
    return `${along}% calc((100% - 0.75rem) * (1 - ${up} / 100))`;
  });
  return css`
    --hill: calc(${share} * clamp(7rem, 18vw, 15rem) + 0.9rem);
    &::before {
      clip-path: polygon(0 100%, ${edge.join()}, 100% 100%);
    }
  `;
};

const goods = css`
  ${stacked('0 1.5rem', 'start')};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
  li {
    padding-block: 0.2rem;
    border-top: 1px solid;
  }
`;

const keyStyle = css`
  justify-self: start;
  padding: 0.15rem 0.6rem;
  background: var(--first);
  color: var(--ink);
  font-weight: 700;
`;

interface EntryListProps {
  readonly entries: readonly Entry[];
  readonly heading?: 'h2' | 'h3';
  readonly pictures?: readonly ListPicture[] | undefined;
}

/** Entries of a programme side by side, or places below one another, each drawn by its distance. */
export const EntryList = ({ entries, heading: Heading = 'h2', pictures = [] }: EntryListProps) => {
  const farthest = Math.max(...entries.map(({ distance }) => Number(distance?.number ?? 0)));
  const highest = Math.max(...entries.map(({ distance }) => distance?.ascent ?? 0));
  const distanceStyle = ({ number, ascent = 0, profile }: Distance) => {
    const far = Number(number) / farthest;
    return [
      away,
      css({ '--miles': number, '--far': far, '--near': profile ? ascent / highest : 1 - far }),
      profile && climb(ascent / highest, profile),
    ];
  };
  return (
    <ul css={farthest ? byDistance : inColumns}>
      {entries.map(({ title, key, distance, facts, description, warning }, index) => (
        <Fragment key={title}>
          <PicturesBetween of={pictures} at={index} />
          <li css={[entryStyle, distance && distanceStyle(distance)]}>
            {key && <p css={keyStyle}>{key}</p>}
            <Heading id={anchorOf(title)} translate="no">
              {title}
            </Heading>
            {(distance ?? facts[0]) && (
              <dl>
                {distance && (
                  <div>
                    <dt css={visuallyHidden}>{distance.term}</dt>
                    <dd css={figure}>
                      <b>{distance.number}</b> {distance.unit}
                    </dd>
                    {distance.more && <dd>{distance.more}</dd>}
                  </div>
                )}
                <ListedFacts facts={facts} />
              </dl>
            )}
            {typeof description === 'string' ? (
              <p>
                <WithNames text={description} />
              </p>
            ) : (
              <ul css={goods}>
                {description.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            )}
            {warning && <WarningBox {...warning} />}
          </li>
        </Fragment>
      ))}
    </ul>
  );
};
