import type { Reading } from '#domain/reading/Reading';

/** The page on which a signature is in the corrected document, if the returned document had none; null otherwise. */
export function signatureFoundOn(returned: Reading, corrected: Reading): number | null {
  if (signed(returned).length > 0) return null;
  const [first] = signed(corrected);
  const place = first?.evidence.find(({ kind }) => kind === 'page');
  return place?.kind === 'page' ? place.page : null;
}

/** Signatures besides lines that are blank. */
const signed = ({ signatures }: Reading) => signatures.filter(({ parts }) => parts?.form !== 'blank');
