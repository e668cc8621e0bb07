/** Removes a final full stop, bracket, comma or space, which messaging apps add to an address. */
function withoutEnd(value: string): string {
  let end = value.length;
  while (end > 0 && !/[\p{L}\p{N}]/u.test(value.charAt(end - 1))) end -= 1;
  return value.slice(0, end);
}

/** Reads the query of a shared address. Every value of the site's own ends with a letter or a digit. */
export const readQuery = (search: string): URLSearchParams =>
  new URLSearchParams(Array.from(new URLSearchParams(search), ([name, value]) => [name, withoutEnd(value)]));
