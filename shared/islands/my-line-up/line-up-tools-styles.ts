import { css } from '@emotion/react';
import { boxedTick, textField } from '../../look/form-controls.ts';
import { buttonStyle, inkBlock, inReach } from '../../look/surfaces.ts';
import { inForcedColors, lineLength, surface, rule, fontSize, stacked, wrapping } from '../../look/tokens.ts';

export const tools = css`
  /* The box looks like a notice. */
  .unseen {
    ${stacked('0.6rem')};
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
  .ways {
    ${wrapping('0.9rem 1.1rem', 'center')};
    max-width: none;
  }
  .ways button:not(:first-of-type) {
    ${surface.ground};
  }
  .ways a {
    ${inReach};
    font-weight: 700;
  }
  button:not([value]) {
    ${buttonStyle};
  }
  .gone button,
  .said button {
    flex: none;
  }
  label {
    ${stacked('0.35rem')};
    width: 100%;
    font-weight: 700;
  }
  input:not([type='checkbox']) {
    ${textField};
    text-overflow: ellipsis;
  }
  /* Sheets of ink. */
  .share,
  .compare {
    ${inkBlock};
    ${stacked('0.9rem', 'start')};
    justify-items: start;
    padding: 1.25rem;
    margin-bottom: 1.5rem;
    button {
      box-shadow: 5px 5px 0 var(--text);
    }
    ${inForcedColors('border: 3px solid')};
  }
  .compare {
    --block: var(--first);
    button {
      ${surface.second};
    }
  }
  .share label:has(input) {
    ${inReach};
    gap: 0.75rem;
    input {
      ${boxedTick};
    }
  }
  .share svg {
    width: min(100%, 30rem);
    background: #fff;
    forced-color-adjust: none;
  }
  .share p:empty,
  .compare p:empty {
    display: none;
  }
  .from-link {
    ${wrapping('0.5rem 1.25rem')};
    align-items: center;
    padding-bottom: 1rem;
    border-bottom: ${rule};
    h2 {
      font-size: ${fontSize.name};
    }
    [data-label] {
      ${buttonStyle};
      visibility: hidden;
      &::before {
        content: attr(data-label);
      }
    }
  }
  ${['fresh', 'others'].map((each) => `html:not([data-came=${each}]) & [data-for=${each}] { display: none; }`)}
  /* Until the island is live, only client/from-link.ts knows this. */
  html:not([data-came]) & [data-asked] {
    .ways {
      display: none;
    }
    @media (scripting: enabled) {
      display: none;
    }
  }
`;
