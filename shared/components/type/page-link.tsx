import type { ReactNode } from 'react';
import { hrefOf } from '../../addressing/paths.ts';

interface PageLinkProps {
  /** A page's name, or a complete address. */
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A plain link: this is a site of documents. */
export const PageLink = ({ to, className, children }: PageLinkProps) => (
  <a href={hrefOf(to)} className={className}>
    {children}
  </a>
);
