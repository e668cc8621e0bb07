import { createHash } from 'node:crypto';

/**
 * Notes on a form that the browser sends nowhere that it was submitted, so that its island can answer once it
 * has arrived. It stands in the document, because a visitor may be faster than the page's first script.
 */
export const earlySubmit =
  "addEventListener('submit',({target:f})=>f.method=='dialog'&&f.setAttribute('data-submitted',''),true)";

/** The hash under which the policy lets it run. */
export const earlySubmitHash = `sha256-${createHash('sha256').update(earlySubmit).digest('base64')}`;
