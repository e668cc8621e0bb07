import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { media, woodType } from '../../look/tokens.ts';
import { PageLink } from '../type/page-link.tsx';

/* A mask with a round notch in each short edge. */
const notched =
  'radial-gradient(circle at 0 50%, #0000 7px, #000 7.5px) 0 0 / 51% 100% no-repeat, radial-gradient(circle at 100% 50%, #0000 7px, #000 7.5px) 100% 0 / 51% 100% no-repeat';

const stub = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  padding: 0.1em clamp(0.75em, 4vw, 1.15em) 0;
  color: var(--ink);
  font: 900 1em/1 ${woodType};
  font-stretch: 84%;
  text-transform: uppercase;
  text-decoration: none;
  white-space: nowrap;
  isolation: isolate;
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background: var(--first);
    mask: ${notched};
  }
  &::before {
    background: var(--second);
    translate: 4px 4px;
    transition: translate 0.12s;
  }
  ${media.hover} {
    &:hover::before {
      translate: 0;
    }
  }
  &:focus-visible::before {
    translate: 0;
  }
  @media (forced-colors: active) {
    border: 3px solid;
    background: Canvas;
    &::before,
    &::after {
      content: none;
    }
  }
`;

interface TicketStubProps {
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link that looks like a ticket stub. */
export const TicketStub = ({ to, className, children }: TicketStubProps) => (
  <PageLink to={to} css={stub} {...(className ? { className } : {})}>
    {children}
  </PageLink>
);
