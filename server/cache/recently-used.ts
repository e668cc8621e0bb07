/** A bounded map: when it is full, it drops the value that was read longest ago. */
export class RecentlyUsed<Key, Value extends object | string> {
  readonly #values = new Map<Key, Value>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get(key: Key, make: () => Value): Value {
    const value = this.#values.get(key) ?? make();
    this.#values.delete(key);
    this.#values.set(key, value);
    const [oldest] = this.#values.keys();
    if (oldest !== undefined && this.#values.size > this.#most) this.#values.delete(oldest);
    return value;
  }
}
