import { keepTogether } from '../../rules/text/keep-together.ts';
import { unbroken } from '../../look/tokens.ts';
import { usePageContext } from '../frame/page-context.tsx';

/** A range of days, after whose dash browsers would break the line. */
const DAYS = /(\d+–\d+\s\p{Lu}\p{Ll}+\s\d{4}\.?)/u;

const withDays = (text: string) =>
  DAYS.test(text)
    ? text.split(DAYS).map((piece, index) =>
        index % 2 === 0 ? (
          piece
        ) : (
          <span key={index} css={unbroken}>
            {piece}
          </span>
        ),
      )
    : text;

/**
 * A text whose figures stay with their units, and in which the machine translation of browsers changes no
 * names of acts and places: LIFE and The Small Hours are also words.
 */
export function WithNames({ text }: { readonly text: string }) {
  const { namesPattern } = usePageContext();
  const whole = keepTogether(text);
  if (!namesPattern) return withDays(whole);
  return whole.split(namesPattern).map((piece, index) =>
    index % 2 === 0 ? (
      withDays(piece)
    ) : (
      <span key={index} translate="no">
        {piece}
      </span>
    ),
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
