import type { ReactNode } from 'react';
import { hrefOf } from '../../addressing/paths.ts';
import { useCarried } from '../my-line-up/picks-context.tsx';

interface PageLinkProps {
  /** A page's name, or a URL with its scheme. */
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A plain anchor, not React Router's Link: there is no router in the browser. */
export const PageLink = ({ to, className, children }: PageLinkProps) => (
  <a href={hrefOf(to)} className={className}>
    {children}
  </a>
);

export const BackLink = ({ to, children }: { readonly to: string; readonly children: string }) => (
  <a href={useCarried()(hrefOf(to))}>
    <span aria-hidden="true">← </span>
    {children}
  </a>
);
