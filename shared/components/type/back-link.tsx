import { PageLink } from './page-link.tsx';

/** The way back to the page above. Its arrow is drawn and not said. */
export const BackLink = ({ to, children }: { readonly to: string; readonly children: string }) => (
  <PageLink to={to}>
    <span aria-hidden="true">← </span>
    {children}
  </PageLink>
);
