import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Text } from '../data/blocks.ts';
import { halftoneEdge, measure } from '../theme.ts';
import { RunningText } from './running-text.tsx';
import { WoodType } from './wood-type.tsx';

const block = css`
  ${halftoneEdge};
  background: var(--first);
  color: var(--ink);
  padding-block: clamp(1.25rem, 4vw, 3rem) clamp(1rem, 2vw, 1.5rem);
  margin-bottom: 3.5rem;
  h1 {
    text-shadow: 0.035em 0.035em 0 var(--second);
  }
`;

const lead = css`
  margin-top: 1.25rem;
  font-size: clamp(1.125rem, 1rem + 0.5vw, 1.375rem);
  line-height: 1.4;
  font-weight: 500;
  max-width: 56ch;
  a {
    text-decoration-color: var(--ink);
  }
`;

interface PageTitleProps {
  readonly title: string;
  readonly lead?: Text;
  readonly children?: ReactNode;
}

/** A page's head: a full block of the first ink, its title across the measure, and the true thing first. */
export const PageTitle = ({ title, lead: text, children }: PageTitleProps) => (
  <div css={block}>
    <div css={measure}>
      <h1>
        <WoodType text={title} />
      </h1>
      {text && (
        <p css={lead}>
          <RunningText text={text} />
        </p>
      )}
      {children}
    </div>
  </div>
);
