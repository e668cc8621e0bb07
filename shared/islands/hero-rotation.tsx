import { useEffect, useState } from 'react';

export interface HeroRotationProps {
  readonly pictures: readonly {
    readonly src: string;
    readonly alt: string;
    readonly width: number;
    readonly height: number;
  }[];
  readonly pause: string;
  readonly play: string;
}

/** How long each picture stands, in milliseconds (specification, section 9); the fade is the stylesheet's. */
const EACH = 12_000;

/** The hero's pictures, one after the other, until somebody pauses them; never under reduced motion. */
export function HeroRotation({ pictures, pause, play }: HeroRotationProps) {
  const [moves, setMoves] = useState(false);
  const [paused, setPaused] = useState(false);
  const [current, setCurrent] = useState(0);
  // A picture is asked for when its turn comes, and stays from then on.
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
      {pictures.slice(0, asked).map(({ src, alt, width, height }, index) => (
        <img
          key={src}
          src={src}
          alt={alt}
          width={width}
          height={height}
          fetchPriority={index === 0 ? 'high' : 'auto'}
          data-current={index === current}
          aria-hidden={index !== current}
        />
      ))}
      {moves && (
        <button type="button" onClick={() => setPaused(!paused)}>
          {paused ? play : pause}
        </button>
      )}
    </>
  );
}
