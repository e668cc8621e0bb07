import { css } from '@emotion/react';
import { rule } from '../../look/tokens.ts';

const field = css`
  display: grid;
  gap: 0.35rem;
  font-weight: 700;
  input,
  textarea {
    width: 100%;
    min-height: 3rem;
    padding: 0.6rem 0.75rem;
    border: ${rule};
    background: var(--ground);
    color: var(--text);
    font-weight: 400;
    /* Its label is above it: the browser scrolls to the field alone. */
    scroll-margin-top: 2.75rem;
  }
  textarea {
    resize: vertical;
  }
`;

interface FieldProps {
  readonly label: string;
  readonly name: string;
  readonly type?: 'text' | 'email';
  readonly autoComplete?: 'name' | 'email';
  /** Lines of a message box; a single line when absent. */
  readonly rows?: number;
}

/** A labelled, required field. The browser keeps what is typed: no state stands behind it. */
export const Field = ({ label, name, type = 'text', autoComplete, rows }: FieldProps) => (
  <label css={field}>
    {label}
    {rows ? (
      <textarea name={name} rows={rows} required />
    ) : (
      <input name={name} type={type} autoComplete={autoComplete} required />
    )}
  </label>
);
