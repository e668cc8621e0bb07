import { usePageContext } from '../frame/page-context.tsx';
import { css } from '@emotion/react';
import { Fragment } from 'react';
import { BETWEEN_NAMES, billRows } from '../../look/bill-rows.ts';
import { surface, onHover, rule, stacked, wrapping } from '../../look/tokens.ts';
import { cancelledTitles, type SetMark } from '../../rules/changes/set-mark.ts';
import type { BillDay } from '../../rules/programme/bill.ts';
import { ChangeMark } from '../changes/change-mark.tsx';
import { WoodType } from '../type/wood-type.tsx';

const poster = css`
  container-type: inline-size;
  ${stacked('clamp(1rem, 2cqi, 1.5rem)')};
  margin-bottom: 1rem;
  h2,
  h3 {
    display: flex;
    align-items: center;
    gap: 0.6em;
    font-size: clamp(1.1rem, 2.4cqi, 2rem);
    font-stretch: 100%;
    &::before,
    &::after {
      content: '';
      flex: 1;
      border-top: ${rule};
    }
  }
  li {
    display: grid;
    margin-top: max(1.3cqi, 9px);
    &:first-of-type {
      padding: 1.3cqi calc(1cqi + 4px);
      ${surface.first};
    }
  }
  li > span {
    padding-bottom: 0;
  }
  > div:nth-of-type(even) li:first-of-type {
    background: var(--second);
  }
  a {
    padding-block: 9px;
    text-decoration: none;
    ${onHover('text-decoration: underline')};
  }
`;

/* A short row is filled up with a halftone. */
const filledUp = css`
  > span {
    display: flex;
    gap: 2cqi;
    &::after {
      content: '';
      flex: 1;
      margin-top: 1cqi;
      background: radial-gradient(circle, var(--first) 40%, #0000 44%) 0 0 / 12px 12px round;
    }
  }
`;

/** A day of the bill, with the changes since the announcement. */
export type MarkedDay = BillDay & { readonly marks: readonly SetMark[] };

/* Marks stand below a day's names, whose links have more room around them. */
const marksStyle = css`
  ${wrapping('0.9rem')};
  margin-top: 0.9rem;
  && a {
    padding-block: 0.15rem;
    text-decoration: underline;
  }
`;

interface BillProps {
  readonly days: readonly MarkedDay[];
  readonly heading: 'h2' | 'h3';
}

/** The acts by day, as on a letterpress poster: each row fills the measure, and the headliner is tallest. */
export const Bill = ({ days, heading: Heading }: BillProps) => {
  const { artistPath } = usePageContext().addresses;
  return (
    <div css={poster}>
      {days.map(({ id, name: day, acts, marks }) => (
        <div key={id}>
          <Heading>{day}</Heading>
          <ul translate="no">
            {billRows(acts).map(({ names, ems, largest, isShort }) => (
              <li key={names[0]} {...(isShort && { css: filledUp })}>
                <WoodType text={names.join(BETWEEN_NAMES)} longest={Infinity} ems={ems} largest={largest}>
                  {names.map((name, index) => (
                    <Fragment key={name}>
                      {index > 0 && BETWEEN_NAMES}
                      <a href={artistPath({ name })}>
                        {cancelledTitles(marks).includes(name) ? <s>{name}</s> : name}
                      </a>
                    </Fragment>
                  ))}
                </WoodType>
              </li>
            ))}
          </ul>
          {marks.length > 0 && (
            <p css={marksStyle}>
              {marks.map((mark) => (
                <ChangeMark key={mark.set} {...mark} text={mark.news ?? mark.text} named={mark.title} />
              ))}
            </p>
          )}
        </div>
      ))}
    </div>
  );
};
