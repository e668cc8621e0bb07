import { birdPath } from '../../look/decorations.ts';

/** The festival's logo. */
export const Bird = ({ size = 32 }: { readonly size?: number }) => (
  <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
    <path d={birdPath} fill="currentColor" />
  </svg>
);
