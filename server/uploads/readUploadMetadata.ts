/**
 * The values of an `Upload-Metadata` header (tus 1.0, creation): pairs of a key and a value in Base64, separated by
 * commas. Undefined if it is malformed.
 */
export function readUploadMetadata(header: string): Record<string, string> | undefined {
  const values: Record<string, string> = {};
  for (const pair of header.split(',').map((one) => one.trim())) {
    if (pair === '') continue;
    const [key = '', encoded = '', ...more] = pair.split(' ');
    if (more.length > 0 || !/^[\w-]+$/.test(key) || Object.hasOwn(values, key)) return undefined;
    const value = decode(encoded);
    if (value === undefined) return undefined;
    values[key] = value;
  }
  return values;
}

/** Base64 of text in UTF-8. */
function decode(encoded: string): string | undefined {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(encoded)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(encoded, 'base64'));
  } catch {
    return undefined;
  }
}
