import { useEffect, useState } from 'react';

/** A picture's files: AVIF as `srcset`, JPEG as `src`. */
export interface HeroPicture {
  readonly alt: string;
  readonly avif: string;
  readonly jpeg: string;
  readonly tall: { readonly avif: string; readonly jpeg: string };
}

export interface HeroRotationProps {
  readonly pictures: readonly HeroPicture[];
  /** The media query for screens that get the tall cut. */
  readonly tallScreen: string;
  readonly sizes: { readonly tall: string; readonly wide: string };
  readonly pause: string;
  readonly play: string;
}

/** How long each picture shows, in milliseconds (specification, section 9). */
const EACH = 12_000;

/** Shows the hero's pictures one after the other, until the visitor pauses them; not with reduced motion. */
export function HeroRotation({ pictures, tallScreen, sizes, pause, play }: HeroRotationProps) {
  const [moves, setMoves] = useState(false);
  const [paused, setPaused] = useState(false);
  const [current, setCurrent] = useState(0);
  // A picture is not in the markup, and so not fetched, before its first turn.
  const [asked, setAsked] = useState(1);

  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    const follow = () => setMoves(!still.matches);
    follow();
    still.addEventListener('change', follow);
    return () => still.removeEventListener('change', follow);
  }, []);

  useEffect(() => {
    if (!moves || paused) return;
    const timer = setInterval(() => {
      setCurrent((before) => (before + 1) % pictures.length);
      setAsked((before) => Math.min(before + 1, pictures.length));
    }, EACH);
    return () => clearInterval(timer);
  }, [moves, paused, pictures.length]);

  return (
    <>
      {pictures.slice(0, asked).map(({ alt, avif, jpeg, tall }, index) => (
        <picture key={jpeg}>
          <source media={tallScreen} type="image/avif" srcSet={tall.avif} sizes={sizes.tall} />
          <source media={tallScreen} srcSet={tall.jpeg} />
          <source type="image/avif" srcSet={avif} sizes={sizes.wide} />
          <img
            src={jpeg}
            alt={alt}
            fetchPriority={index === 0 ? 'high' : 'auto'}
            data-current={index === current}
            aria-hidden={index !== current}
          />
        </picture>
      ))}
      {moves && (
        <button type="button" onClick={() => setPaused(!paused)}>
          <svg viewBox="0 0 12 12" aria-hidden="true">
            <path d={paused ? 'M2 0l10 6-10 6z' : 'M1 0h4v12H1zm6 0h4v12H7z'} />
          </svg>
          <span>{paused ? play : pause}</span>
        </button>
      )}
    </>
  );
}
