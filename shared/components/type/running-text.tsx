import type { Text } from '../../data/blocks.ts';
import { PageLink } from './page-link.tsx';

/** Text with links in it. */
export function RunningText({ text }: { readonly text: Text }) {
  if (typeof text === 'string') return text;
  return text.map((piece) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <PageLink key={piece.text} to={piece.to}>
        {piece.text}
      </PageLink>
    ),
  );
}
