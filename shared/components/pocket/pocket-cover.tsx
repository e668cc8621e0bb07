import type { PictureId } from '../../data/pictures/pictures.ts';
import { usePageContext } from '../frame/page-context.tsx';
import { pictureSizes } from '../../look/picture-sizes.ts';
import { Picture } from '../pictures/picture.tsx';
import { WoodType } from '../type/wood-type.tsx';
import { css } from '@emotion/react';
import { on, rule } from '../../look/tokens.ts';

/* In two inks on a screen; on paper a print and a block of ink in a frame, which a printer without colours has as well. */
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
  /* As high as the page beside it. */
  && > :nth-child(2) {
    position: relative;
    flex: 1;
    min-height: 20em;
    border-block: ${rule};
  }
  img {
    position: absolute;
    inset: 0;
    height: 100%;
  }
  && > .block {
    place-content: center;
    gap: 0.4em;
    padding: 0.9em 0.5em 2.4em;
    ${on.ink};
    print-color-adjust: exact;
  }
  @media screen {
    &&::before {
      z-index: 1;
      color: var(--paper);
    }
  }
  @media print {
    && {
      padding: 5mm;
      background: none;
      outline: 0.5mm solid;
      outline-offset: -5mm;
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
