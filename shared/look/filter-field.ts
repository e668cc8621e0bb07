import { css } from '@emotion/react';
import { media, notOnPaper, surface, rule, wrapping } from './tokens.ts';

/** A filter's count and field. The field's room is reserved, so that nothing moves when it appears. */
export const filterField = css`
  ${wrapping('0.25rem 2rem', 'center')};
  align-content: start;
  > p {
    font-weight: 700;
  }
  label {
    ${wrapping('0.25rem 0.75rem', 'center')};
    width: 100%;
  }
  input {
    flex: 1 1 12rem;
    min-height: 3rem;
    padding: 0.5rem 0.75rem;
    border: ${rule};
    ${surface.ground};
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
