import type { Notice } from './notices.tsx';

/**
 * Shows a notice, and loads the code for notices before the first one.
 * @returns false if that code cannot be loaded, so that nothing announces the notice
 */
export const notify = (notice: Notice): Promise<boolean> =>
  import('./notices.tsx').then(
    ({ showNotice }) => {
      showNotice(notice);
      return true;
    },
    () => false,
  );
