/** Draws QR codes. Loaded when one is asked for. */
import { correction, generate } from 'lean-qr';

/** Modules on each side that stay white, so that scanners find the code. */
const QUIET = 4;
/** Larger codes have modules too small for a phone that reads them from another phone's screen. */
const LARGEST_VERSION = 27;

/**
 * The dark modules of a code as lines of one module's width, one for each run in a row. Undefined if it is too large to
 * be read.
 */
export function drawnCode(text: string): { readonly size: number; readonly path: string } | undefined {
  let code;
  try {
    code = generate(text, { minCorrectionLevel: correction.L, maxVersion: LARGEST_VERSION });
  } catch {
    return undefined;
  }
  const lines: string[] = [];
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      const start = x;
      while (code.get(x, y)) x += 1;
      if (x > start) lines.push(`M${start + QUIET} ${y + QUIET}.5h${x - start}`);
    }
  }
  return { size: code.size + 2 * QUIET, path: lines.join('') };
}
