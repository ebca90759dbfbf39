import type { DocketStyle } from '#domain/docketing/docketText';

const small = new Set(
  'a an and as at but by for from in into nor of on or per the to under upon via with without'.split(' '),
);

/** A motion, as the docket of a ruling names it: its title without the mark of a proposal, and its number. */
export function nameMotion({ title, number }: { title: string; number: number | null }, style: DocketStyle): string {
  const named = titleCase(withoutProposal(title));
  if (number === null) return named;
  return style === 'federal' ? `[${number}] ${named}` : `${named} (Entry ${number})`;
}

function withoutProposal(title: string): string {
  const plain = title
    .replace(/\.(?:pdf|docx?|txt)$/i, '')
    .replace(/[[(]\s*(?:revised\s+)?proposed\s*[\])]/gi, ' ')
    .replace(/^\s*(?:revised\s+)?proposed\b/i, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain === '' ? 'Motion' : plain;
}

/** A title in capitals is written in title case; any other one is already as its author wrote it. */
function titleCase(title: string): string {
  if (title !== title.toUpperCase()) return title;
  return title
    .toLowerCase()
    .split(' ')
    .map((word, at) => (at > 0 && small.has(word) ? word : word.replace(/\p{L}/u, (letter) => letter.toUpperCase())))
    .join(' ');
}
