import { css } from '@emotion/react';
import { laid } from '../look/decorations.ts';
import { addressWithNeeds } from '../addressing/pick-addresses.ts';
import { PickInputs, PicksContext } from '../components/my-line-up/picks-context.tsx';
import { NeedInputs } from '../components/needs/need-inputs.tsx';
import { PageLink } from '../components/type/page-link.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import { Prose } from '../components/type/prose.tsx';
import { capitals, media, onHover, rule, stacked } from '../look/tokens.ts';
import { unzoomed } from '../look/text-zoom.ts';
import { boxedChoices } from '../look/boxed-choice.ts';
import { headingBeside, stack } from '../look/measures.ts';
import { buttonStyle, ticketPaper } from '../look/surfaces.ts';
import { filled } from '../figures/filled.ts';
import { definePage } from '../page.ts';
import { allNeeds, needsFromQuery, setNeeds, wayNeeds } from '../rules/needs/needs.ts';
import { viewOfNeed } from '../rules/programme/programme-view.ts';
import { pickParameters } from '../rules/my-line-up/picks.ts';
import type { Festival } from '../festival/create-festival.ts';
import { createStarred } from './starred-page.ts';

const name = 'needs';

const programme = 'programme/programme';

const form = css`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  ${media.cramped} {
    display: block;
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, 1fr);
  }
  gap: 1rem;
  ${boxedChoices};
  line-height: 1.2;
  label {
    /* A ticket, and punched when it holds. */
    &:has(input) {
      ${ticketPaper('whole', 6)};
      --face: var(--ground);
      padding: 0.5rem 0.75rem 0.5rem 1.25rem;
      border: 0;
      &:has(:checked) {
        --face: var(--second);
        color: var(--ink);
      }
    }
    input {
      border-radius: 50%;
      &:checked {
        background: var(--ground);
      }
    }
    gap: 0.75rem;
    /* The longest of a list is not cut off. */
    &:has(select) {
      grid-column: 1 / -1;
      ${media.tablet} {
        grid-column: span 2;
      }
    }
  }
  select {
    flex: 1;
    font-size: 0.95em;
  }
  button,
  p {
    grid-column: 1 / -1;
  }
  ${media.desktop} {
    label:has(select) ~ label:has(select),
    button {
      grid-column: span 1;
    }
  }
`;

/*
 * Each need in wood type, and how much fits it printed below: solid, with its number as high as the ink; what is not
 * known in dots; what does not fit is left blank. A number that is longer than its ink stands after the dots.
 */
const bars = css`
  --bar: clamp(3.25rem, 17vw, 6.5rem);
  ${stacked('2.25rem 1.75rem')};
  ${media.desktop} {
    --bar: min(9vw, 6.5rem);
    grid-template-columns: repeat(2, minmax(0, 1fr));
    /* Without one beside it. */
    > :first-child:nth-last-child(odd) {
      grid-column: 1 / -1;
    }
  }
  li {
    ${stacked('calc(var(--bar) * 0.15)', 'end')};
    position: relative;
    break-inside: avoid;
    --print: var(--second);
    &:nth-of-type(even) {
      --print: var(--first);
    }
  }
  ${media.desktop} {
    li {
      grid-row: span 3;
      grid-template-rows: subgrid;
    }
    /* Names side by side stand on one line, a Q's tail below it. */
    b + a {
      align-self: baseline;
    }
  }
  b {
    --dots: radial-gradient(var(--print) 3px, #0000 3.5px);
    grid-row: 2;
    height: var(--bar);
    padding: 0.14em 0 0 calc(var(--beside) * var(--asked) * 100% + 0.08em);
    border-bottom: ${rule};
    background:
      linear-gradient(var(--print) 0 0) 0 / calc(var(--fits) * 100%) no-repeat,
      linear-gradient(90deg, #0000 calc(var(--asked) * 100%), var(--ground) 0),
      var(--dots) 0 0 / 12px 12px,
      var(--dots) 6px 6px / 12px 12px;
    ${capitals('1em/1', 90)};
    font-size: ${unzoomed('min(var(--bar) * 1.38, 24vw)')};
    /* Its middle is the bar's, however high a line is. */
    display: grid;
    grid-template-rows: 100%;
    align-items: center;
    color: color-mix(in srgb, var(--text) calc(var(--beside) * 100%), var(--ink));
    print-color-adjust: exact;
  }
  a {
    font-weight: 700;
    text-decoration: none;
    /* The whole row can be pressed. */
    &::after {
      ${laid('0')};
    }
    ${onHover('text-decoration: underline')};
  }
`;

/** What a visitor needs, said once: line-up and plan follow it. It is on their device, or in the address alone. */
export function needsPage(festival: Festival) {
  const {
    fitCounts,
    addresses: { pathTo, myLineUpPath, waysPath },
    texts: { myLineUpPage, fitWords, needWords, needsPage: wording, programmePage, waysWording },
  } = festival;
  if (!wording) return undefined;
  const { starredAt } = createStarred(festival);
  /** Each need, with the view of the programme that fits it. */
  const counts = setNeeds.map((need) => {
    const found = fitCounts(need);
    return {
      ...found,
      all: found.fits + found.not + found.unknown,
      name: fitWords.names[need],
      to: `${programme}?${new URLSearchParams({ ...viewOfNeed(need) }).toString()}`,
      text: filled(wording.counts[found.unknown ? 'some' : 'all'], found),
    };
  });

  return definePage({
    name,
    label: wording.title,
    section: 'info',
    parent: 'info/accessibility',
    unlisted: true,
    offline: 'saved',
    visitorQuery: ['needs', ...pickParameters],
    showsItself: ['needs'],
    scripts: ['needs'],
    load: ({ query }) => ({
      copy: wording,
      needs: needsFromQuery(query),
      starred: starredAt(pathTo(name), query),
    }),
    meta: ({ copy }) => copy,
    Component: ({ copy, needs, starred }) => (
      <PicksContext value={starred}>
        <PageTitle title={copy.title} lead={copy.lead} low />
        <div css={stack}>
          <div>
            <form action={pathTo(name)} aria-label={copy.title} data-kept={copy.kept} css={form}>
              <PickInputs />
              <NeedInputs words={needWords} of={allNeeds} chosen={needs} />
              <button css={buttonStyle}>{copy.keep}</button>
              <p role="status" />
            </form>
            <p id="needs-follow">
              <a href={addressWithNeeds(myLineUpPath(starred.picks), needs)}>{myLineUpPage.title}</a>
              {' · '}
              <a href={addressWithNeeds(pathTo(programme), needs)}>{programmePage.title}</a>
              {' · '}
              <a href={waysPath(needs.filter((need) => wayNeeds.some((one) => one === need)))}>
                {waysWording.heading}
              </a>
            </p>
          </div>
          <section aria-labelledby="how-much-fits">
            <h2 id="how-much-fits">{copy.counts.heading}</h2>
            <p>{copy.counts.key}</p>
            <ul css={bars}>
              {counts.map(({ name: need, to, text, fits, all, unknown }) => (
                <li
                  key={need}
                  css={css`
                    --fits: ${fits / all};
                    --asked: ${(fits + unknown) / all};
                    --beside: ${fits / all < 0.25 ? 1 : 0};
                  `}
                >
                  <b aria-hidden="true">{fits}</b> <PageLink to={to}>{need}</PageLink>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </section>
          <section css={headingBeside} aria-labelledby="who-sees-it">
            <h2 id="who-sees-it">{copy.about.heading}</h2>
            <Prose blocks={copy.about.blocks} />
          </section>
        </div>
      </PicksContext>
    ),
  });
}
