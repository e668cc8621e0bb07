/** Reports the address that has no page in the browser's console (specification, section 2). */
console.error(`404: there is no page at ${location.pathname}`);
