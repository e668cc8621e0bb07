/** A picture of the wall, large, in a dialog: arrows and swipes lead on, Escape and Back close, focus returns. */
import { closedByBack } from '../browser/closed-by-back.ts';

const SWIPE = 40;

type Wording = Readonly<Record<'close' | 'previous' | 'next', string>>;

const button = (label: string, act: () => void): HTMLButtonElement => {
  const control = document.createElement('button');
  control.type = 'button';
  control.textContent = label;
  control.addEventListener('click', act);
  return control;
};

/** Opens the picture that a link of the wall leads to. */
export function openLargeView(from: HTMLAnchorElement, wording: Wording): void {
  const wall = from.closest('ul');
  const links = Array.from(wall?.querySelectorAll<HTMLAnchorElement>('li:not([hidden]) > a') ?? []);
  let index = Math.max(0, links.indexOf(from));

  const dialog = document.createElement('dialog');
  dialog.className = 'large-view';
  const picture = new Image();
  picture.draggable = false;
  const caption = document.createElement('p');
  caption.ariaLive = 'polite';

  const show = (to: number) => {
    index = (to + links.length) % links.length;
    const link = links[index];
    const small = link?.querySelector('img');
    if (!link || !small) return;
    picture.src = link.href;
    picture.alt = small.alt;
    picture.width = small.width;
    picture.height = small.height;
    dialog.ariaLabel = small.alt;
    caption.textContent = `${small.alt} (${index + 1}/${links.length})`;
    for (const neighbour of [index + 1, index - 1]) {
      const beside = links.at(neighbour % links.length);
      if (beside) new Image().src = beside.href;
    }
  };

  dialog.append(
    button(wording.close, () => dialog.close()),
    button(wording.previous, () => show(index - 1)),
    button(wording.next, () => show(index + 1)),
    picture,
    caption,
  );
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowRight') show(index + 1);
    if (key === 'ArrowLeft') show(index - 1);
  });
  let touched = 0;
  dialog.addEventListener('pointerdown', ({ clientX }) => (touched = clientX));
  dialog.addEventListener('pointerup', ({ clientX }) => {
    const moved = clientX - touched;
    if (Math.abs(moved) > SWIPE) show(index + (moved < 0 ? 1 : -1));
  });
  // The page goes to the picture that was looked at last, not back to where it was.
  const { scrollRestoration } = history;
  history.scrollRestoration = 'manual';
  const closed = closedByBack(() => dialog.close());
  dialog.addEventListener('close', () => {
    dialog.remove();
    closed(() => {
      history.scrollRestoration = scrollRestoration;
      links[index]?.focus();
    });
  });
  document.body.append(dialog);
  show(index);
  dialog.showModal();
}
