import { css } from '@emotion/react';
import { textField } from '../../look/form-controls.ts';
import { stacked } from '../../look/tokens.ts';

const field = css`
  ${stacked('0.35rem')};
  font-weight: 700;
  grid-template-rows: auto 1fr;
  input,
  textarea {
    ${textField};
    /* Keeps the label in view: the browser scrolls to the field below it. */
    scroll-margin-top: 2.75rem;
    resize: vertical;
  }
`;

interface FieldProps {
  readonly label: string;
  readonly name: string;
  readonly type?: 'text' | 'email';
  readonly autoComplete?: 'name' | 'email';
  /** Rows of a text area; an input when absent. */
  readonly rows?: number;
}

/**
 * A labelled, required field. It is uncontrolled, so that text typed before hydration is kept. Screen readers
 * call it invalid only after a failed attempt to send it.
 */
export const Field = ({ label, name, type = 'text', autoComplete, rows }: FieldProps) => (
  <>
    <label css={field}>
      {`${label} `}
      {rows ? (
        <textarea name={name} rows={rows} required aria-invalid={false} />
      ) : (
        <input name={name} type={type} autoComplete={autoComplete} required aria-invalid={false} />
      )}
    </label>{' '}
  </>
);
