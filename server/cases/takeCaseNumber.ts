import { and, eq } from 'drizzle-orm';
import type { CaseType } from '#domain/courts/choices';
import type { CourtPack, NumberFormat } from '#domain/practice/CourtPack';
import { chooseNumber, type NumberingProblem } from '#domain/practice/chooseNumber';
import { sequenceOf } from '#domain/practice/sequenceOf';
import { writeNumber } from '#domain/practice/writeNumber';
import { hasBareNumber } from '#server/db/bareNumber';
import { cases } from '#server/db/schema/cases';
import type { Db } from '#server/kernel/Database';
import { findPack } from '#server/packs/findPack';
import { courtSequence, takeNext } from './caseSequences.ts';

/** A case that needs a number: its type, its category if one was chosen, and the day on which it was opened. */
type Unnumbered = { case_type: CaseType; category: string | null; opened_on: string };
type Usable = { pack: CourtPack; format: NumberFormat; letters: string | null };

/** The format and letters of a new case's number, or why the court cannot assign one. */
export async function findNumberFormat(
  db: Db,
  court_id: string,
  { case_type, category, opened_on }: Unnumbered,
): Promise<Usable | { problem: NumberingProblem }> {
  const { pack } = await findPack(db, court_id);
  const chosen = chooseNumber(pack, case_type, pack.categories.find(({ id }) => id === category) ?? null);
  if ('problem' in chosen) return chosen;
  const { year } = sequenceOf(chosen.format, chosen.letters, opened_on);
  const sample = writeNumber(chosen.format, { year, letters: chosen.letters, sequence: 1 });
  return 'missing' in sample ? { problem: 'field_missing' } : { pack, ...chosen };
}

/** The next number of a court's cases in the format of its pack. Numbers that another case has are skipped. */
export async function takeCaseNumber(
  tx: Db,
  court_id: string,
  unnumbered: Unnumbered,
): Promise<string | { problem: NumberingProblem }> {
  const found = await findNumberFormat(tx, court_id, unnumbered);
  if ('problem' in found) return found;
  const { pack, format, letters } = found;
  const sequence = courtSequence(court_id, pack, found, unnumbered.opened_on);
  for (;;) {
    const taken = await takeNext(tx, sequence);
    const written = writeNumber(format, { year: sequence.year, letters, sequence: taken });
    if ('missing' in written) return { problem: 'field_missing' };
    if (!(await isTaken(tx, court_id, written.number))) return written.number;
  }
}

async function isTaken(tx: Db, court_id: string, case_number: string): Promise<boolean> {
  const [taken] = await tx
    .select({ id: cases.id })
    .from(cases)
    .where(and(eq(cases.court_id, court_id), hasBareNumber(cases.case_number, case_number)))
    .limit(1);
  return taken !== undefined;
}
