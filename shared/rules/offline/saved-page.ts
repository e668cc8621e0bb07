import type { Saving } from './worker-data.ts';

/** Removes the slashes at a path's end. */
function withoutLastSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/**
 * Which saved page answers a request, if one does: the page of its path, whatever its query.
 * @returns `whole` when the query asks for a part of the page, and the saved page shows all of it instead
 */
export function savedPage(
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
  pages: Saving['pages'],
): { readonly address: string; readonly whole: boolean } | undefined {
  const address = withoutLastSlashes(pathname);
  const parameters = pages[address];
  return parameters && { address, whole: parameters.some((parameter) => searchParams.has(parameter)) };
}
