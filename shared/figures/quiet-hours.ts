import { clockTime } from './clock.ts';

export interface Field {
  readonly name: string;
  /** Festival time on the 24-hour clock. */
  readonly quietFrom: string;
}

/** From when each field is quiet, as visitors read it: `11pm in Curlew Field and Lamb Field, 2.30am in Beck Field`. */
export const quietHoursText = (fields: readonly Field[]): string =>
  Array.from(
    Map.groupBy(fields, ({ quietFrom }) => quietFrom),
    ([time, those]) => `${clockTime(time)} in ${those.map(({ name }) => name).join(' and ')}`,
  ).join(', ');
