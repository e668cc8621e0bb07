import { css, Global } from '@emotion/react';
import type { ComponentProps } from 'react';
import type { PictureId } from '../../model/pictures.ts';
import { night } from '../../look/decorations.ts';
import { pictureSizes, measure } from '../../look/measures.ts';
import { capitals, surface, readingType, rule, wrapping } from '../../look/tokens.ts';
import { Logo, overprinted } from '../frame/logo.tsx';
import { usePageContext } from '../frame/page-context.tsx';
import { TitleInPrint } from '../pictures/title-in-print.tsx';
import { WoodType } from '../type/wood-type.tsx';
import { Bill, type MarkedDay } from './bill.tsx';

const paper = css`
  @page {
    size: A3;
    margin: 0;
  }
`;

const phone = 'screen and (max-width: 30em)';

const sheet = css`
  ${measure};
  display: grid;
  grid-template-rows: minmax(max(36vw, 14rem), 1fr);
  container-type: inline-size;
  aspect-ratio: 297 / 420;
  /* Phones get the print's tall cut. */
  @media ${phone} {
    grid-template-rows: 96vw;
  }
  border: ${rule};
  ${surface.ground};
  box-shadow: 6px 6px 0 var(--second);
  /* On wide screens, a sheet of A3 would show no name in the first view. */
  @media screen and (min-width: 64em) {
    grid-template-rows: 31rem;
    aspect-ratio: auto;
  }
  @media print {
    --ground: var(--paper);
    --text: var(--ink);
    width: 297mm;
    height: 419.9mm;
    margin: 0;
    border: 0;
    box-shadow: none;
    print-color-adjust: exact;
  }
`;

const nameStyle = css`
  max-width: none;
  padding: max(2cqi, 1rem) 3cqi 2cqi;
`;

const withoutPicture = css`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  ${surface.first};
  > svg {
    ${overprinted};
    padding-bottom: 2cqi;
  }
`;

const strip = css`
  ${wrapping('0.3em 2em', 'center')};
  justify-content: space-between;
  padding: max(1.1cqi, 0.6rem) 3cqi max(0.9cqi, 0.45rem);
  ${surface.ink};
  ${capitals('clamp(0.9rem, 2cqi, 99rem) / 1.15', 88)};
  span {
    display: inline-block;
  }
  p + p {
    font: 500 0.85em/1.3 ${readingType};
  }
  ${night('border-bottom: 3px solid var(--paper)')};
`;

const names = css`
  padding: 1.6cqi 3cqi 2cqi;
`;

const foot = css`
  justify-content: center;
  ${night('border-width: 3px 0 0; border-style: solid')};
  font-size: clamp(1rem, 3.2cqi, 99rem);
  font-stretch: 130%;
`;

/* The poster shows no times or stages, so it shows no changes of them. */
const withoutTimes = (day: MarkedDay): MarkedDay => ({
  ...day,
  marks: day.marks.filter(({ cancelled }) => cancelled),
});

interface PosterProps extends Omit<ComponentProps<typeof Bill>, 'heading'> {
  readonly picture?: PictureId | undefined;
  readonly toCome: string;
}

/** The festival's poster: name, picture, the acts by day, address. It is printed on one page of A3. */
export function Poster({ days, picture, toCome }: PosterProps) {
  const { edition, origin } = usePageContext();
  const name = (
    <p css={nameStyle}>
      <WoodType text={edition.name} ems={6.6} largest="99cqi" />
    </p>
  );
  return (
    <article aria-label={edition.fullName} css={sheet}>
      <Global styles={paper} />
      {picture ? (
        <TitleInPrint id={picture} sizes={pictureSizes.square} tall={phone} eager position="50% 33%">
          {name}
        </TitleInPrint>
      ) : (
        <div css={withoutPicture}>
          {name}
          <Logo />
        </div>
      )}
      <div css={strip}>
        <p>
          {edition.dates} <span>{`${edition.place.venue}, ${edition.place.county}`}</span>
        </p>
        <p>{edition.tagline}</p>
      </div>
      <div css={names}>
        {days.length === 0 && (
          <h2>
            <WoodType text={toCome} longest={12} ems={6} />
          </h2>
        )}
        <Bill days={days.map(withoutTimes)} heading="h2" />
      </div>
      <div css={[strip, foot]}>
        <p>{new URL(origin).host}</p>
      </div>
    </article>
  );
}
