const farthest = 4000;

/** How far a column's heading reaches: to the next heading of its kind in a later line, or a page's length. */
export function endOfColumn(text: string, end: number, further: readonly number[]): number {
  const line = text.indexOf('\n', end);
  if (line < 0) return text.length;
  const next = further.find((at) => at > line);
  return Math.min(end + farthest, next ?? Number.POSITIVE_INFINITY);
}
