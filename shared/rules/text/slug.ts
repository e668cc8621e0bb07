/**
 * A name as part of an address: in lower case, with a hyphen for each
 * space; nothing else changes (specification, section 2).
 */
export const slugOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');
