import { css } from '@emotion/react';
import type { ReactNode } from 'react';

const notice = css`
  max-width: none;
  padding: 0.75rem 1rem;
  background: var(--text);
  color: var(--ground);
  font-weight: 700;
  border-left: 0.75rem solid var(--first);
`;

interface NoticeProps {
  readonly kind: 'message' | 'error';
  readonly children: ReactNode;
}

/** The site's answer to what the visitor has just done. */
export const Notice = ({ kind, children }: NoticeProps) => (
  <p role={kind === 'error' ? 'alert' : 'status'} css={notice}>
    {children}
  </p>
);
