import { usePageContext } from './page-context.tsx';

/** Fills its room, with the second ink over the first one. */
export const overprinted = `
  contain: size;
  width: 100%;
  height: 100%;
  color: var(--second);
  mix-blend-mode: multiply;
`;

/** The festival's logo. */
export const Logo = () => (
  <svg viewBox="0 0 64 64" width="32" height="32" aria-hidden="true">
    <path d={usePageContext().logo} fill="currentColor" />
  </svg>
);
