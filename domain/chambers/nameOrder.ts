/**
 * What the docket calls an order once it is signed: its title without the mark of a proposal. A document that has only
 * a file name loses its extension. Null where nothing else is in the title.
 */
export function nameOrder(title: string): string | null {
  const plain = title
    .replace(/\.(?:pdf|docx?|txt)$/i, '')
    .replace(/[[(]\s*(?:revised\s+)?proposed\s*[\])]/gi, ' ')
    .replace(/^\s*(?:revised\s+)?proposed\b/i, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain === '' ? null : plain;
}
