/** The service worker's own globals. TypeScript's types for workers and for windows contradict each other. */
import type { Saving } from '../../shared/rules/offline/worker-data.ts';

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface WorkerEvents {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: ExtendableEvent & MessageEvent;
}

/** Only Chromium says whether the visitor saves data. */
interface Connection {
  readonly connection?: { readonly saveData: boolean };
}

interface WorkerScope {
  readonly navigator: Connection;
  readonly clients: { claim(): Promise<void> };
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener<Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ): void;
}

declare global {
  /** The server writes this before the worker's code (`server/resources/worker-file.ts`). */
  const SAVING: Saving;
}

export const scope = self as unknown as WorkerScope;

/** Whether the visitor saves data. */
export const visitorSavesData = (): boolean => scope.navigator.connection?.saveData === true;
