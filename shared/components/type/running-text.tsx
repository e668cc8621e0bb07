import type { ComponentProps } from 'react';
import type { Text } from '../../data/blocks.ts';
import { settled } from '../../rules/calendar/settled.ts';
import { usePageContext } from '../frame/page-context.tsx';
import { OutsideLink } from './outside-link.tsx';
import { PageLink } from './page-link.tsx';
import { PrintLink } from './print-link.tsx';

const linkFor = (to: string) =>
  to.startsWith('https:') ? OutsideLink : to.startsWith('print:') ? PrintLink : PageLink;

/** Text with links in it, as it is at this point of the year. */
export function RunningText({ text: all }: { readonly text: Text }) {
  const text = settled(all, usePageContext().year);
  if (typeof text === 'string') return text;
  return text.map((piece) => {
    if (typeof piece === 'string') return piece;
    const Link = linkFor(piece.to);
    return (
      <Link key={piece.text} to={piece.to}>
        {piece.text}
      </Link>
    );
  });
}

/** A paragraph of such text. */
export const Paragraph = ({ text, ...attributes }: ComponentProps<'p'> & { readonly text: Text }) => (
  <p {...attributes}>
    <RunningText text={text} />
  </p>
);
