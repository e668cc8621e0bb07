import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { inReach, ticketPaper } from '../../look/surfaces.ts';
import { capitals, inks, media } from '../../look/tokens.ts';
import { usePageContext } from '../frame/page-context.tsx';
import { PageLink } from '../type/page-link.tsx';

/* The offset of the shadow behind the face. The other layers stay where `ticketPaper` puts them. */
const registered = '0 0, 0 0, 3px 3px, 0 0, 0 0';

const stub = css`
  ${ticketPaper('whole', 6)};
  ${inReach};
  justify-content: center;
  padding: 0.1em clamp(0.9em, 4vw, 1.3em) 0;
  --face: ${inks.coral};
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

/* At the checkout the link leads nowhere new, and after the sale nothing is sold: the stub is muted. */
const quiet = css`
  --face: var(--paper);
`;

interface TicketStubProps {
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link that looks like a ticket stub: a page's primary action, unless its place sets another `--face`. */
export function TicketStub({ to, className, children }: TicketStubProps) {
  const { page, year } = usePageContext();
  const isQuiet = year.passed.salesClose || page.name === 'tickets/purchase';
  return (
    <PageLink to={to} css={[stub, isQuiet && quiet]} {...(className ? { className } : {})}>
      {children}
    </PageLink>
  );
}
