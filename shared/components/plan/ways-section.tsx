import { css } from '@emotion/react';
import { placePath, pathTo } from '../../addressing/paths.ts';
import { WAY_ID } from '../../addressing/plan-addresses.ts';
import type { waysWording } from '../../data/wording/ways-wording.ts';
import { lineLength } from '../../look/tokens.ts';
import { filled } from '../../figures/filled.ts';
import type { ToldWay } from '../../rules/plan/tell-way.ts';
import type { End } from '../../rules/plan/way-across.ts';
import { Paragraph } from '../type/running-text.tsx';
import { buttonStyle } from '../../look/surfaces.ts';
import { type Need, wayNeeds } from '../../rules/needs/needs.ts';
import { NeedInputs } from '../needs/need-inputs.tsx';
import { answerStyle, questionStyle, sectionStyle } from './plan-styles.ts';

const told = css`
  ${answerStyle};
  p > strong {
    font-size: 1.25rem;
  }
  ol {
    padding-left: 1.6em;
    list-style: decimal;
  }
  li {
    max-width: ${lineLength};
    padding-block: 0.25rem;
  }
  li a {
    font-weight: 700;
  }
  ul {
    columns: 20rem;
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
  readonly words: typeof waysWording;
}

/** A way in words. Each place in it leads to its entry in the list of the plan. */
const WayTold = ({ title, way, note, buses, back, words }: WayToldProps) => (
  <div css={told} id={WAY_ID} tabIndex={-1} role="group" aria-label={title}>
    <h3>{title}</h3>
    {note && <p>{note}</p>}
    {way && (
      <>
        <p>
          <strong>{way.sum}</strong> {way.verdict}
        </p>
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
            <p>{words.beside}</p>
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
  </div>
);

const form = css`
  ${questionStyle};
  label {
    flex: 1 1 15rem;
    /* The pace: the longest of its list is not cut off. */
    &:last-of-type {
      flex-basis: 100%;
    }
  }
`;

interface WayFormProps {
  readonly words: typeof waysWording;
  /** What is chosen: a place, or a square of the grid. */
  readonly from: End | undefined;
  readonly to: End | undefined;
  readonly needs: readonly Need[];
  readonly groups: readonly {
    readonly heading: string;
    readonly places: readonly { readonly id: string; readonly name: string }[];
  }[];
}

/** Asks from where to where. What is chosen stands in the address. */
const WayForm = ({ words, from, to, needs, groups }: WayFormProps) => (
  <form action={`${pathTo('plan')}#${WAY_ID}`} css={form}>
    {Object.entries({ from, to }).map(([name, end]) => (
      <label key={name}>
        {name === 'from' ? words.from : words.to}
        <select name={name} defaultValue={end?.id ?? ''} required>
          <option value="">{words.choose}</option>
          {end?.isSquare && <option value={end.id}>{filled(words.square, { square: end.id })}</option>}
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
      </label>
    ))}
    <NeedInputs words={words.need} of={wayNeeds} chosen={needs} />
    <button css={buttonStyle}>{words.show}</button>
  </form>
);

interface WaysProps {
  readonly words: typeof waysWording;
  readonly form: Omit<WayFormProps, 'words'>;
  readonly answer: Omit<WayToldProps, 'words'> | undefined;
  /** What is still to be chosen before there is an answer. */
  readonly lacks: string | undefined;
}

export const Ways = ({ words, form: asked, answer, lacks }: WaysProps) => (
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
    {answer && <WayTold {...answer} words={words} />}
    <Paragraph text={words.home} />
  </section>
);
