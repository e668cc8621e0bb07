import { css } from '@emotion/react';
import { laid } from '../../look/decorations.ts';
import type { ChoiceBroadside } from '../../data/blocks.ts';
import { fromSide } from '../../look/measures.ts';
import { media, on, inForcedColors } from '../../look/tokens.ts';
import { anchorOf } from '../../rules/text/anchor-of.ts';
import { TextList } from '../type/running-text.tsx';
import { WoodType } from '../type/wood-type.tsx';

const tick = 'polygon(0 55%, 18% 38%, 40% 62%, 82% 6%, 100% 22%, 42% 96%)';
const cross =
  'polygon(0 16%,16% 0,50% 34%,84% 0,100% 16%,66% 50%,100% 84%,84% 100%,50% 66%,16% 100%,0 84%,34% 50%)';

/* Two halves of the screen, one below the other on phones. */
const halves = css`
  ${fromSide};
  display: grid;
  margin-bottom: 4rem;
  print-color-adjust: exact;
  break-inside: avoid;
  > h2 {
    padding: 0 var(--side) 1.25rem;
  }
  > div {
    padding: 2rem var(--side);
    ${on.second};
    border-block: 3px solid var(--second);
    + div {
      --sign: ${cross};
      ${on.ink};
      border-color: var(--text);
    }
    ${inForcedColors('border: 3px solid')};
  }
  /* The lists share their rules. */
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
    > h2 {
      grid-column: 1 / -1;
    }
    > div,
    > div > ul {
      display: grid;
      grid-template-rows: subgrid;
      grid-row: 2 / span var(--rows);
    }
    > div {
      padding-right: 2.5rem;
      + div {
        padding-inline: 2.5rem var(--side);
      }
    }
  }
  h3 {
    margin-bottom: 1rem;
  }
  li {
    position: relative;
    padding: 0.7rem 0 0.7rem 2.6rem;
    border-top: 3px solid;
    font-weight: 600;
    /* Its sign, drawn: screen readers have the list's heading. */
    &::before {
      ${laid('0.85rem auto auto 0')};
      width: 1.5rem;
      height: 1.5rem;
      forced-color-adjust: none;
      background: currentcolor;
      clip-path: var(--sign, ${tick});
    }
  }
`;

/** Letters of a title on one line. */
const SHORT = 13;

/** What is wanted, with ticks, beside what is not, with crosses: two posters. */
export function TwoPosters({ heading, choice: { yes, no } }: ChoiceBroadside) {
  const lists = [yes, no];
  const isShort = lists.every(({ title }) => title.length <= SHORT);
  const rows = 1 + Math.max(...lists.map(({ list }) => list.length));
  return (
    <section css={[halves, css({ '--rows': rows })]} aria-labelledby={anchorOf(heading)}>
      <h2 id={anchorOf(heading)}>{heading}</h2>
      {lists.map(({ title, list }) => (
        <div key={title}>
          <h3>
            <WoodType
              text={title}
              {...(isShort ? { longest: Infinity, ems: 5.4 } : { longest: 11, ems: 4.4 })}
            />
          </h3>
          <TextList items={list} />
        </div>
      ))}
    </section>
  );
}
