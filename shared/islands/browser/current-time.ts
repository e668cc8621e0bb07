/**
 * The difference between the website's time and the device's, in milliseconds. It is 0 unless the operator
 * has set `CLOCK`: then the page begins at that instant.
 */
const ahead = (): number => {
  const { clock } = document.documentElement.dataset;
  return clock ? Date.parse(clock) - Date.now() : 0;
};

let difference: number | undefined;

export const currentTime = (): number => Date.now() + (difference ??= ahead());
