import { usePageContext } from '../frame/page-context.tsx';
import type { ComponentProps } from 'react';
import type { TextLink } from '../../model/text-blocks.ts';
import { usePicksInAddress } from '../my-line-up/picks-context.tsx';

/**
 * A plain anchor, because there is no router in the browser.
 * @param to a page's name, or a URL with its scheme
 */
export const PageLink = ({ to, children, ...attributes }: ComponentProps<'a'> & { readonly to: string }) => {
  const { hrefOf } = usePageContext().addresses;
  return (
    <a href={hrefOf(to)} {...attributes}>
      {children}
    </a>
  );
};

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

export const BackLink = ({ to, children }: { readonly to: string; readonly children: string }) => {
  const { hrefOf } = usePageContext().addresses;
  return (
    <a href={usePicksInAddress()(hrefOf(to))}>
      <span aria-hidden="true">← </span>
      {children}
    </a>
  );
};
