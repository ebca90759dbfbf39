/** For a text without a mark, this much shows whether each of its characters takes two bytes. */
const sampleBytes = 4096;

/** Text by its mark, else UTF-8 where that is valid, else the Windows code page that old word processors wrote. */
export function decodeText(bytes: Uint8Array): string {
  const wide = wideEncoding(bytes);
  if (wide !== undefined) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** UTF-16 by its mark, or by the empty half of every Latin letter. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const pairs = Math.floor(Math.min(bytes.length, sampleBytes) / 2);
  if (pairs < 4) return undefined;
  let first = 0;
  let second = 0;
  for (let at = 0; at < 2 * pairs; at += 2) {
    if (bytes[at] === 0) first++;
    if (bytes[at + 1] === 0) second++;
  }
  if (first === 0 && second > 0.7 * pairs) return 'utf-16le';
  return second === 0 && first > 0.7 * pairs ? 'utf-16be' : undefined;
}
