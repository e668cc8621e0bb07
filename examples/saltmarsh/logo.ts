/** The festival's logo: a low sun over two waves, in a square of 64 units. */
export const logo =
  'M12 32a20 20 0 0 1 40 0zM2 38q7.5-5 15 0t15 0 15 0 15 0v8q-7.5 5-15 0t-15 0-15 0-15 0zM2 53q7.5-5 15 0t15 0 15 0 15 0v8q-7.5 5-15 0t-15 0-15 0-15 0z';
