/** A citation without signs, spaces and capitals: `576 U. S. 644` and `576 U.S. 644` are one. What stands in parentheses is left out. */
export function citationKey(citation: string): string {
  return citation
    .replace(/\([^)]*\)/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}§]/gu, '');
}

/** A reporter without signs, spaces and capitals, e.g. `fsupp2d`. */
export function reporterKey(reporter: string): string {
  return citationKey(reporter);
}

/** Under which the library of decisions keeps a citation, e.g. `576|us|644`. */
export function decisionKey(volume: string, reporter: string, page: string): string {
  return `${volume.trim().toLowerCase()}|${reporterKey(reporter)}|${page.trim().toLowerCase().replaceAll(',', '')}`;
}
