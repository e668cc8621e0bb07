/** The large view: one photo in a dialog. Arrow keys and swipes change it, Escape and Back close it. */
import { closedByBack } from '../browser/closed-by-back.ts';
import { filled } from '../../figures/filled.ts';
import { savesData } from '../browser/saves-data.ts';

/** The least movement of a swipe, in pixels. */
const SWIPE = 40;

type Labels = Readonly<Record<'close' | 'previous' | 'next' | 'place', string>>;

const button = (label: string, act: () => void): HTMLButtonElement => {
  const control = document.createElement('button');
  control.type = 'button';
  control.textContent = label;
  control.addEventListener('click', act);
  return control;
};

/** Opens the photo of a link. Its visible siblings come before and after it. */
export function openLargeView(from: HTMLAnchorElement, labels: Labels): void {
  const wall = from.closest('ul');
  const links = Array.from(wall?.querySelectorAll<HTMLAnchorElement>('li:not([hidden]) > a') ?? []);
  let index = Math.max(0, links.indexOf(from));

  const dialog = document.createElement('dialog');
  dialog.className = 'large-view';
  const picture = new Image();
  picture.draggable = false;
  // The caption already names the dialog and describes the photo; a second text would repeat it.
  picture.alt = '';
  const frame = document.createElement('div');
  frame.append(picture);
  const caption = document.createElement('p');
  caption.id = 'large-view-caption';
  dialog.setAttribute('aria-labelledby', caption.id);
  caption.ariaLive = 'polite';
  const number = document.createElement('b');
  number.ariaHidden = 'true';
  // Screen readers say “slash”.
  const place = document.createElement('i');

  const show = (to: number) => {
    index = (to + links.length) % links.length;
    const link = links[index];
    const small = link?.querySelector('img');
    if (!link || !small) return;
    picture.src = link.href;
    // Browsers report no size for a picture that is not shown.
    picture.width = Number(small.getAttribute('width'));
    picture.height = Number(small.getAttribute('height'));
    number.textContent = `(${index + 1}/${links.length})`;
    place.textContent = filled(labels.place, { number: index + 1, count: links.length });
    caption.replaceChildren(`${small.alt} `, number, place);
    if (savesData()) return;
    for (const neighbour of [index + 1, index - 1]) {
      const beside = links.at(neighbour % links.length);
      if (beside) new Image().src = beside.href;
    }
  };

  dialog.append(
    button(labels.close, () => dialog.close()),
    button(labels.previous, () => show(index - 1)),
    button(labels.next, () => show(index + 1)),
    frame,
    caption,
  );
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowRight') show(index + 1);
    if (key === 'ArrowLeft') show(index - 1);
  });
  let pressedX: number | undefined;
  dialog.addEventListener('pointerdown', ({ clientX }) => (pressedX = clientX));
  dialog.addEventListener('pointercancel', () => (pressedX = undefined));
  dialog.addEventListener('pointerup', ({ clientX }) => {
    const moved = clientX - (pressedX ?? clientX);
    pressedX = undefined;
    if (Math.abs(moved) > SWIPE) show(index + (moved < 0 ? 1 : -1));
  });
  // When the dialog closes, the page scrolls to the last photo instead of its former position.
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
  dialog.showModal();
  show(index);
}
