import { createHash } from 'node:crypto';

/**
 * The one inline script, which runs before the body is parsed. It puts the visitor's choice of the lean look on
 * `<html>` (`client/lean-switch.ts`), so that nothing is drawn or requested before it is known. And it marks a form with
 * `method="dialog"` as submitted, so that its island can answer once it has hydrated: a visitor may submit the form
 * before the first script has loaded.
 */
export const earlyScript =
  "try{let l=localStorage.lean;if(l)document.documentElement.dataset.lean=l}catch{}addEventListener('submit',({target:f})=>f.method=='dialog'&&(f.dataset.submitted=''),true)";

/** The hash that allows the script in the Content-Security-Policy. */
export const earlyScriptHash = `sha256-${createHash('sha256').update(earlyScript).digest('base64')}`;
