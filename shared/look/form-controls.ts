/** The controls of forms, and choices in boxes: a label around a tick box, or around a select. */
import { css } from '@emotion/react';
import { notOnPaper, surface, rule, wrapping, fontSize, media } from './tokens.ts';

const boxedLabel = css`
  display: flex;
  align-items: center;
  min-height: 2.75rem;
  border: ${rule};
  font-weight: 700;
`;

export const boxedTick = css`
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  margin: 0;
  accent-color: var(--first);
  /* A square with a smaller one printed in it. */
  @media (forced-colors: none) {
    appearance: none;
    border: 3px solid;
    &:checked {
      padding: 3px;
      background: currentcolor content-box;
    }
  }
`;

/** A form's choices in such boxes. */
export const boxedChoices = css`
  label {
    ${boxedLabel};
    gap: 0.6rem;
    padding-left: 0.75rem;
  }
  select {
    align-self: stretch;
    border: 0;
    border-left: ${rule};
    border-radius: 0;
    ${surface.ground};
    font: inherit;
    /* iPhones zoom in on a field with smaller letters. */
    font-size: max(1em, 16px);
    padding-inline: 0.4rem 1.5rem;
    /* A wedge of the site's own design. */
    @media (forced-colors: none) {
      appearance: none;
      --cut: #0000 50%, var(--text) 51%;
      background-image: linear-gradient(45deg, var(--cut)), linear-gradient(-45deg, var(--cut));
      background-position:
        right 0.95rem center,
        right 0.45rem center;
      background-size: 0.5rem 0.5rem;
      background-repeat: no-repeat;
    }
  }
  input {
    ${boxedTick};
  }
`;

/** A form of such choices in rows. On phones each fills the rest of its row. */
export const choiceRows = css`
  ${wrapping('0.6rem 0.75rem', 'center')};
  ${boxedChoices};
  label {
    padding-right: 0.75rem;
    &:has(:checked):not(:has(option)) {
      ${surface.text};
    }
    &:has(select) {
      padding-right: 0;
    }
  }
  select {
    flex: 1;
    min-width: 4rem;
  }
  @media (max-width: 34em) {
    label,
    button {
      flex: 1 1 auto;
    }
    label {
      padding-left: 0.5rem;
      font-size: ${fontSize.small};
    }
  }
  ${notOnPaper};
`;

export const textField = css`
  width: 100%;
  min-height: 3rem;
  padding: 0.6rem 0.75rem;
  border: ${rule};
  ${surface.ground};
  font-weight: 400;
`;

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
