/** How a document ends that has arrived whole: what no visitor sees comes last. */
export const DOCUMENT_END = /<\/footer>(?:<script[^>]*>[^<]*<\/script>)*<\/body><\/html>$/;
