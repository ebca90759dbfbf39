import { type Entry, type EntryContext, longestEntry } from './Entry.ts';
import { type EntryLine, type EntryWord, openEntry } from './EntryLine.ts';
import { readCaseNumbers, readCaseTitles } from './readCases.ts';
import { dateNames, readDates } from './readDates.ts';
import { readDurations, readLongDurations } from './readDurations.ts';
import { readEventTypes } from './readEventTypes.ts';
import { judgeNames, readJudges, readTitledJudges } from './readJudges.ts';
import { readRooms } from './readRooms.ts';
import { readTimes } from './readTimes.ts';

/**
 * Reads a line such as `status conference tue 2pm dept 4 30m`: what each word means, what else it can mean, and which
 * words were not understood. The most specific forms are read first, and no word is read twice.
 */
export function parseEntry(typed: string, { today, directory }: EntryContext): Entry {
  const line = openEntry(typed, dateNames, longestEntry);
  const names = judgeNames(directory);
  readCaseNumbers(line);
  readTitledJudges(line, names);
  readDurations(line);
  readRooms(line, directory);
  readDates(line, today);
  readLongDurations(line);
  readTimes(line);
  readEventTypes(line, directory, names.isSurname);
  readCaseTitles(line, names.isSurname);
  readJudges(line, names);
  readRest(line);
  return line.result();
}

/** Words that carry no value, beside those that were read. */
const empty = new Set(
  `a add an and at before book by calendar call case conf conference courtroom date department dept for from hearing hearings hrg in is it judge
  matter need needs new no number of on or please put re regarding schedule set starting that the this time to v versus vs we
  with`.split(/\s+/),
);

/** The rest: perhaps words of a case title if the line names no case, otherwise not understood. */
function readRest(line: EntryLine): void {
  for (const word of line.words()) if (empty.has(word.low)) line.skip(word);
  for (const run of runsOf(line.words())) {
    const span = { from: run[0]!.from, to: run.at(-1)!.to };
    const letters = run.filter(({ low }) => /^\p{L}{3}/u.test(low));
    const isPerhapsCase = letters.length > 0 && line.lacks('case_number') && line.lacks('case_title');
    if (!isPerhapsCase) line.reject(span, 'unknown');
    else
      line.read(span, {
        field: 'case_title',
        value: letters.map(({ low }) => low).join(' '),
        doubt: 'perhaps_case',
      });
  }
}

/** Neighboring words together. */
function runsOf(words: readonly EntryWord[]): EntryWord[][] {
  const runs: EntryWord[][] = [];
  for (const word of words) {
    const run = runs.at(-1);
    if (run && word.from - run.at(-1)!.to <= 3) run.push(word);
    else runs.push([word]);
  }
  return runs;
}
