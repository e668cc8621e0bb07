import type { Currency } from '../model/measures.ts';
import { filled } from './filled.ts';

/**
 * Writes an amount of money by a pattern such as `£{amount}`: 1225 is
 * `£1225`, without a comma (specification, section 8).
 */
export const moneyText = (pattern: string, amount: number): string =>
  filled(pattern, { amount: `${amount}` });

/** Writes an amount in hundredths, as a whole number if it is one: 7250 is `£72.50`, 6500 is `£65`. */
export function exactMoneyText({ pattern, decimal }: Currency, hundredths: number): string {
  const whole = Math.floor(hundredths / 100);
  const rest = hundredths % 100;
  const amount = rest ? `${whole}${decimal}${String(rest).padStart(2, '0')}` : `${whole}`;
  return filled(pattern, { amount });
}
