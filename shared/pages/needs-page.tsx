import { css } from '@emotion/react';
import { laid } from '../look/decorations.ts';
import { pathTo } from '../addressing/paths.ts';
import { addressWithNeeds, myLineUpPath } from '../addressing/pick-addresses.ts';
import { waysPath } from '../addressing/plan-addresses.ts';
import { PickInputs, PicksContext } from '../components/my-line-up/picks-context.tsx';
import { NeedInputs } from '../components/needs/need-inputs.tsx';
import { ColumnHeading } from '../components/type/column-heading.tsx';
import { PageLink } from '../components/type/page-link.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import { Prose } from '../components/type/prose.tsx';
import { myLineUpPage } from '../data/wording/my-line-up-wording.ts';
import { fitWords, needWords, needsPage as wording } from '../data/wording/needs-wording.ts';
import { programmePage } from '../data/wording/programme-wording.ts';
import { waysWording } from '../data/wording/ways-wording.ts';
import { capitals, media, onHover, rule, stacked, wrapping } from '../look/tokens.ts';
import { boxedChoices } from '../look/boxed-choice.ts';
import { headingBeside, stack } from '../look/measures.ts';
import { buttonStyle, ticketPaper } from '../look/surfaces.ts';
import { filled } from '../figures/filled.ts';
import { fitCounts } from '../festival/needs.ts';
import { definePage } from '../page.ts';
import { allNeeds, needsFromQuery, setNeeds, wayNeeds } from '../rules/needs/needs.ts';
import { viewOfNeed } from '../rules/programme/programme-view.ts';
import { pickParameters } from '../rules/my-line-up/picks.ts';
import { starredAt } from './starred-page.ts';

const name = 'needs';

const programme = 'programme/programme';

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

/* Bars: what fits is solid, with its number in it, what is not known a screen of dots, what does not fit is left blank. */
const bars = css`
  --bar: clamp(min(3.5rem, 16vw), 8vw, 7rem);
  --beside: 0;
  ${stacked('calc(var(--bar) * 0.3)')};
  li {
    position: relative;
    /* A bar that is too short for its number has it at the end of the dots. */
    @media (max-width: 48em) {
      --beside: clamp(0, (0.2 - var(--fits)) * 999, 1);
    }
    ${wrapping('0 1.5rem', 'baseline')};
    justify-content: space-between;
    break-inside: avoid;
  }
  b {
    order: 1;
    flex: 0 0 100%;
    box-sizing: border-box;
    height: var(--bar);
    margin-top: 0.35rem;
    padding: 0.06em 0.12em 0 calc(var(--beside) * var(--asked) * 100% + 0.12em);
    border: ${rule};
    /* Dots as far as nobody knows, and over them what is known. */
    background:
      linear-gradient(var(--second) 0 0) 0 / calc(var(--fits) * 100%) no-repeat,
      linear-gradient(90deg, #0000 calc(var(--asked) * 100%), var(--ground) 0),
      radial-gradient(var(--second) 1.8px, #0000 2.3px) 0 0 / 8px 8px;
    ${capitals('1em/1', 66)};
    align-content: center;
    font-size: calc(var(--bar) * 0.9);
    color: color-mix(in srgb, var(--text) calc(var(--beside) * 100%), var(--ink));
    print-color-adjust: exact;
  }
  a {
    ${capitals('1em/1', 75)};
    font-size: clamp(1.3rem, 5.6vw, 3.25rem);
    text-decoration: none;
    /* The whole row can be pressed. */
    &::after {
      ${laid('0')};
    }
    ${onHover('text-decoration: underline')};
  }
`;

/** What a visitor needs, said once: line-up and plan follow it. It is on their device, or in the address alone. */
export const needsPage = definePage({
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
                `}
              >
                <b aria-hidden="true">{fits}</b>
                <PageLink to={to}>{need}</PageLink>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
        <section css={headingBeside} aria-labelledby="who-sees-it">
          <ColumnHeading id="who-sees-it" text={copy.about.heading} />
          <Prose blocks={copy.about.blocks} />
        </section>
      </div>
    </PicksContext>
  ),
});
