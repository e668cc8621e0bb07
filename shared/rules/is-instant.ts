/** Whether a text is a valid date with time and offset: `2026-07-17T14:02+01:00`, with or without seconds. */
export function isInstant(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/.test(text) || Number.isNaN(Date.parse(text)))
    return false;
  // `Date.parse` reads 30 February as 2 March.
  const day = text.slice(0, 10);
  return new Date(day).toISOString().startsWith(day);
}
