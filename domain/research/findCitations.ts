/** A case citation as it stands in a text, and the key under which the library knows it. */
export type FoundCitation = { citation: string; key: string; volume: string; reporter: string; page: string };

/** The reporters that are recognised, as they are abbreviated; a space in them may be missing in the text. */
const reporters = [
  'U. S.',
  'S. Ct.',
  'L. Ed. 2d',
  'L. Ed.',
  'F.4th',
  'F.3d',
  'F.2d',
  'F. Supp. 3d',
  'F. Supp. 2d',
  'F. Supp.',
  'F.R.D.',
  'F.',
  'B.R.',
  'I. & N. Dec.',
  'Cal. App. 5th',
  'Cal. App. 4th',
  'Cal. App. 3d',
  'Cal. App. 2d',
  'Cal. App.',
  'Cal. Rptr. 3d',
  'Cal. Rptr. 2d',
  'Cal. Rptr.',
  'Cal. 5th',
  'Cal. 4th',
  'Cal. 3d',
  'Cal. 2d',
  'Cal.',
  'N.Y.3d',
  'N.Y.2d',
  'N.Y.S.3d',
  'N.Y.S.2d',
  'N.Y.',
  'A.D.3d',
  'A.D.2d',
  'A.D.',
  'Misc. 3d',
  'Misc. 2d',
  'S.W.3d',
  'S.W.2d',
  'S.W.',
  'So. 3d',
  'So. 2d',
  'So.',
  'Ill. 2d',
  'Ill. App. 3d',
  'Ill. App. 2d',
  'Ill.',
  'Ill. Dec.',
  'N.E.3d',
  'N.E.2d',
  'N.E.',
  'P.3d',
  'P.2d',
  'P.',
  'A.3d',
  'A.2d',
  'N.W.2d',
  'S.E.2d',
  'Tex.',
  'Fla.',
] as const;

const pattern = new RegExp(
  `(?<![\\w.])(\\d{1,4})\\s+(${[...reporters]
    .sort((one, other) => other.length - one.length)
    .map((name) =>
      name
        .replace(/[.&]/g, '\\$&')
        .replace(/ /g, '\\s*')
        .replace(/\\\.(?=\w)/g, '\\.\\s*'),
    )
    .join('|')})\\s*(\\d{1,5})(?![\\w])`,
  'g',
);

/** The case citations of a text in their order, each once. Statutes, short forms and blank pages are none. */
export function findCitations(text: string): FoundCitation[] {
  const found = new Map<string, FoundCitation>();
  for (const [whole, volume = '', reporter = '', page = ''] of text.matchAll(pattern)) {
    const citation = whole.replace(/\s+/g, ' ');
    const key = citationKey(citation);
    if (!found.has(key)) found.set(key, { citation, key, volume, reporter: reporter.replace(/\s+/g, ' '), page });
  }
  return [...found.values()];
}

/** A citation without signs, spaces and capitals: `576 U. S. 644` and `576 U.S. 644` are one. */
export function citationKey(citation: string): string {
  return citation
    .replace(/\([^)]*\)/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}§]/gu, '');
}
