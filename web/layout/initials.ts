const titles = /^(?:hon|honorable|judge|justice|magistrate|mr|mrs|ms|mx|dr|esq|jr|sr|i{2,3}|iv)\.?,?$/i;

/** The initials of a person's first and last name, without titles: `Hon. A. Reyes` is AR. */
export function initials(name: string): string {
  const all = name.split(/\s+/).filter(Boolean);
  const names = all.filter((word) => !titles.test(word));
  const words = names.length > 0 ? names : all;
  return `${words[0]?.[0] ?? ''}${words.length > 1 ? (words.at(-1)?.[0] ?? '') : ''}`.toUpperCase();
}
