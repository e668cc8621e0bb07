import type { ReactNode } from 'react';
import { keepTogether } from '../../rules/text/keep-together.ts';
import { unbroken } from '../../look/tokens.ts';
import { usePageContext } from '../frame/page-context.tsx';

/** A range of days, after whose dash browsers would break the line. */
const DAYS = /(\d+–\d+\s\p{Lu}\p{Ll}+\s\d{4}\.?)/u;

/** A text in pieces: what matches the pattern, which is one group, is marked. */
const piecesOf = (
  text: string,
  pattern: RegExp,
  mark: (piece: string, key: number) => ReactNode,
  show: (piece: string) => ReactNode = (piece) => piece,
) => text.split(pattern).map((piece, index) => (index % 2 === 0 ? show(piece) : mark(piece, index)));

const withDays = (text: string) =>
  piecesOf(text, DAYS, (days, key) => (
    <span key={key} css={unbroken}>
      {days}
    </span>
  ));

/**
 * A text whose figures stay with their units, and in which the machine translation of browsers changes no
 * names of acts and places: LIFE and The Small Hours are also words.
 */
export function WithNames({ text }: { readonly text: string }) {
  const { namesPattern } = usePageContext();
  const whole = keepTogether(text);
  if (!namesPattern) return withDays(whole);
  return piecesOf(
    whole,
    namesPattern,
    (name, key) => (
      <span key={key} translate="no">
        {name}
      </span>
    ),
    withDays,
  );
}

interface NamedOptionProps {
  readonly id: string;
  readonly name: string;
}

/**
 * An option whose name the machine translation of browsers leaves as it is. Options contain text alone, so
 * the whole of it is marked.
 */
export function NamedOption({ id, name }: NamedOptionProps) {
  const { namesPattern } = usePageContext();
  return (
    <option value={id} translate={namesPattern?.test(name) ? 'no' : undefined}>
      {name}
    </option>
  );
}
