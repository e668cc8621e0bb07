import { useEffect, useState } from 'react';
import { savesData } from '../browser/saves-data.ts';
import { isStill, setStill } from '../browser/stillness.ts';

/** Finds the next picture. Before the first change, the first picture is the current one. */
function nextIn(list: Element): Element | null {
  const current = list.querySelector('[data-current=true]') ?? list.firstElementChild;
  return current?.nextElementSibling ?? list.firstElementChild;
}

/**
 * Loads the next picture of the list and then shows it.
 * @param isWanted checked once the picture has loaded
 */
async function showNextPicture(list: Element, isWanted: () => boolean): Promise<void> {
  const next = nextIn(list);
  const image = next?.querySelector('img');
  if (!next || !image) return;
  // Until now, the media queries of its sources kept the browser from fetching it.
  for (const source of next.querySelectorAll<HTMLSourceElement>('[data-shape]'))
    source.media = source.dataset['shape'] ?? '';
  const hasLoaded = await image.decode().then(
    () => true,
    () => false,
  );
  if (!hasLoaded || !isWanted()) return;
  for (const picture of list.children)
    if (picture instanceof HTMLElement) picture.dataset['current'] = String(picture === next);
}

export interface HeroRotationProps {
  readonly list: string;
  readonly pause: string;
  readonly play: string;
}

/** How long each picture shows, in milliseconds (specification, section 9). */
const EACH = 12_000;

/**
 * Shows the hero's pictures in turn until the visitor pauses them. They start paused where data is saved,
 * because each is fetched at its turn, and stand still with reduced motion.
 */
export function HeroRotation({ list, pause, play }: HeroRotationProps) {
  const [moves, setMoves] = useState(false);
  const [paused, setPaused] = useState(false);

  useEffect(() => {
    setPaused(savesData());
    setMoves(!isStill());
  }, []);

  useEffect(() => {
    const pictures = document.getElementById(list);
    if (!moves || paused || !pictures) return;
    let stopped = false;
    const timer = setInterval(() => {
      void showNextPicture(pictures, () => !stopped);
    }, EACH);
    return () => {
      stopped = true;
      clearInterval(timer);
    };
  }, [list, moves, paused]);

  return (
    moves && (
      <button
        type="button"
        onClick={() => {
          setPaused(!paused);
          setStill(!paused);
        }}
      >
        <svg viewBox="0 0 12 12" aria-hidden="true">
          <path d={paused ? 'M2 0l10 6-10 6z' : 'M1 0h4v12H1zm6 0h4v12H7z'} />
        </svg>
        <span>{paused ? play : pause}</span>
      </button>
    )
  );
}
