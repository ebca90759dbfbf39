import type { CaseType } from '#domain/courts/choices';
import { daysBetween } from '#domain/days/days';
import { builtInPack } from '#domain/practice/builtInPack';
import { type CaseCategory, type CourtPack, type NumberFormat, noChanges } from '#domain/practice/CourtPack';
import { changedPack } from '#domain/practice/changedPack';
import { chooseNumber } from '#domain/practice/chooseNumber';
import { formatOf, letter } from '#domain/practice/data/formatOf';
import { sequenceOf } from '#domain/practice/sequenceOf';
import { writeNumber } from '#domain/practice/writeNumber';
import type { PlannedCase, PlannedCourt } from './PlannedCase.ts';

type Numbered = Pick<PlannedCourt, 'name' | 'level' | 'jurisdiction' | 'county'>;

/** The sample court's own numbers, such as 26CV00431: five digits, and CR for all criminal cases. */
export const sampleFormat: NumberFormat = formatOf({
  id: 'ca-sup-default',
  label: 'Superior Court, County of Alder',
  template: '{yy}{cat}{seq:05}',
  letters: [
    letter('CV', 'civil', { types: ['Civil Complaint'] }),
    letter('UD', 'unlawful detainer', { categories: ['Unlawful detainer'] }),
    letter('CH', 'civil protective orders', { categories: ['Civil protective orders'] }),
    letter('FL', 'family', { types: ['Family Law'] }),
    letter('PR', 'probate', { types: ['Probate'] }),
    letter('SC', 'small claims', { types: ['Small Claims'] }),
    letter('CR', 'criminal', { types: ['Criminal'] }),
    letter('IM', 'immigration', { types: ['Immigration'] }),
  ],
  confidence: 'high',
  authority: 'The sample court',
});

/** Whether a court numbers its sample cases in the sample court's form. */
export const hasSampleFormat = (court: Numbered) => builtInPack(court).numbering['Civil Complaint'] === sampleFormat.id;

/** The pack of a court of the sample, with the changes that the sample court has made to its own. */
export function samplePack(court: Numbered): CourtPack {
  const builtIn = builtInPack(court);
  return hasSampleFormat(court) ? changedPack(builtIn, { ...noChanges, number_formats: [sampleFormat] }) : builtIn;
}

/** How many cases the sample court opens from January to the day of the plan, by letters: it shows only some of them. */
const opened: Record<string, number> = { CV: 431, UD: 148, CH: 52, FL: 226, PR: 101, SC: 231, CR: 604 };
const openedElsewhere = 1180;

type Options = { court: PlannedCourt; today: string; taken: ReadonlySet<string> };

/** Assigns the numbers of a court’s planned cases, which are opened in the order of the calls. */
export function openNumbers({ court, today, taken }: Options) {
  const pack = samplePack(court);
  const last = new Map<string, number>();

  /** About how many cases of a sequence were opened by a day, at the pace of the year of the plan. */
  const paceOn = (day: string, letters: string | null) => {
    const sofar = opened[letters ?? ''] ?? openedElsewhere;
    const passed = (one: string) => daysBetween(`${one.slice(0, 4)}-01-01`, one) + 1;
    const year = day.slice(0, 4) === today.slice(0, 4) ? passed(today) : 330;
    return Math.floor((sofar * passed(day)) / year);
  };

  return (
    case_type: CaseType,
    category: CaseCategory,
    opened_on: string,
  ): Pick<PlannedCase, 'case_number' | 'sequence'> => {
    const chosen = chooseNumber(pack, case_type, category);
    if ('problem' in chosen) throw new Error(`No number for ${category.id} in ${court.name}: ${chosen.problem}`);
    const { scope, period, year } = sequenceOf(chosen.format, chosen.letters, opened_on);
    const key = `${scope} ${period}`;
    for (;;) {
      const number = Math.max((last.get(key) ?? 0) + 1, paceOn(opened_on, chosen.letters));
      last.set(key, number);
      const written = writeNumber(chosen.format, { year, letters: chosen.letters, sequence: number });
      if ('missing' in written) throw new Error(`No number in ${court.name}: ${written.missing} is missing`);
      if (!taken.has(written.number)) return { case_number: written.number, sequence: { scope, period, number } };
    }
  };
}

type Sequences = { court_id: string; scope: string; period: number; last_number: number };

/** The last number of each sequence: in the sample court, that of all cases that it has opened by the day of the plan. */
export function lastNumbers(sampleCourt: string, planned: readonly PlannedCase[]): Sequences[] {
  const last = new Map<string, Sequences>();
  for (const { court_id, sequence } of planned) {
    const { scope, period, number } = sequence;
    const key = `${court_id} ${scope} ${period}`;
    const before = last.get(key)?.last_number ?? 0;
    last.set(key, { court_id, scope, period, last_number: Math.max(before, number) });
  }
  const newest = Math.max(...[...last.values()].map(({ period }) => period));
  return [...last.values()].map((row) => {
    const sofar = opened[row.scope.split(' ')[1] ?? ''] ?? 0;
    const isOfToday = row.court_id === sampleCourt && row.period === newest;
    return isOfToday ? { ...row, last_number: Math.max(row.last_number, sofar) } : row;
  });
}
