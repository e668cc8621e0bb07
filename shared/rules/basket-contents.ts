import type { Product, ProductId } from '../data/products.ts';

/** Quantities by product. The quantity of a product that is not listed is 0. */
export type Basket = Readonly<Partial<Record<ProductId, number>>>;

interface Priced extends Pick<Product, 'price'> {
  readonly id: ProductId;
}

/** The basket in a query: one parameter for each product, with one to six digits. Any other value counts as 0. */
export function basketFromQuery(query: URLSearchParams, products: readonly Priced[]): Basket {
  const entries = products.map(({ id }) => [id, query.get(id) ?? ''] as const);
  return Object.fromEntries(
    entries
      .filter(([, value]) => /^\d{1,6}$/.test(value) && Number(value) > 0)
      .map(([id, value]) => [id, Number(value)]),
  );
}

/** The basket with another quantity of one product, never below 0 (specification, section 4). */
export const withQuantity = (basket: Basket, id: ProductId, quantity: number): Basket => ({
  ...basket,
  [id]: Math.max(0, quantity),
});

/** The basket as query parameters, in the order of the products, without zeros. */
export const basketEntries = (basket: Basket, products: readonly Priced[]): readonly [ProductId, number][] =>
  products.flatMap(({ id }): [ProductId, number][] => {
    const quantity = basket[id] ?? 0;
    return quantity > 0 ? [[id, quantity]] : [];
  });

/** The sum of quantity times price, in whole units of the currency (specification, section 9). */
export const basketTotal = (basket: Basket, products: readonly Priced[]): number =>
  products.reduce((total, { id, price }) => total + (basket[id] ?? 0) * price, 0);
