/** How long and how often a future state is polled, in ms. */
export const PATIENCE = { timeout: 30_000, interval: 60 };

/** The time that a hand holds a button or a key down, in ms. */
export const HELD = 100;

export type KeyName = 'Enter' | 'Escape' | 'Home' | 'ArrowRight';

/** A browser with one window: the part of its driver that the tests need. */
export interface Engine {
  /** Name and version. */
  readonly name: string;
  /** Opens an address of the site, and waits until it has loaded. */
  readonly open: (address: string) => Promise<void>;
  /** Evaluates an expression in the page, with JavaScript or without; the value passes through JSON. */
  readonly run: (expression: string) => Promise<unknown>;
  /** Moves the mouse to a point of the window, and clicks there as slowly as a hand. */
  readonly click: (x: number, y: number) => Promise<void>;
  /** Presses a key as slowly as a hand. */
  readonly press: (key: KeyName) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** Sets the window's inner size in px, or the nearest that the browser allows. */
  readonly resize: (width: number, height: number) => Promise<void>;
  /** What was written to the console since the last call, uncaught errors included. */
  readonly messages: () => Promise<string[]>;
  readonly close: () => Promise<void>;
}

export interface EngineOptions {
  /** Whether the pages' own scripts run. */
  readonly javaScript: boolean;
  /** The factor by which letters alone are enlarged. Only Firefox can do that. */
  readonly textZoom?: number;
  /** Where the site is served. */
  readonly origin: string;
}
