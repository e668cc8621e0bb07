import { css, Global } from '@emotion/react';
import type { ComponentProps } from 'react';
import type { PocketText } from '../../data/wording/pocket-wording.ts';
import { clockTime } from '../../figures/clock.ts';
import { filled } from '../../figures/filled.ts';
import { visuallyHidden } from '../../look/visually-hidden.ts';
import type { DayPanel, PocketSet } from '../../rules/pocket/pocket-days.ts';
import { PocketCover } from './pocket-cover.tsx';
import { PocketPlan } from './pocket-plan.tsx';
import { panels } from './pocket-styles.ts';
import { FactEntries } from '../type/fact-list.tsx';

/**
 * On paper, the panels are one sheet of A4. Folded across and lengthways and cut between the two middle columns, it is
 * a booklet whose pages turn in this order. The upper row stands on its head:
 *
 *     7 6 5 4
 *     8 1 2 3
 *
 * Pages that face each other (8 and 1, 2 and 3, 4 and 5, 6 and 7) are neighbours in their row. 3 and 4, and 7 and 8, are
 * the two sides of a leaf, which hang together at the fold between the rows.
 */
const imposition = ['2 / 2', '2 / 3', '2 / 4', '1 / 4', '1 / 3', '1 / 2', '1 / 1', '2 / 1'] as const;

const blackInk = '--text: #000; --ground: #fff; --second: #ccc; color: #000';

/* Most printers leave 4 or 5 mm at the sheet's edges blank. */
const booklet = css`
  @media print {
    ${blackInk};
    grid-template: 105mm 104.9mm / repeat(4, 74.25mm);
    width: 297mm;
    margin: 0;
    font-size: 7.4pt;
    > section {
      overflow: hidden;
      padding: 4mm 5mm 5mm;
    }
    && [role='img'] {
      width: 70mm;
      max-width: none;
      margin-inline: -2.9mm;
    }
    ${imposition.map((area, index) => `> :nth-child(${index + 1}) { grid-area: ${area}; }`).join('')}
    > :nth-child(n + 4):nth-child(-n + 7) {
      rotate: 180deg;
    }
    /* Folds, and the cut with its scissors. */
    > svg {
      display: block;
      position: absolute;
      inset: 0;
      width: 100%;
      fill: none;
      stroke: #000;
      stroke-width: 0.15;
      stroke-dasharray: 0.15 1.5;
      > path + path {
        stroke-width: 0.3;
        stroke-dasharray: 2 1.2;
      }
      > path:last-child {
        stroke-dasharray: none;
      }
    }
  }
`;

/* A page for each panel; a letter is nowhere smaller than 18 points. */
const largePages = css`
  @media print {
    ${blackInk};
    display: block;
    width: 100%;
    font-size: 20.5pt;
    > section {
      padding: 0;
      break-after: page;
      &:nth-child(8) {
        break-after: auto;
      }
    }
  }
`;

const paperOf = (isLarge: boolean) => css`
  @page {
    size: A4 ${isLarge ? 'portrait' : 'landscape'};
    margin: ${isLarge ? '9mm' : 0};
  }
`;

interface DayWords {
  readonly states: Readonly<Record<'picked' | 'maybe' | 'cancelled', string>>;
  readonly until: string;
  readonly left: string;
  /** In the place of sets that are not announced yet. */
  readonly toCome: string;
  readonly notes: string;
  /** What stands below each day, by its id. */
  readonly days: Readonly<Record<string, string | undefined>>;
}

const SetRow = ({ set, words }: { readonly set: PocketSet; readonly words: DayWords }) => (
  <li data-state={set.state === 'none' ? undefined : set.state}>
    <b>{clockTime(set.start)}</b>
    <div>
      <strong>{set.cancelled ? <s>{set.title}</s> : set.title}</strong>{' '}
      <small>
        {set.state !== 'none' && <span css={visuallyHidden}>{`${words.states[set.state]}. `}</span>}
        {set.cancelled ? words.states.cancelled : `${set.place}, ${words.until} ${clockTime(set.end)}`}
        {set.way && `. ${set.way}`}
      </small>
    </div>
  </li>
);

/** A page of the booklet with its days, or with lines to write on. */
const PocketDays = ({ panel, words }: { readonly panel: DayPanel; readonly words: DayWords }) => (
  <section className={panel.type === 'roomy' ? undefined : panel.type}>
    {panel.days.length === 0 && <h3>{words.notes}</h3>}
    {panel.days.map(({ id, name, sets, left }) => (
      <div key={id}>
        <h3>{name}</h3>
        <ol>
          {sets.map((set) => (
            <SetRow key={set.id} set={set} words={words} />
          ))}
        </ol>
        <p>
          <small>
            {sets.length === 0 && `${words.toCome}. `}
            {left > 0 && `${filled(words.left, { count: String(left) })} `}
            {words.days[id]}
          </small>
        </p>
      </div>
    ))}
  </section>
);

/** A page of the booklet with what is looked up in it. */
const PocketTexts = ({ heading, facts, table, lines }: PocketText) => (
  <section>
    <h3>{heading}</h3>
    {facts && (
      <dl className="facts">
        <FactEntries facts={facts} />
      </dl>
    )}
    {table && (
      <table>
        <caption>{table.caption}</caption>
        <thead>
          <tr>
            {table.head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([first, ...cells]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {cells.map((cell, index) => (
                <td key={index} data-head={table.head[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    )}
    <dl className="lines">
      {lines.map(({ term, text }) => (
        <div key={term}>
          <dt>{`${term}.`}</dt> <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </section>
);

interface PocketSheetProps {
  readonly cover: ComponentProps<typeof PocketCover>;
  readonly days: readonly DayPanel[];
  readonly words: DayWords;
  readonly plan: ComponentProps<typeof PocketPlan>;
  readonly texts: readonly PocketText[];
  readonly isLarge: boolean;
}

/** The booklet's eight pages: on a screen the sheet laid open, on paper one to be folded, or as many pages in large print. */
export const PocketSheet = ({ cover, days, words, plan, texts, isLarge }: PocketSheetProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- where it is wider than the screen, keys leaf through it
  <div css={[panels, isLarge ? largePages : booklet]} role="group" aria-labelledby="pages" tabIndex={0}>
    <Global styles={paperOf(isLarge)} />
    <PocketCover {...cover} />
    {days.map((panel, index) => (
      <PocketDays key={index} panel={panel} words={words} />
    ))}
    <PocketPlan {...plan} />
    {texts.map((text) => (
      <PocketTexts key={text.heading} {...text} />
    ))}
    {!isLarge && (
      <svg viewBox="0 0 297 210" aria-hidden>
        <path d="M74.250 0v210M148.500 0v210M222.750 0v210M0 105h74.250M222.750 105h74.250" />
        <path d="M74.250 105h148.500" />
        <path d="M150 105l3.500-.8M150 105l3.500.8M153.500 104.200a1 1 0 1 1 .1.100zM153.500 105.800a1 1 0 1 0 .1-.1z" />
      </svg>
    )}
  </div>
);
