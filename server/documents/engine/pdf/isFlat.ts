/** A letter whose outline is lower than this share of its line has no form: fonts of OCR layers draw strips for letters. */
const flatShare = 0.2;
/** In points: in smaller type the ink's measures are too coarse. */
const least = 3;

/**
 * Whether the box of a letter's ink says nothing of where the letter is: some programs lay OCR words under a scan in a font
 * whose glyphs have hardly any height. `height` and `line` in points: of the ink, and of the line that the font gives it.
 */
export function isFlat(text: string, height: number, line: number): boolean {
  return line > least && height < flatShare * line && /^[\p{L}\p{N}]/u.test(text);
}
