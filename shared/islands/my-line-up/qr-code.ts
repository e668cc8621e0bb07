/** Draws QR codes. Loaded when a visitor asks for one. */
import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** Modules on each side that stay white, so that scanners find the code. */
const QUIET = 4;
/** Larger codes have modules that are too small to be read from another phone's screen. */
const LARGEST_VERSION = 27;

/** The outlines of a code's dark modules, and its view box; undefined if it is too large to be read. */
export function drawnCode(text: string): { readonly viewBox: string; readonly path: string } | undefined {
  try {
    const code = generate(text, { minCorrectionLevel: correction.L, maxVersion: LARGEST_VERSION });
    const side = code.size + 2 * QUIET;
    return { viewBox: `${-QUIET} ${-QUIET} ${side} ${side}`, path: toSvgPath(code) };
  } catch {
    return undefined;
  }
}
