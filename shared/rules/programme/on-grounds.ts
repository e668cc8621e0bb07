/** Whether a place is on the festival's grounds, so that the festival's address leads there. */
export const isOnGrounds = ({ kind }: { readonly kind: string }): boolean => kind !== 'station';
