import type { Text } from '../../data/blocks.ts';
import { settled } from '../../rules/calendar/settled.ts';
import { usePageContext } from '../frame/page-context.tsx';
import { OutsideLink } from './outside-link.tsx';
import { PageLink } from './page-link.tsx';

/** Text with links in it, as it is at this point of the year. */
export function RunningText({ text: all }: { readonly text: Text }) {
  const text = settled(all, usePageContext().year);
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
