import { css } from '@emotion/react';
import type { FirstPicture } from '../../data/pictures/heroes.ts';
import type { Position } from '../../data/pictures/picture-entry.ts';
import { printFiles, printOf } from '../../data/pictures/prints.ts';
import { pictureSizes } from '../../look/picture-sizes.ts';
import { tallScreen } from '../../look/tokens.ts';
import { usePageContext } from '../frame/page-context.tsx';

const positionOf = ([x, y]: Position) => ({ objectPosition: `${x * 100}% ${y * 100}%` });

type Id = FirstPicture['id'];

interface HeroSourcesProps {
  readonly id: Id;
  /** The media query of screens that fetch it; none do before its turn (`hero-rotation/turn.ts`). */
  readonly on?: string;
}

/** A print in a wide and a tall cut. */
function HeroSources({ id, on }: HeroSourcesProps) {
  const { asset } = usePageContext();
  const { avif, jpeg, tall } = printFiles(id, asset);
  if (!tall) throw new Error(`${id} has no tall cut: its entry in shared/data/pictures/ lacks fillsScreen`);
  const source = (shape: string) =>
    on === undefined
      ? { media: 'not all', 'data-shape': shape }
      : { media: [on, shape].filter(Boolean).join(' and ') || undefined };
  return (
    <>
      <source {...source(tallScreen)} type="image/avif" srcSet={tall.avif} sizes={pictureSizes.screen.tall} />
      <source {...source('')} type="image/avif" srcSet={avif} sizes={pictureSizes.screen.wide} />
      <source {...source('')} srcSet={jpeg} />
    </>
  );
}

interface HeroPictureProps {
  readonly picture: FirstPicture;
  /** The first prints by day and by night. */
  readonly byDay: Id;
  readonly byNight: Id;
}

/** A print that fills the first screen. Before its turn it is hidden, and takes the file of the one that shows: one is fetched. */
export function HeroPicture({ picture: { id, fillsScreen }, byDay, byNight }: HeroPictureProps) {
  const { asset, lean } = usePageContext();
  const first = [id === byDay && 'light', id === byNight && 'dark'].filter(Boolean).join(' ');
  return (
    <picture data-first={first || undefined}>
      <HeroSources id={id} />
      {byNight !== byDay && <HeroSources id={byNight} on="(prefers-color-scheme: dark)" />}
      <HeroSources id={byDay} on="" />
      <img
        src={printFiles(byDay, asset).jpeg}
        alt={printOf(id).alt}
        {...(lean ? { loading: 'lazy' } : { fetchPriority: 'high' })}
        css={css({ ...positionOf(fillsScreen.wide), [`@media ${tallScreen}`]: positionOf(fillsScreen.tall) })}
      />
    </picture>
  );
}
