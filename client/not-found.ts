/** The path that led nowhere, for whoever looks (specification, section 2). */
console.error(`404: there is no page at ${location.pathname}`);
