import type { Texts } from '../../data/texts.ts';
import { usePageContext } from '../frame/page-context.tsx';
import { css } from '@emotion/react';
import { Fragment } from 'react';
import { WAY_ID } from '../../addressing/plan-addresses.ts';
import {
  capitals,
  inForcedColors,
  inks,
  inksOfDay,
  lineLength,
  media,
  on,
  stacked,
} from '../../look/tokens.ts';
import type { ToldWay } from '../../rules/plan/tell-way.ts';
import type { End } from '../../rules/plan/way-across.ts';
import { Paragraph } from '../type/running-text.tsx';
import { buttonStyle } from '../../look/surfaces.ts';
import type { Need } from '../../model/needs.ts';
import { wayNeeds } from '../../rules/needs/needs.ts';
import { NeedInputs } from '../needs/need-inputs.tsx';
import { stubs } from '../feature/stubs.ts';
import { questionStyle, sectionStyle } from './plan-styles.ts';

/* Across the page, by night, too: how far it is, to be read from across a room, and each stretch as a ticket. */
const told = css`
  ${inksOfDay};
  ${stacked('1.5rem 2rem')};
  color: var(--ink);
  border-image: linear-gradient(var(--second) 0 0) fill 0 / 0 / 2.75rem 100vw 1.5rem;
  ${inForcedColors('border-image: none')};
  a {
    text-decoration-color: currentcolor;
  }
  > * {
    ${stacked('1rem', 'start')};
    container-type: inline-size;
  }
  ol {
    ${stubs};
  }
  ul {
    columns: 20rem;
    line-height: 1.75;
  }
  ul > li {
    max-width: ${lineLength};
  }
`;

/* Metres as large as the column; below, minutes by day and in the dark. */
const sum = css`
  ${stacked('0.75rem')};
  grid-template-columns: repeat(2, minmax(0, 1fr));
  ${capitals('1.5rem/1', 76)};
  font-size: 6cqi;
  text-wrap: balance;
  b {
    display: block;
    font-size: min(34cqi, 72cqi / var(--digits));
    line-height: 0.8;
    ${inForcedColors('forced-color-adjust: none; color: CanvasText')};
  }
  span + span {
    padding: 0.9rem 0.9rem 0.75rem;
    background: ${inks.stub};
  }
  span:is(:nth-child(3):last-child, :nth-child(2):nth-last-child(3)) {
    ${on.ink};
  }
  span:is(:first-child, :nth-last-child(3)) {
    grid-column: 1 / -1;
  }
  span:first-child {
    font-size: 15.8cqi;
    line-height: 0.9;
    b {
      line-height: 0.74;
      font-size: min(62.5cqi, 187cqi / var(--digits));
    }
  }
`;

/** Around plan and way: where the browser can, the plan lies on the way's ink, between its two parts or beside the first. */
export const withWay = css`
  @media (min-width: 10.01em) {
    @supports (grid-template-rows: subgrid) {
      grid-template-columns: minmax(0, 1fr);
      ${media.desktop} {
        grid-template-columns: min(55vw, 43rem) minmax(0, 1fr);
      }
      > * {
        grid-column: 1 / -1;
      }
      > #${WAY_ID} {
        grid-row: 1 / 4;
        grid-template: subgrid / subgrid;
        > section {
          grid-area: 3 / 1 / 4 / -1;
        }
        ${media.desktop} {
          > hgroup {
            grid-area: 1 / 2 / 3;
          }
        }
      }
      > :has(> svg) {
        grid-row: 2;
        z-index: 1;
        box-shadow: none;
        ${media.desktop} {
          grid-area: 1 / 1 / 3;
          align-self: start;
        }
      }
    }
  }
`;

interface WayToldProps {
  readonly title: string;
  /** Absent if there is none, or it has no length; `note` says so then. */
  readonly way: ToldWay | undefined;
  readonly note: string | undefined;
  /** Of a way to a stop: its last buses. */
  readonly buses: string | undefined;
  /** The address of the way back, if there is one. */
  readonly back: string;
  readonly words: Texts['waysWording'];
}

/** A way in words. Each place in it leads to its entry in the list of the plan. */
export const WayTold = ({ title, way, note, buses, back, words }: WayToldProps) => {
  const { placePath } = usePageContext().addresses;
  return (
    <div css={told} id={WAY_ID} tabIndex={-1} role="group" aria-label={title}>
      <hgroup>
        <h2>{title}</h2>
        {note && <p>{note}</p>}
        <p css={sum}>
          {way?.sum.split(/(?=\b\d+\s)/).map((part) => {
            const [figure = '', ...counted] = part.split(/\s/);
            const digits = css`
              --digits: ${figure.length};
            `;
            return (
              <span key={part} css={digits}>
                <b>{figure}</b>
                {` ${counted.join(' ')}`}
              </span>
            );
          })}
        </p>
        {way?.verdict && <p>{way.verdict}</p>}
      </hgroup>
      <section>
        {way && (
          <>
            <ol>
              {way.stretches.map(({ to, name, before, after }) => (
                <li key={to}>
                  {before}
                  {name && <a href={placePath(to)}>{name}</a>}
                  {after}
                </li>
              ))}
            </ol>
            {buses && <p>{buses}</p>}
            {way.beside.length > 0 && (
              <>
                <h3>{words.beside}</h3>
                <ul>
                  {way.beside.map(({ id, name, has }) => (
                    <li key={id}>
                      <a href={placePath(id)}>{name}</a>: {has}
                    </li>
                  ))}
                </ul>
              </>
            )}
          </>
        )}
        {back && (
          <p>
            <a href={back}>{words.back}</a>
          </p>
        )}
      </section>
    </div>
  );
};

const form = css`
  ${questionStyle};
  label {
    flex: 1 1 15rem;
    /* The pace: the longest of its list is not cut off. */
    &:last-of-type {
      flex-basis: 24rem;
    }
  }
`;

interface WayFormProps {
  readonly words: Texts['waysWording'];
  /** What is chosen. */
  readonly from: End | undefined;
  readonly to: End | undefined;
  readonly needs: readonly Need[];
  readonly groups: readonly {
    readonly heading: string;
    readonly places: readonly { readonly id: string; readonly name: string }[];
  }[];
}

/** Asks from where to where. What is chosen stands in the address. */
const WayForm = ({ words, from, to, needs, groups }: WayFormProps) => {
  const { pathTo } = usePageContext().addresses;
  return (
    <form action={`${pathTo('plan')}#${WAY_ID}`} css={form}>
      {Object.entries({ from, to }).map(([name, end]) => (
        <Fragment key={name}>
          <label>
            {`${name === 'from' ? words.from : words.to} `}
            <select name={name} defaultValue={end?.id ?? ''} required>
              <option value="">{words.choose}</option>
              {groups.map(({ heading, places }) => (
                <optgroup key={heading} label={heading}>
                  {places.map((place) => (
                    <option key={place.id} value={place.id}>
                      {place.name}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          </label>{' '}
        </Fragment>
      ))}
      <NeedInputs words={words.need} of={wayNeeds} chosen={needs} />
      <button css={buttonStyle}>{words.show}</button>
    </form>
  );
};

interface WaysProps {
  readonly words: Texts['waysWording'];
  readonly form: Omit<WayFormProps, 'words'>;
  /** What is still to be chosen before there is an answer. */
  readonly lacks: string | undefined;
}

export const Ways = ({ words, form: asked, lacks }: WaysProps) => (
  <section aria-labelledby="ways" css={sectionStyle}>
    <h2 id="ways" tabIndex={-1}>
      {words.heading}
    </h2>
    {lacks && (
      <h3 id={WAY_ID} tabIndex={-1}>
        {lacks}
      </h3>
    )}
    <WayForm {...asked} words={words} />
    <Paragraph text={words.home} />
  </section>
);
