/** Remembers a few values: beyond so many, the one that was asked for longest ago is forgotten. */
export class Recent<Key, Value extends object> {
  readonly #values = new Map<Key, Value>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  find(key: Key): Value | undefined {
    const value = this.#values.get(key);
    return value && this.remember(key, value);
  }

  remember(key: Key, value: Value): Value {
    this.#values.delete(key);
    this.#values.set(key, value);
    const [oldest] = this.#values.keys();
    if (oldest !== undefined && this.#values.size > this.#most) this.#values.delete(oldest);
    return value;
  }

  get(key: Key, make: () => Value): Value {
    return this.find(key) ?? this.remember(key, make());
  }
}
