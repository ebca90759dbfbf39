/** A piece of a text by its offsets. */
export type Range = { start: number; end: number };

/** Cuts a range at every match, and trims spaces off the pieces. */
export function cutRange(text: string, start: number, end: number, at: RegExp): Range[] {
  const pieces: Range[] = [];
  let from = start;
  for (const match of text.slice(start, end).matchAll(at)) {
    pieces.push({ start: from, end: start + match.index });
    from = start + match.index + match[0].length;
  }
  pieces.push({ start: from, end });
  return pieces.map((piece) => trim(text, piece)).filter((piece) => piece.end > piece.start);
}

/** Without the spaces, quotes and commas around it. */
export function trim(text: string, range: Range): Range {
  let { start, end } = range;
  while (start < end && /[\s,;:"'.-]/.test(text[start]!)) start++;
  while (end > start && /[\s,;:"'-]/.test(text[end - 1]!)) end--;
  return { start, end };
}

/** Without the `and` that leads to it. */
export function trimAnd(text: string, range: Range): Range {
  const match = /^\s*(?:-?\s?and(?:\/or)?[.,]?\s?-?|&)\s+/i.exec(text.slice(range.start, range.end));
  return trim(text, { start: range.start + (match?.[0].length ?? 0), end: range.end });
}
