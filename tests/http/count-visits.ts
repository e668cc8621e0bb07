/** List functions that call back for each entry, or search or copy the list. */
const CALLING = 'every filter find findIndex findLast flatMap forEach map reduce some sort toSorted'.split(
  ' ',
);
const WHOLE = 'concat includes indexOf join lastIndexOf slice toReversed'.split(' ');
/** Iterators, which loops, spreads and destructuring use. */
const iterators = [[], new Set(), new Map()].map((list) => Object.getPrototypeOf(list.values()) as object);

type Method = (this: unknown[], ...args: unknown[]) => unknown;

/**
 * Counts the visited entries of lists, sets and maps during some work: by loops, callbacks, searching and
 * copying. Unlike time, the count is the same on every machine.
 */
export async function countVisits<Result>(work: () => Promise<Result>) {
  let visits = 0;
  const undo: (() => void)[] = [];
  const wrap = (owner: object, name: string, wrapped: (original: Method) => Method) => {
    const descriptor = Object.getOwnPropertyDescriptor(owner, name) ?? {};
    Object.defineProperty(owner, name, { ...descriptor, value: wrapped(descriptor.value as Method) });
    undo.push(() => Object.defineProperty(owner, name, descriptor));
  };
  const counting = (original: Method): Method =>
    function counted(...args) {
      visits += 1;
      return original.apply(this, args);
    };
  for (const iterator of iterators) wrap(iterator, 'next', counting);
  for (const name of CALLING)
    wrap(
      Array.prototype,
      name,
      (original) =>
        function calling(callback, ...rest) {
          const called = typeof callback === 'function' ? counting(callback as Method) : callback;
          return original.call(this, called, ...rest);
        },
    );
  for (const name of WHOLE)
    wrap(
      Array.prototype,
      name,
      (original) =>
        function whole(...args) {
          visits += this.length;
          return original.apply(this, args);
        },
    );
  try {
    const result = await work();
    return { visits, result };
  } finally {
    for (const restore of undo) restore();
  }
}
