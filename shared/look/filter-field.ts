import { css } from '@emotion/react';
import { media, rule } from './tokens.ts';
import { notOnPaper } from './paper-styles.ts';

/** A filter's count and field. The field's room is kept from the start, so that nothing moves when it appears. */
export const filterField = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-content: start;
  gap: 0.25rem 2rem;
  p {
    font-weight: 700;
  }
  label {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.75rem;
    width: 100%;
  }
  input {
    flex: 1 1 12rem;
    min-height: 3rem;
    padding: 0.5rem 0.75rem;
    border: ${rule};
    background: var(--ground);
    color: var(--text);
    appearance: none;
  }
  @media (scripting: enabled) {
    min-height: var(--room, 5rem);
  }
  ${media.tablet} {
    min-height: 3rem;
    align-content: center;
    label {
      width: auto;
      margin-left: auto;
    }
  }
  ${notOnPaper};
`;
