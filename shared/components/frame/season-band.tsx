import { css } from '@emotion/react';
import { measure } from '../../look/measures.ts';
import { notOnPaper } from '../../look/paper-styles.ts';
import { rule, steadyType } from '../../look/tokens.ts';
import { Paragraph } from '../type/running-text.tsx';
import { usePageContext } from './page-context.tsx';

const band = css`
  ${notOnPaper};
  padding-block: 0.75rem;
  border-bottom: ${rule};
  font-family: ${steadyType};
  font-weight: 500;
  p {
    ${measure};
    max-width: none;
    text-wrap: balance;
  }
`;

/** What the time of the year has made of the page below, if anything. */
export function SeasonBand() {
  const { page, year, season } = usePageContext();
  const text = season.bands.find(
    ({ seasons, pages }) => seasons.includes(year.season) && pages.includes(page.name),
  )?.text;
  return (
    text && (
      <section aria-label={season.label} css={band}>
        <Paragraph text={text} />
      </section>
    )
  );
}
