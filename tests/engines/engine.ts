/** An action as both of the W3C's protocols, WebDriver and WebDriver BiDi, take it. */
export type Action =
  | {
      readonly type: 'pointer';
      readonly id: string;
      readonly parameters: { readonly pointerType: 'mouse' };
      readonly actions: readonly object[];
    }
  | { readonly type: 'key'; readonly id: string; readonly actions: readonly object[] };

/** For how long, and how often, a state that is still to come is polled, in ms. */
export const PATIENCE = { timeout: 30_000, interval: 20 };

/** A browser with one window: what the tests need of either protocol. */
export interface Engine {
  /** Name and version. */
  readonly name: string;
  /** Opens an address of the site, and waits until it has loaded. */
  readonly open: (address: string) => Promise<void>;
  /** Evaluates an expression in the page, with JavaScript or without; the value passes through JSON. */
  readonly run: (expression: string) => Promise<unknown>;
  readonly act: (action: Action) => Promise<void>;
  /** Sets the window's inner size in px, or the nearest that the browser allows. */
  readonly resize: (width: number, height: number) => Promise<void>;
  /** What was written to the console since the last call, uncaught errors included. */
  readonly messages: () => Promise<string[]>;
  readonly close: () => Promise<void>;
}

export interface EngineOptions {
  /** Whether the pages' own scripts run. */
  readonly javaScript: boolean;
  /** Where the site is served. */
  readonly origin: string;
}
