/** When the programme was announced. What changed since stands in `changes.ts`. */
export const announced = '2026-03-02T12:00:00+00:00';
