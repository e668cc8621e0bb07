/** A name as an address: lower case, each space a hyphen, nothing else touched (specification, section 2). */
export const slugOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');
