/**
 * Registers the service worker. It is imported on demand, because modules that scripts share become part of
 * React's file, which every page would then load.
 */
const ADDRESS = '/service-worker.js';

/** TypeScript's types for browsers have no Trusted Types. */
interface TrustedTypes {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(): string },
    ): { createScriptURL(address: string): string };
  };
}

/** The worker's address, which the policy of the same name may return and nothing else may. */
const trusted = (globalThis as TrustedTypes).trustedTypes
  ?.createPolicy('worker', { createScriptURL: () => ADDRESS })
  .createScriptURL(ADDRESS);

/** Rejects in browsers without service workers, and in those that refuse to store anything. */
export const registerWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(trusted ?? ADDRESS);
