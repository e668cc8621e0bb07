import type { PictureId } from '../../data/pictures/pictures.ts';
import { usePageContext } from '../frame/page-context.tsx';
import { pictureSizes } from '../../look/picture-sizes.ts';
import { Picture } from '../pictures/picture.tsx';
import { WoodType } from '../type/wood-type.tsx';
import { css } from '@emotion/react';
import { on, rule } from '../../look/tokens.ts';

/* In two inks on a screen; on paper a frame, a print and a block of ink, which a printer without colours has as well. */
const cover = css`
  text-align: center;
  && {
    gap: 0;
    padding: 0;
    background: var(--first);
  }
  > p:first-of-type {
    padding: 0.5em 0.6em 0.4em;
    > span {
      padding-bottom: 0;
    }
  }
  && > :nth-child(2) {
    position: relative;
    flex: 1 0 auto;
    aspect-ratio: 4 / 5;
    border-block: ${rule};
    @media print {
      flex: 1;
      aspect-ratio: auto;
    }
  }
  img {
    position: absolute;
    inset: 0;
    height: 100%;
  }
  && > .block {
    place-content: center;
    gap: 0.4em;
    padding: 0.9em 0.5em 0.7em;
    ${on.ink};
    print-color-adjust: exact;
  }
  /* As high as the highest page beside it. */
  @media screen and (max-width: 34em) {
    && > :nth-child(2) {
      flex: none;
    }
    && > .block {
      flex: auto;
    }
  }
  @media print {
    && {
      padding: 5mm;
      background: none;
    }
    > * {
      border: 0.5mm solid #000;
      border-block-start-width: 0;
    }
    > :first-child {
      border-block-start-width: 0.5mm;
    }
  }
`;

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
