/** The shapes of a star, by what a visitor has picked: for `clip-path`. The hole leaves a line around it, or the left half. */
const outside = '50% 0,66% 32%,100% 36%,75% 62%,80% 96%,50% 80%,20% 96%,25% 62%,0 36%,34% 32%';
const rightHole = '50% 20%,60% 41%,80% 43%,65% 59%,68% 80%,50% 70%';
const cut = (hole: string): string => `polygon(evenodd,${outside},50% 0,${hole},50% 20%)`;

export const starShapes = {
  none: cut(`${rightHole},32% 80%,35% 59%,20% 43%,40% 41%`),
  maybe: cut(rightHole),
  picked: `polygon(${outside})`,
} as const;
