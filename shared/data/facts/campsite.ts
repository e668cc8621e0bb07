/** The camping fields and their quiet hours. */
import { quietHoursText, type Field } from '../../figures/quiet-hours.ts';

export const fields = {
  main: { name: 'Beck Field', quietFrom: '26:30' },
  quiet: { name: 'Curlew Field', quietFrom: '23:00' },
  family: { name: 'Lamb Field', quietFrom: '23:00' },
} as const satisfies Readonly<Record<string, Field>>;

/** From when each field is quiet, as visitors read it. */
export const quietHours = quietHoursText([fields.quiet, fields.family, fields.main]);
