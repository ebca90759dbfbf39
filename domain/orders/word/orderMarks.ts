/**
 * The names by which an order is found again in a Word file that was changed: bookmarks for the order and its
 * paragraphs, tags for the blanks. Names with a leading underscore are hidden in Word; 40 characters is its limit.
 */
export const orderMark = (id: string, version: number): string => `_o${id.replaceAll('-', '')}_${version}`;
export const paragraphMark = (index: number): string => `_p${index}`;
export const blankMark = (name: string): string => `blank:${name}`;

/** The order and the version of its text that a bookmark names. */
export function readOrderMark(mark: string): { id: string; version: number } | null {
  const found = /^_o([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})_(\d{1,9})$/.exec(mark);
  if (!found) return null;
  return { id: found.slice(1, 6).join('-'), version: Number(found[6]) };
}

/** What a blank that is not filled in looks like. */
export const openBlank = '__________';
