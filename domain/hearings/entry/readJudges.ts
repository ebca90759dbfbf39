import type { Directory } from '#domain/hearings/findByName';
import { type EntryLine, misspellingOf, spanOfMatch } from './EntryLine.ts';

type Judge = { id: string; surname: string; given: string };

/** The judges of the court as a line names them. */
export type JudgeNames = { isSurname(word: string): boolean; judges: readonly Judge[] };

export function judgeNames({ judges }: Directory): JudgeNames {
  const known = judges.map(({ id, name }): Judge => {
    const words = name
      .toLowerCase()
      .replace(/^(?:the )?(?:hon(?:orable|\.)?|judge|justice|commissioner)\s+/, '')
      .replace(/,?\s+(?:jr|sr|ii|iii|iv)\.?$/, '')
      .split(/\s+/);
    return { id, surname: words.at(-1)!, given: words[0]! };
  });
  const surnames = new Set(known.map(({ surname }) => surname));
  return { judges: known, isSurname: (word) => surnames.has(word) };
}

const title =
  /(?<!\p{L})(?:before\s+)?(?:the\s+)?(?:hon(?:orable)?\b\.?|judge\b|jdg\b\.?|j\.)\s*([\p{L}][\p{L}'-]*)(?:\.?\s+([\p{L}][\p{L}'-]+))?/gu;

/** Judges after a title: `Judge Reyes`, `Hon. M. Reyes`. An unknown name after `judge` is reported. */
export function readTitledJudges(line: EntryLine, names: JudgeNames): void {
  for (const found of line.match(title)) {
    const [whole, first, second] = [found[0], found[1]!, found[2]];
    const span = spanOfMatch(found);
    if (second && isGiven(first, second, names) && readNamed(line, span, { given: first, surname: second }, names))
      continue;
    // The next word belongs to another part of the line.
    const to = span.from + whole.indexOf(first, whole.search(/\s|\./)) + first.length;
    const isRead =
      first.length > 1 && readNamed(line, { from: span.from, to }, { given: undefined, surname: first }, names);
    if (!isRead && /judge|hon/.test(whole)) line.reject({ from: span.from, to }, 'no_such_judge');
  }
}

/** Judges by surname alone, with an initial where two have the same one. */
export function readJudges(line: EntryLine, names: JudgeNames): void {
  const words = line.words();
  words.forEach((word, index) => {
    if (word.low.length < 2) return;
    const before = words[index - 1];
    const hasGiven = before && word.from - before.to <= 3 && isGiven(before.low, word.low, names);
    const span = { from: hasGiven ? before.from : word.from, to: word.to };
    readNamed(line, span, { given: hasGiven ? before.low : undefined, surname: word.low }, names);
  });
}

function isGiven(low: string, surname: string, { judges }: JudgeNames): boolean {
  return judges.some((judge) => judge.surname === surname && (judge.given === low || judge.given[0] === low));
}

function readNamed(
  line: EntryLine,
  span: { from: number; to: number },
  { given, surname }: { given: string | undefined; surname: string },
  { judges }: JudgeNames,
): boolean {
  const exact = judges.filter((judge) => judge.surname === surname);
  const meant = exact.length > 0 ? surname : misspellingOf(surname, longSurnames(judges));
  const found = judges.filter((judge) => judge.surname === meant);
  if (found.length === 0) return false;
  const fitting = given ? found.filter((judge) => judge.given === given || judge.given[0] === given[0]) : found;
  const [first, ...others] = fitting.length > 0 ? fitting : found;
  const ids = found.map(({ id }) => id);
  if (others.length > 0) line.read(span, { field: 'judge', value: null, alternatives: ids, doubt: 'several' });
  else
    line.read(span, {
      field: 'judge',
      value: first!.id,
      alternatives: ids.filter((id) => id !== first!.id),
      doubt: exact.length > 0 ? null : 'misspelled',
    });
  return true;
}

/** Short names are too like other words to be recognized misspelled. */
const longSurnames = (judges: readonly Judge[]) =>
  judges.map(({ surname }) => surname).filter(({ length }) => length >= 5);
