import { css, keyframes } from '@emotion/react';
import { Fragment } from 'react';
import { overlay } from '../../look/decorations.ts';
import type { FirstPicture } from '../../model/pictures.ts';
import { pictureSizes } from '../../look/measures.ts';
import { tallScreen } from '../../look/tokens.ts';
import { type PageContextValue, usePageContext } from '../frame/page-context.tsx';
import { nightStyles } from '../pictures/night-filters.tsx';
import { cutByFront, frontStyles, TALL_POSITION } from '../pictures/title-in-print.tsx';
import { Island } from '../controls/island.tsx';

type Id = FirstPicture['id'];

/**
 * A print's position in its box. It moves with the screen's width, as the
 * letters before it do, but its foot never rises above the box's end.
 */
const lieOf = ({ width, height, fillsScreen }: FirstPicture): string =>
  `50% max(${((-fillsScreen.above * height * 100) / width).toFixed(2)}vw, 100%)`;

/** A print in a wide and a tall cut. Only the first one is fetched before its turn. */
function HeroSources({ id, isFirst }: { readonly id: Id; readonly isFirst?: boolean }) {
  const context = usePageContext();
  const { avif, jpeg, tall } = context.prints.printFiles(id, context.asset);
  if (!tall) throw new Error(`${id} has no tall cut: its entry in shared/data/pictures/ lacks fillsScreen`);
  const source = (shape: string) =>
    isFirst ? { media: shape || undefined } : { media: 'not all', 'data-shape': shape };
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
  /** The visible print before the first change. */
  readonly first: Id;
}

/** A print that fills the first screen. While hidden, it names the visible one's file. */
function HeroPicture({ picture, first }: HeroPictureProps) {
  const { id } = picture;
  const context = usePageContext();
  return (
    <picture data-print={id}>
      <HeroSources id={id} />
      <HeroSources id={first} isFirst />
      <img
        src={context.prints.printFiles(first, context.asset).jpeg}
        alt={context.prints.printOf(id).alt}
        fetchPriority="high"
        css={[
          css({
            objectPosition: lieOf(picture),
            [`@media ${tallScreen}`]: { objectPosition: TALL_POSITION },
          }),
          nightStyles(context.prints.darkPrintOf(id)),
        ]}
      />
    </picture>
  );
}

/**
 * Puts the festival's name between a print's planes: the foreground
 * covers a part of its letters. It uses the mask of the visible print.
 */
export function betweenPlanes(
  pictures: readonly FirstPicture[],
  context: Pick<PageContextValue, 'asset' | 'prints'>,
) {
  const front = (picture: FirstPicture) => frontStyles(picture.id, lieOf(picture), context, tallScreen);
  return css`
    ${cutByFront};
    transition: --front 1s allow-discrete;
    ${pictures[0] && front(pictures[0])};
    ${pictures.map((picture) => `*:has([data-print=${picture.id}][data-current=true]) > & { ${front(picture)} }`)}
  `;
}

/* What absorbs red is the cool ink; what absorbs green and blue is
   the warm one. Both channels add up to the print. */
const arrive = keyframes`
  0% { background: #000; }
  45%, 55% { background: #f00; }
  100% { background: #fff; }
`;
const leave = keyframes`
  0% { background: #fff; }
  45%, 55% { background: #0ff; }
  100% { background: #000; }
`;
const together = keyframes`
  from, to { mix-blend-mode: plus-lighter; }
`;

/* A print changes into the next within one second (specification, section 4), its cool ink first. */
const list = css`
  position: absolute;
  z-index: -1;
  inset: 0;
  isolation: isolate;
  picture {
    display: block;
    position: absolute;
    inset: 0;
    isolation: isolate;
    visibility: hidden;
    transition: visibility 1s;
  }
  img {
    height: 100%;
    /* The alternative text of a picture that fails to load would cover the title. */
    font-size: 0;
  }
  [data-current] {
    animation: ${together} 1s;
    &::after {
      ${overlay('0')};
      mix-blend-mode: multiply;
      animation: ${arrive} 1s;
    }
  }
  [data-current='false']::after {
    animation: ${leave} 1s forwards;
  }
  [data-current='true'],
  picture:first-child:not([data-current]) {
    visibility: visible;
  }
`;

const LIST = 'hero-pictures';

interface HeroPicturesProps {
  readonly pictures: readonly FirstPicture[];
  readonly pause: string;
  readonly play: string;
}

/** The pictures behind the festival's name, one of which shows, and the island that changes them. */
export const HeroPictures = ({ pictures, pause, play }: HeroPicturesProps) => (
  <>
    <div id={LIST} css={list}>
      {pictures.map((picture, _index, [first = picture]) => (
        <Fragment key={picture.id}>
          <HeroPicture picture={picture} first={first.id} />{' '}
        </Fragment>
      ))}
    </div>
    <Island name="hero-rotation" when="load" props={{ list: LIST, pause, play }} />
  </>
);
