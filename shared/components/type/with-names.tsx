import { usePageContext } from '../frame/page-context.tsx';

/** A text whose names of acts and places no translator changes: LIFE and The Small Hours are also words. */
export function WithNames({ text }: { readonly text: string }) {
  const { names } = usePageContext();
  if (!names) return text;
  return text.split(names).map((piece, index) =>
    index % 2 === 0 ? (
      piece
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

/** An option whose name no translator changes. Options contain text alone, so the whole of it is marked. */
export function NamedOption({ id, name }: NamedOptionProps) {
  const { names } = usePageContext();
  return (
    <option value={id} translate={names?.test(name) ? 'no' : undefined}>
      {name}
    </option>
  );
}
