/** The camping fields and their quiet hours. */
import { quietHoursText, type QuietField } from '../../figures/hours.ts';
import { clockTime } from '../../figures/clock.ts';
import { numberWord } from '../../figures/number-word.ts';
import { festival } from '../edition.ts';

export const fields = {
  main: { name: 'Beck Field', quietFrom: '26:30' },
  quiet: { name: 'Curlew Field', quietFrom: '23:00' },
  family: { name: 'Lamb Field', quietFrom: '23:00' },
} as const satisfies Readonly<Record<string, QuietField>>;

/** The start of each field's quiet hours, as visitors read it. */
export const quietHours = quietHoursText([fields.quiet, fields.family, fields.main]);

/** The earliest and the latest of these hours. */
export const quietFrom = `${clockTime(fields.quiet.quietFrom)} or ${clockTime(fields.main.quietFrom)}`;

export const fieldsInWords = numberWord(Object.keys(fields).length);

/** The nights from the evening before the first day to the morning after the last. */
export const nightsInWords = numberWord(festival.days.length + 1);
