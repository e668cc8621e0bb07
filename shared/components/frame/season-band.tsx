import { css } from '@emotion/react';
import { measure } from '../../look/measures.ts';
import { notOnPaper } from '../../look/paper-styles.ts';
import { rule } from '../../look/tokens.ts';
import { RunningText } from '../type/running-text.tsx';
import { usePageContext } from './page-context.tsx';

const band = css`
  ${notOnPaper};
  padding-block: 0.75rem;
  border-bottom: ${rule};
  /* A weight whose stand-in has its widths: a line more would push the whole page down when the typeface arrives. */
  font-weight: 500;
  p {
    ${measure};
    max-width: none;
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
        <p>
          <RunningText text={text} />
        </p>
      </section>
    )
  );
}
