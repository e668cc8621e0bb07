/** Creates a memory of a few values: beyond so many, the one that was asked for longest ago is forgotten. */
export function createRecent<Key, Value extends object>(most: number) {
  const values = new Map<Key, Value>();

  return (key: Key, make: () => Value): Value => {
    const value = values.get(key) ?? make();
    values.delete(key);
    values.set(key, value);
    const [oldest] = values.keys();
    if (oldest !== undefined && values.size > most) values.delete(oldest);
    return value;
  };
}
