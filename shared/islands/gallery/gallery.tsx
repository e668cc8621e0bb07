import { useEffect, useState, type SubmitEvent } from 'react';
import { nextShown } from '../../rules/shown-photos.ts';
import { isPlainClick } from '../browser/plain-click.ts';

export interface GalleryProps {
  readonly shown: number;
  /** All photos on the page, hidden ones included. */
  readonly total: number;
  readonly loadMore: string;
  readonly view: Readonly<Record<'close' | 'previous' | 'next' | 'place', string>>;
}

const photo = (number: number): HTMLElement | null => document.getElementById(`photo-${number}`);

/**
 * Shows twelve more photos at each click, and opens photos in the large
 * view (specification, section 4). The photos are the server's HTML.
 */
export function Gallery({ shown: first, total, loadMore, view }: GalleryProps) {
  const [shown, setShown] = useState(first);
  const next = nextShown(shown, total);

  useEffect(() => {
    const wall = photo(1)?.parentElement;
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      // If the script cannot be loaded, the link leads to the picture.
      import('./large-view.ts').then(
        ({ openLargeView }) => openLargeView(link, view),
        () => location.assign(link.href),
      );
    };
    wall?.addEventListener('click', open);
    return () => wall?.removeEventListener('click', open);
  }, [view]);

  const showMore = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!next) return;
    for (let number = shown + 1; number <= next; number += 1) photo(number)?.removeAttribute('hidden');
    photo(shown + 1)
      ?.querySelector('a')
      ?.focus();
    setShown(next);
    history.replaceState(history.state, '', `${location.pathname}?shown=${next}`);
  };

  if (!next) return null;
  return (
    <form action={`#photo-${shown + 1}`} onSubmit={showMore}>
      <button type="submit" name="shown" value={next}>
        {loadMore}
      </button>
    </form>
  );
}
