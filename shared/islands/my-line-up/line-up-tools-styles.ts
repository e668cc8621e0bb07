import { css } from '@emotion/react';
import { boxedTick } from '../../look/boxed-choice.ts';
import { textField } from '../../look/text-field.ts';
import { buttonStyle, inkBlock } from '../../look/surfaces.ts';
import { lineLength, media, rule, wrapping } from '../../look/tokens.ts';

/* As a notice. */
export const unseen = css`
  .unseen {
    display: grid;
    gap: 0.6rem;
    margin-bottom: 1.5rem;
    padding: 1rem 1.1rem 1rem 1.75rem;
    border: ${rule};
    box-shadow: inset 0.75rem 0 0 var(--first);
    li {
      max-width: ${lineLength};
      font-weight: 700;
    }
    li + li {
      margin-top: 0.4rem;
    }
  }
`;

export const tools = css`
  .ways {
    ${wrapping('0.9rem 1.1rem', 'center')};
    max-width: none;
  }
  .ways a,
  .back a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    font-weight: 700;
  }
  .ways button,
  .compare button,
  .gone button,
  .said button {
    ${buttonStyle};
  }
  .gone button,
  .said button {
    flex: none;
  }
  label {
    display: grid;
    gap: 0.35rem;
    font-weight: 700;
  }
  input {
    ${textField};
    text-overflow: ellipsis;
  }
  .share,
  .compare {
    display: grid;
    gap: 0.9rem;
    place-content: start stretch;
    justify-items: start;
    max-width: 46rem;
    input,
    label {
      width: 100%;
    }
  }
  .share label:has(input) {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    min-height: 2.75rem;
    input {
      ${boxedTick};
    }
  }
  .share svg {
    width: min(100%, 30rem);
    forced-color-adjust: none;
  }
  .share p:empty,
  .compare p:empty {
    display: none;
  }
  .from-link {
    ${inkBlock('second')};
    padding: 1.25rem 1.25rem 1rem;
    margin-bottom: 1.5rem;
    ${media.desktop} {
      display: grid;
      grid-template-columns: auto minmax(15rem, 1fr) minmax(0, auto);
      gap: 2rem;
      align-items: center;
    }
    button {
      box-shadow: 5px 5px 0 var(--text);
    }
    @media (forced-colors: active) {
      border: 3px solid;
    }
    /* Before the island is live. */
    &[data-case] button {
      visibility: hidden;
    }
  }
  ${['fresh', 'others'].map((each) => `html:not([data-came=${each}]) & [data-case=${each}] { display: none; }`)}
`;
