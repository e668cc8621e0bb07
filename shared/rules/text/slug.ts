/** A name in an address: in lower case, spaces as hyphens, nothing else (specification, section 2). */
export const slugOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');
