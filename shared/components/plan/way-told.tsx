import { css } from '@emotion/react';
import { placePath } from '../../addressing/paths.ts';
import { WAY_ID } from '../../addressing/plan-addresses.ts';
import type { waysWording } from '../../data/wording/ways-wording.ts';
import { lineLength, rule, stacked } from '../../look/tokens.ts';
import type { ToldWay } from '../../rules/plan/tell-way.ts';

const told = css`
  ${stacked('0.75rem')};
  margin-top: 1rem;
  padding: 1rem 1.25rem 1.25rem;
  border: ${rule};
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
  @media print {
    break-inside: avoid;
  }
`;

export interface WayToldProps {
  readonly title: string;
  /** Absent if there is none, or it has no length; `note` says so then. */
  readonly way: ToldWay | undefined;
  readonly note: string | undefined;
  /** Of a way to a stop: its last buses. */
  readonly buses: string | undefined;
  readonly names: Readonly<Record<string, string>>;
  /** The address of the way back, if there is one. */
  readonly back: string;
  readonly words: typeof waysWording;
}

/** A way in words. Each place in it leads to its entry in the list of the plan. */
export const WayTold = ({ title, way, note, buses, names, back, words }: WayToldProps) => (
  <div css={told} id={WAY_ID} tabIndex={-1} role="group" aria-label={title}>
    <h3>{title}</h3>
    {note && <p>{note}</p>}
    {way && (
      <>
        <p>
          <strong>{way.sum}</strong> {way.verdict}
        </p>
        <ol>
          {way.toPath && <li>{way.toPath}</li>}
          {way.stretches.map(({ to, before, after }) => (
            <li key={to}>
              {before}
              <a href={placePath(to)}>{names[to]}</a>
              {after}
            </li>
          ))}
          {way.fromPath && <li>{way.fromPath}</li>}
        </ol>
        {buses && <p>{buses}</p>}
        {way.beside.length > 0 && (
          <>
            <p>{words.beside}</p>
            <ul>
              {way.beside.map(({ place, has }) => (
                <li key={place}>
                  <a href={placePath(place)}>{names[place]}</a>: {has}
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
