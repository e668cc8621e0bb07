/** For the programme: loads the script of its marks where the device keeps what the visitor needs. */

/** Whether something is kept under that key of `stored-text.ts`, which would be much to load for that alone. */
function hasNeeds(): boolean {
  try {
    return 'needs' in localStorage;
  } catch {
    // Blocked by the visitor's settings.
    return false;
  }
}

if (hasNeeds() && document.querySelector('[data-fit-words]')) import('./fit-rows.ts').catch(() => undefined);
