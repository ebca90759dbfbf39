/** Catalogues examined, from the end: the last one is the newest version's. */
const mostCatalogs = 20;
/** Characters between an object's number and the type it states. */
const farthest = 2000;

/**
 * A PDF that lost its cross-reference table: a trailer that names its catalog is appended, and PDFium reconstructs the
 * rest. Undefined if there is no catalog, or if the file was cut off within an object: more than a table is lost.
 */
export function repairPdf(bytes: Uint8Array): Uint8Array | undefined {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  if (text.lastIndexOf('endobj') < text.lastIndexOf(' obj')) return undefined;
  let at = text.length;
  for (let count = 0; count < mostCatalogs && at >= 0; count++) {
    at = text.lastIndexOf('/Catalog', at - 1);
    const number = at < 0 ? undefined : numberOfObject(text.slice(Math.max(0, at - farthest), at));
    if (number === undefined) continue;
    return Buffer.concat([bytes, Buffer.from(`\ntrailer\n<< /Root ${number} 0 R >>\nstartxref\n0\n%%EOF\n`)]);
  }
  return undefined;
}

/** The object that the characters after its head belong to. */
function numberOfObject(before: string): string | undefined {
  const head = before.lastIndexOf(' obj');
  if (head < 0 || before.includes('endobj', head)) return undefined;
  return /(\d{1,7}) \d{1,5}$/.exec(before.slice(0, head))?.[1];
}
