/**
 * How far the website's time is from the device's, in milliseconds. It is 0, unless the operator has set `CLOCK` to try
 * out another time: then the page begins at that instant.
 */
const ahead = (): number => {
  const { clock } = document.documentElement.dataset;
  return clock ? Date.parse(clock) - Date.now() : 0;
};

let known: number | undefined;

export const currentTime = (): number => Date.now() + (known ??= ahead());
