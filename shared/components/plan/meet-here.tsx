import { css } from '@emotion/react';
import { Fragment } from 'react';
import { pathTo } from '../../addressing/paths.ts';
import { meetPath, wayPath } from '../../addressing/plan-addresses.ts';
import { columnNames, rowNames, type Grid } from '../../rules/plan/grid.ts';
import { usePageContext } from '../frame/page-context.tsx';
import { buttonStyle } from '../../look/surfaces.ts';
import { on, rule, stacked } from '../../look/tokens.ts';
import type { meetWording } from '../../data/wording/meet-wording.ts';
import { questionStyle, sectionStyle } from './plan-styles.ts';

const answer = css`
  ${stacked('0.75rem')};
  padding: 1rem 1.25rem 1.25rem;
  border: ${rule};
  ${on.second};
  b {
    display: block;
    font-size: clamp(7rem, 14vw, 11rem);
    line-height: 0.85;
  }
  i {
    font-size: 0;
  }
  a {
    overflow-wrap: anywhere;
    text-decoration-color: currentcolor;
  }
`;

interface MeetingProps {
  readonly square: string;
  /** By the nearest place. */
  readonly phrase: string;
  readonly words: typeof meetWording;
}

/** A meeting place in words, with the link to it. The script offers to share it, and to keep it as the tent's. */
export const Meeting = ({ square, phrase, words }: MeetingProps) => (
  <section aria-labelledby="meeting" css={answer}>
    <h2 id="meeting" tabIndex={-1}>
      <b>
        {square}
        <i>,</i>
      </b>{' '}
      {phrase}
    </h2>
    <p>
      {words.send} <a href={meetPath(square)}>{usePageContext().origin + meetPath(square)}</a>
    </p>
    <p css={questionStyle}>
      <i css={buttonStyle} data-click="share" data-said={words.shared} data-label={words.share} hidden />
      <i css={buttonStyle} data-click="tent" data-square={square} data-label={words.storeTent} hidden />
      <a href={wayPath('', square)}>{words.walk}</a>
    </p>
  </section>
);

interface MeetFormProps {
  readonly words: typeof meetWording;
  readonly grid: Grid;
  readonly chosen: string;
}

/** Chooses a square by its letter and number, for those who do not press it on the plan; and says where the tent is. */
export const MeetForm = ({ words, grid, chosen }: MeetFormProps) => (
  <section aria-labelledby="meet-heading" css={sectionStyle}>
    <h2 id="meet-heading" tabIndex={-1}>
      {words.heading}
    </h2>
    <p>{words.how}</p>
    <form action={`${pathTo('plan')}#meeting`} css={questionStyle}>
      {(
        [
          [words.column, chosen.slice(0, 1), columnNames(grid)],
          [words.row, chosen.slice(1), rowNames(grid)],
        ] as const
      ).map(([label, value, names]) => (
        <Fragment key={label}>
          <label>
            {`${label} `}
            <select name="meet" defaultValue={value}>
              {names.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>{' '}
        </Fragment>
      ))}
      <button css={buttonStyle}>{words.show}</button>
    </form>
    <p id="tent" tabIndex={-1} hidden>
      <a href={pathTo('plan')} aria-label={words.tent} />
      <span data-text={`. ${words.kept} `} />
      <i css={buttonStyle} data-click="tent" data-label={words.forget} hidden />
    </p>
  </section>
);
