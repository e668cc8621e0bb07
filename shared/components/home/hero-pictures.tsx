import type { PictureId } from '../../data/pictures/pictures.ts';
import { pictureSizes } from '../../look/picture-sizes.ts';
import { screenShapes } from '../../look/tokens.ts';
import { heroPicture } from '../pictures/hero-picture.ts';
import { Island } from '../controls/island.tsx';
import { usePageContext } from '../frame/page-context.tsx';

interface HeroPicturesProps {
  readonly pictures: readonly PictureId[];
  readonly pause: string;
  readonly play: string;
}

/** The rotating pictures behind the first screen, and the button that pauses them. */
export function HeroPictures({ pictures, pause, play }: HeroPicturesProps) {
  const { asset } = usePageContext();
  return (
    <Island
      name="hero-rotation"
      when="load"
      props={{
        pictures: pictures.map((id) => heroPicture(id, asset)),
        tallScreen: screenShapes.tall,
        sizes: pictureSizes.screen,
        pause,
        play,
      }}
    />
  );
}
