import { birdPath } from '../../look/decorations.ts';

/** The festival's logo. */
export const Bird = () => (
  <svg viewBox="0 0 64 64" width="32" height="32" aria-hidden="true">
    <path d={birdPath} fill="currentColor" />
  </svg>
);
