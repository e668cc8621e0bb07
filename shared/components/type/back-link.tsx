import { PageLink } from './page-link.tsx';

/** A link back to the parent page. */
export const BackLink = ({ to, children }: { readonly to: string; readonly children: string }) => (
  <PageLink to={to}>
    <span aria-hidden="true">← </span>
    {children}
  </PageLink>
);
