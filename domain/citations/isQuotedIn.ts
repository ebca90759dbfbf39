const leastLetters = 20;
const runLength = 12;
const enough = 0.6;

/** Whether a text contains a quotation. Spacing, punctuation, capitals, star pages, and text in brackets are ignored, each part between ellipses is compared separately, and nearly equal parts match, as in scanned texts. Null if the quotation is too short. */
export function isQuotedIn(quotation: string, words: string): boolean | null {
  const pieces = quotation
    .slice(0, 4_000)
    .split(/\[[^\]]{0,80}\]|…|(?:\.\s*){3,}/)
    .map(squeeze)
    .filter((piece) => piece.length >= leastLetters);
  if (pieces.length === 0) return null;
  const text = squeeze(words.replace(/\*\d+/g, ''));
  return pieces.every((piece) => text.includes(piece) || isNearlyIn(piece, text));
}

function squeeze(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Most of its runs of letters are in the text. */
function isNearlyIn(piece: string, text: string): boolean {
  const runs = Array.from({ length: Math.ceil(piece.length / runLength) }, (_, i) => {
    const from = Math.min(i * runLength, Math.max(0, piece.length - runLength));
    return piece.slice(from, from + runLength);
  });
  return runs.length > 1 && runs.filter((run) => text.includes(run)).length / runs.length >= enough;
}
