import { usePageContext } from './page-context.tsx';

/** The festival's logo. */
export const Mark = () => (
  <svg viewBox="0 0 64 64" width="32" height="32" aria-hidden="true">
    <path d={usePageContext().mark} fill="currentColor" />
  </svg>
);
