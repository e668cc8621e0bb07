import { createHash } from 'node:crypto';

/**
 * An inline script: marks a form with `method="dialog"` as submitted, so that its island can answer once it has
 * hydrated. It is inline because a visitor may submit the form before the first script has loaded.
 */
export const earlySubmit =
  "addEventListener('submit',({target:f})=>f.method=='dialog'&&f.setAttribute('data-submitted',''),true)";

/** The hash that allows the script in the Content-Security-Policy. */
export const earlySubmitHash = `sha256-${createHash('sha256').update(earlySubmit).digest('base64')}`;
