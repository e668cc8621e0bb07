/** An amount of money as visitors read it: 1225 is `£1225` by the pattern `£#`, without a comma (specification, section 8). */
export const moneyText = (pattern: string, amount: number): string => pattern.replace('#', String(amount));
