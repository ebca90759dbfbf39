/** The initials after a federal case number: `1:20-cv-01234-ABJ-GMH`, `20 Civ. 4160 (JGK)`. The judge's come first. */
export function initialsIn(number: string): string[] {
  const after = /^(?:\d{1,2}:)?.*?\d{3,6}((?:[-\s]?\(?[A-Z]{2,4}x?\)?)(?:[-\s/]*\(?[A-Z]{2,4}x?\)?)*)$/.exec(number);
  return after?.[1]?.match(/[A-Z]{2,4}/g) ?? [];
}

/** Whether a name has the initials; a middle initial may be missing. */
export function hasInitials(name: string, initials: string): boolean {
  const letters = name
    .replace(/,? (?:Jr|Sr|II|III|IV)\b\.?$/i, '')
    .split(/[\s.]+/)
    .filter((word) => word !== '')
    .map((word) => word[0]!.toUpperCase());
  if (letters.length < 2) return false;
  return letters.join('') === initials || (letters[0] === initials[0] && letters.at(-1) === initials.at(-1));
}
