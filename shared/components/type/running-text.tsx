import type { Text } from '../../data/blocks.ts';
import { OutsideLink } from './outside-link.tsx';
import { PageLink } from './page-link.tsx';

/** Text with links in it. */
export function RunningText({ text }: { readonly text: Text }) {
  if (typeof text === 'string') return text;
  return text.map((piece) => {
    if (typeof piece === 'string') return piece;
    const Link = piece.to.startsWith('https:') ? OutsideLink : PageLink;
    return (
      <Link key={piece.text} to={piece.to}>
        {piece.text}
      </Link>
    );
  });
}
