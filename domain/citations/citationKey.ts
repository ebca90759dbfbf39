/** A citation without punctuation, spaces, and capitals, so that `576 U. S. 644` and `576 U.S. 644` are equal. Text in parentheses is omitted. */
export function citationKey(citation: string): string {
  return citation
    .replace(/\([^)]*\)/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}§]/gu, '');
}

/** A reporter without signs, spaces and capitals, for example `fsupp2d`. */
export function reporterKey(reporter: string): string {
  return citationKey(reporter);
}

/** Under which the library of decisions keeps a citation, for example `576|us|644`. */
export function decisionKey(volume: string, reporter: string, page: string): string {
  return `${volume.trim().toLowerCase()}|${reporterKey(reporter)}|${page.trim().toLowerCase().replaceAll(',', '')}`;
}
