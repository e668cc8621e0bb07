import type { PictureId } from '../../data/pictures/pictures.ts';
import { usePageContext } from '../frame/page-context.tsx';
import { pictureSizes } from '../../look/picture-sizes.ts';
import { Picture } from '../pictures/picture.tsx';
import { WoodType } from '../type/wood-type.tsx';
import { cover } from './pocket-cover-styles.ts';

interface PocketCoverProps {
  readonly picture: PictureId;
  readonly title: string;
  readonly stars: string;
}

export function PocketCover({ picture, title, stars }: PocketCoverProps) {
  const { festival } = usePageContext();
  return (
    <section css={cover}>
      <p>
        <WoodType text={festival.name} ems={6.6} largest="99cqi" />
      </p>
      <div>
        <Picture id={picture} sizes={pictureSizes.panel} />
      </div>
      <div className="block">
        <h3>{title}</h3>
        <p>
          {festival.dates}
          <br />
          {festival.place.venue}, {festival.place.county}
        </p>
        <p>
          <small>{stars}</small>
        </p>
      </div>
    </section>
  );
}
