import { usePageContext } from '../frame/page-context.tsx';

/** A text whose names of acts and places no translator changes: LIFE and The Small Hours are also words. */
export function WithNames({ text }: { readonly text: string }) {
  const { names } = usePageContext();
  if (!names?.test(text)) return text;
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
