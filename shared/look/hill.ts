/** A hill with a shoulder on either side, on a line as long as it is. It fills its box. */
export const hillShape =
  'polygon(0 100%, 0 calc(100% - 3px), 14% 62%, 22% 66%, 38% 24%, 44% 28%, 56% 0, 70% 42%, 77% 38%, 100% calc(100% - 3px), 100% 100%)';
