const ligatures: Record<number, string> = {
  64256: 'ff',
  64257: 'fi',
  64258: 'fl',
  64259: 'ffi',
  64260: 'ffl',
  64261: 'st',
  64262: 'st',
};

/** Bullets of the Symbol and Wingdings fonts, which are in Unicode's private use area. */
const privateBullets = new Set([0xf0b7, 0xf0a7, 0xf076, 0xf0d8, 0xf06c, 0xf06e, 0xf0a8, 0xf0fc]);

/** The replacement for a glyph whose meaning the file does not define. */
export const unknownCharacter = '\uFFFD';

/**
 * One character of a PDF as plain text: ligatures are separated, soft and end-of-line hyphens become hyphens, all
 * spaces become one kind, control characters are removed (''), and glyphs without meaning become U+FFFD.
 */
export function normalizeCharacter(code: number): string {
  if (code > 0x20 && code < 0x7f) return String.fromCharCode(code);
  if (code === 0x02 || code === 0xad || code === 0x2010 || code === 0x2011) return '-';
  if (code === 0x09 || code === 0x0a || code === 0x0d || code === 0x20 || code === 0xa0) return ' ';
  if (code >= 0x2000 && code <= 0x200a) return ' ';
  if (code === 0x202f || code === 0x205f || code === 0x3000 || code === 0x2028 || code === 0x2029) return ' ';
  if (code === 0 || code === 0xfffe || code === 0xffff || code === 0xfffd) return unknownCharacter;
  if (code < 0x20 || (code >= 0x7f && code < 0xa0)) return '';
  if ((code >= 0x200b && code <= 0x200f) || (code >= 0x202a && code <= 0x202e) || code === 0xfeff) return '';
  const ligature = ligatures[code];
  if (ligature !== undefined) return ligature;
  if (privateBullets.has(code)) return '•';
  if ((code >= 0xe000 && code <= 0xf8ff) || (code >= 0xd800 && code <= 0xdfff) || code > 0x10ffff) {
    return unknownCharacter;
  }
  return String.fromCodePoint(code);
}
