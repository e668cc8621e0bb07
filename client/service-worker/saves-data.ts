import { scope } from './scope.ts';

/**
 * Whether the visitor saves data: in their browser, or by the footer's switch, which leaves an empty cache as a sign
 * (`client/lean-switch.ts`).
 */
export const savesData = async (): Promise<boolean | undefined> =>
  scope.navigator.connection?.saveData || caches.has('lean').catch(() => undefined);
