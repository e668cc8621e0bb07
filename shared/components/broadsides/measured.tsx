import { css, type SerializedStyles } from '@emotion/react';
import type { Drawing, MeasuredBroadside } from '../../data/blocks.ts';
import { anchorOf } from '../../rules/text/anchor-of.ts';
import { RunningText } from '../type/running-text.tsx';
import { WoodType } from '../type/wood-type.tsx';
import * as bars from './bars.ts';
import { openForme, solidForme } from './forme.ts';
import * as pictograms from './pictograms.ts';

const formes: Readonly<Record<Drawing['forme'], SerializedStyles>> = { ...bars, ...pictograms };

/** Amounts, each drawn as large as it is, with its figure in wood type. The forme decides what is drawn. */
export const Drawn = ({ forme, rows }: Drawing) => (
  <dl
    css={[
      formes[forme],
      css`
        --most: ${Math.max(...rows.map(({ amount }) => amount))};
        --letters: ${Math.max(...rows.map(({ figure }) => figure.length))};
      `,
    ]}
  >
    {rows.map(({ name, figure, amount, note, isFirst, falls }, at) => (
      <div
        key={name}
        css={css`
          --amount: ${amount};
          ${forme === 'unknown' ? `--unknown: '${'?'.repeat(amount)}';` : ''}
          --before: ${(100 * Math.max(0, ...rows.slice(0, at).map((row) => row.amount))) / (amount || 1)}%;
          ${isFirst ? '--bar: var(--first); --flat-top: 55%;' : ''}
          ${falls ? '--falls: -1 1;' : ''}
        `}
      >
        <dt>{forme === 'nothing' ? <WoodType text={name} ems={4.4} /> : name}</dt>
        <dd className={amount || forme === 'nothing' ? 'figure' : undefined}>
          {forme === 'steps' ? <WoodType text={figure} longest={5} ems={3.6} /> : figure}
        </dd>
        {note && (
          <dd>
            <RunningText text={note} />
          </dd>
        )}
      </div>
    ))}
  </dl>
);

/** Such amounts as a page's broadside. */
export const Measured = ({ of: { heading, title, ...drawing } }: { readonly of: MeasuredBroadside }) => (
  // Readers' views keep what is called content, however short its words.
  <section
    id={`${anchorOf(heading)}-content`}
    css={(title ?? drawing.forme === 'unknown') ? solidForme : openForme}
    aria-labelledby={anchorOf(heading)}
  >
    <h2 id={anchorOf(heading)}>{heading}</h2>
    {title && (
      <p>
        <WoodType text={title} ems={2.4} wide={3.4} />
      </p>
    )}
    <Drawn {...drawing} />
  </section>
);
