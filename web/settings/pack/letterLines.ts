import type { CourtPack } from '#contract/packs';
import { caseTypes } from '#domain/courts/choices';
import type { NumberLetters } from '#domain/practice/CourtPack';

/** The letters of a number format as lines that a person can edit: `CV | civil | Civil Complaint; Immigration`. */
export function writeLetters(letters: readonly NumberLetters[]): string {
  return letters
    .map((one) => [one.letters, one.meaning, [...one.case_types, ...one.categories].join('; ')].join(' | '))
    .join('\n');
}

/** The letters in these lines, or the first line that names no category, heading, or case type of the court. */
export function readLetters(
  text: string,
  categories: CourtPack['categories'],
): { letters: NumberLetters[] } | { line: number; name: string } {
  const known = new Set(categories.flatMap(({ id, group }) => [id, group]));
  const ids = new Map(categories.map(({ id, code }) => [code.toLowerCase(), id]));
  const letters: NumberLetters[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    if (!line.trim()) continue;
    const [code = '', meaning = '', names = ''] = line.split('|').map((part) => part.trim());
    const one: NumberLetters = { letters: code, meaning, categories: [], case_types: [] };
    for (const name of names
      .split(';')
      .map((part) => part.trim())
      .filter(Boolean)) {
      const type = caseTypes.find((known_type) => known_type.toLowerCase() === name.toLowerCase());
      const category = known.has(name) ? name : ids.get(name.toLowerCase());
      if (type) one.case_types.push(type);
      else if (category) one.categories.push(category);
      else return { line: at + 1, name };
    }
    letters.push(one);
  }
  return { letters };
}
