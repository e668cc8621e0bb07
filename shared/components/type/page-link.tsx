import type { ReactNode } from 'react';
import type { TextLink } from '../../data/blocks.ts';
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

/** Links as a list. */
export const LinkList = ({ links }: { readonly links: readonly TextLink[] }) => (
  <ul>
    {links.map(({ text, to }) => (
      <li key={to}>
        <PageLink to={to}>{text}</PageLink>
      </li>
    ))}
  </ul>
);

export const BackLink = ({ to, children }: { readonly to: string; readonly children: string }) => (
  <a href={useCarried()(hrefOf(to))}>
    <span aria-hidden="true">← </span>
    {children}
  </a>
);
