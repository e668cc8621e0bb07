import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { inReach, ticketPaper } from '../../look/surfaces.ts';
import { media, capitals } from '../../look/tokens.ts';
import { PageLink } from '../type/page-link.tsx';

/* The shadow behind the face; the other layers stay where `ticketPaper` has them. */
const registered = '0 0, 0 0, 3px 3px, 0 0, 0 0';

const stub = css`
  ${ticketPaper('whole', 6)};
  ${inReach};
  justify-content: center;
  padding: 0.1em clamp(0.9em, 4vw, 1.3em) 0;
  color: var(--ink);
  ${capitals('1em/1', 84)};
  text-decoration: none;
  white-space: nowrap;
  &::before {
    transition: background-position 0.12s;
  }
  &:focus-visible::before {
    background-position: ${registered};
  }
  ${media.hover} {
    &:hover::before {
      background-position: ${registered};
    }
  }
`;

interface TicketStubProps {
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link that looks like a ticket stub, on the first ink unless its place sets another `--face`. */
export const TicketStub = ({ to, className, children }: TicketStubProps) => (
  <PageLink to={to} css={stub} {...(className ? { className } : {})}>
    {children}
  </PageLink>
);
