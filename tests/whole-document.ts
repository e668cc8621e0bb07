/** The end of a complete document: metadata that visitors do not see comes last. */
export const DOCUMENT_END = /<\/footer>(?:<script[^>]*>[^<]*<\/script>)*<\/body><\/html>$/;
