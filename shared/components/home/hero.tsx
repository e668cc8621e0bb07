import { Fold } from '../frame/fold.tsx';
import { css } from '@emotion/react';
import type { FirstPicture } from '../../data/pictures/heroes.ts';
import type { Text } from '../../data/blocks.ts';
import type { home } from '../../data/wording/home.ts';
import { lean } from '../../look/lean.ts';
import { headerHeight, media, on, tallScreen } from '../../look/tokens.ts';
import { usePageContext } from '../frame/page-context.tsx';
import { paperLetters } from '../pictures/title-in-print.tsx';
import { WoodType } from '../type/wood-type.tsx';
import { betweenPlanes, HeroPictures } from './hero-pictures.tsx';
import { InkStrip } from './ink-strip.tsx';

const screen = css`
  display: grid;
  grid-template: minmax(38vh, 1fr) auto / minmax(0, 1fr);
  --screen: 100vh;
  @supports (width: 1svh) {
    --screen: 100svh;
  }
  min-height: calc(var(--screen) - ${headerHeight});
  ${on.ink};
  /* Under the name there is room for the button that pauses the pictures. */
  @media (max-height: 20em) {
    grid-template-rows: minmax(7.5rem, 1fr) auto;
  }
  ${lean} {
    grid-template-rows: auto;
    min-height: 0;
  }
  /* The urgent notice stands above, mostly on one or two lines. */
  section + main > & {
    min-height: calc(var(--screen) - ${headerHeight} - 4.5rem);
  }
`;

const scene = css`
  position: relative;
  isolation: isolate;
  /* The box of the name's mask is the box of the pictures. */
  > div:first-of-type {
    display: flow-root;
    height: 100%;
  }
  --name: 32vh;
  --sky: clamp(0.75rem, 2.5vh, 2rem);
  ${media.low} {
    --name: 20vh;
  }
  @media ${tallScreen} {
    --sky: min(20vw, 10vh);
  }
  h1 {
    width: calc(100% - 2rem);
    margin: var(--sky) auto 0;
    ${media.tablet} {
      width: calc(100% - 4rem);
    }
  }
`;

interface HeroProps {
  readonly copy: typeof home;
  readonly pictures: readonly FirstPicture[];
  readonly lines: readonly Text[];
  /** The moment of rendering, in milliseconds since the epoch. */
  readonly now: number;
}

/** The first screen: the name over the pictures, and below them a strip of ink with all that a visitor asks first. */
export function Hero({ copy, pictures, ...strip }: HeroProps) {
  const { asset, festival } = usePageContext();
  return (
    <div css={screen}>
      <div css={scene}>
        <div css={betweenPlanes(pictures, copy.firstByNight, asset)}>
          <h1 css={paperLetters}>
            <WoodType text={festival.name} ems={5.8} largest="var(--name)" />
          </h1>
        </div>
        <HeroPictures pictures={pictures} byNight={copy.firstByNight} {...copy.rotation} />
      </div>
      <InkStrip copy={copy} {...strip} />
      <Fold />
    </div>
  );
}
