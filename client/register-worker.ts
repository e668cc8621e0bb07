/** Registers the service worker. Imported when it is needed: what several scripts share would be in all pages’ React. */
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

/** Browsers without service workers, and those that refuse to keep anything, reject. */
export const registerWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(trusted ?? ADDRESS);
