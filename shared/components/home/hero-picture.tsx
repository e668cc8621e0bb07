import { css } from '@emotion/react';
import type { HeroPrint } from '../../data/pictures/heroes.ts';
import type { Position } from '../../data/pictures/picture-entry.ts';
import { printFiles, printOf } from '../../data/pictures/prints.ts';
import { pictureSizes } from '../../look/picture-sizes.ts';
import { tallScreen } from '../../look/tokens.ts';
import { usePageContext } from '../frame/page-context.tsx';

const positionOf = ([x, y]: Position) => ({ objectPosition: `${x * 100}% ${y * 100}%` });

interface HeroPictureProps {
  readonly picture: HeroPrint;
  /** The colour schemes in which it is the first one. In others it is not fetched before its turn. */
  readonly firstIn: 'light' | 'dark' | 'light dark' | undefined;
}

const conditions = {
  light: '(prefers-color-scheme: light)',
  dark: '(prefers-color-scheme: dark)',
  'light dark': 'all',
} as const;

/**
 * A print that fills the first screen, in a wide and a tall cut. Its image has no `src`: that would be fetched where no
 * source matches.
 */
export function HeroPicture({ picture: { id, fillsScreen }, firstIn }: HeroPictureProps) {
  const { asset, lean } = usePageContext();
  const { avif, jpeg, tall } = printFiles(id, asset);
  if (!tall) throw new Error(`${id} has no tall cut: its entry in shared/data/pictures/ lacks fillsScreen`);
  const condition = firstIn ? conditions[firstIn] : 'not all';
  return (
    <picture data-first={firstIn}>
      <source
        media={firstIn ? `${condition} and ${tallScreen}` : condition}
        data-shape={tallScreen}
        type="image/avif"
        srcSet={tall.avif}
        sizes={pictureSizes.screen.tall}
      />
      <source media={condition} type="image/avif" srcSet={avif} sizes={pictureSizes.screen.wide} />
      <source media={condition} srcSet={jpeg} />
      <img
        alt={printOf(id).alt}
        {...(lean ? { loading: 'lazy' } : firstIn && { fetchPriority: 'high' })}
        css={css({ ...positionOf(fillsScreen.wide), [`@media ${tallScreen}`]: positionOf(fillsScreen.tall) })}
      />
    </picture>
  );
}
