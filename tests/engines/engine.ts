/** An action as both of the W3C's protocols, WebDriver and WebDriver BiDi, take it. */
export type Action =
  | {
      readonly type: 'pointer';
      readonly id: string;
      readonly parameters: { readonly pointerType: 'mouse' };
      readonly actions: readonly object[];
    }
  | { readonly type: 'key'; readonly id: string; readonly actions: readonly object[] };

/** How long to ask again for what is still to come, and how often, in ms. */
export const PATIENCE = { timeout: 8000, interval: 20 };

/** A browser with one window: what the tests need of either protocol, and no more. */
export interface Engine {
  /** Name and version. */
  readonly name: string;
  /** Goes to an address of the site, until it has loaded. */
  readonly open: (address: string) => Promise<void>;
  /** What an expression comes to in the page, as JSON has it. A page without JavaScript answers as well. */
  readonly run: (expression: string) => Promise<unknown>;
  readonly act: (action: Action) => Promise<void>;
  /** The window's inner size in px, or the nearest that the browser can take. */
  readonly resize: (width: number, height: number) => Promise<void>;
  /** What was printed to the console since it was last asked for, uncaught errors included. */
  readonly messages: () => Promise<string[]>;
  readonly close: () => Promise<void>;
}

export interface EngineOptions {
  /** Whether the pages' own scripts run. */
  readonly javaScript: boolean;
  /** Where the site is served. */
  readonly origin: string;
}
