/** An amount as the site prints it: `£145` by the pattern `£#`; thousands have no comma (specification, section 8). */
export const moneyText = (pattern: string, amount: number): string => pattern.replace('#', String(amount));
