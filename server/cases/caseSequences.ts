import { and, eq, inArray, max, sql } from 'drizzle-orm';
import { type CaseType, caseTypes } from '#domain/courts/choices';
import type { CourtPack, NumberFormat } from '#domain/practice/CourtPack';
import { chooseNumber } from '#domain/practice/chooseNumber';
import { type Sequence, sequenceOf } from '#domain/practice/sequenceOf';
import { caseCounters, caseSequences } from '#server/db/schema/docket';
import type { Db } from '#server/kernel/Database';

/** A sequence of a court, with what decides on its first number. */
export type CourtSequence = Sequence & { court_id: string; first: number; types: CaseType[] };

/** The sequence of a format and its letters on a day, with the case types that the older counters counted for it. */
export function courtSequence(
  court_id: string,
  pack: CourtPack,
  { format, letters }: { format: NumberFormat; letters: string | null },
  day: string,
): CourtSequence {
  const sequence = sequenceOf(format, letters, day);
  const types = caseTypes.filter((type) => {
    const chosen = chooseNumber(pack, type, null);
    return 'format' in chosen && sequenceOf(chosen.format, chosen.letters, day).scope === sequence.scope;
  });
  return { ...sequence, court_id, first: format.first, types };
}

/**
 * The next number of a sequence. Its row stays locked until the transaction ends and rolls back with it, so that no
 * number is assigned twice and none is left out.
 */
export async function takeNext(tx: Db, sequence: CourtSequence): Promise<number> {
  const { court_id, scope, period } = sequence;
  const [taken] = await tx
    .insert(caseSequences)
    .values({ court_id, scope, period, last_number: await firstOf(tx, sequence) })
    .onConflictDoUpdate({
      target: [caseSequences.court_id, caseSequences.scope, caseSequences.period],
      set: { last_number: sql`${caseSequences.last_number} + 1` },
    })
    .returning({ last: caseSequences.last_number });
  return taken!.last;
}

/** The number that a sequence has next. */
export async function readNext(db: Db, sequence: CourtSequence): Promise<number> {
  const [held] = await db.select({ last: caseSequences.last_number }).from(caseSequences).where(rowOf(sequence));
  return held ? held.last + 1 : firstOf(db, sequence);
}

/** Lets a sequence continue with a higher number, and returns the number that was next; its row is locked. */
export async function raiseNext(tx: Db, sequence: CourtSequence, next: number): Promise<number> {
  const { court_id, scope, period } = sequence;
  await tx
    .insert(caseSequences)
    .values({ court_id, scope, period, last_number: (await firstOf(tx, sequence)) - 1 })
    .onConflictDoNothing();
  const [held] = await tx.select().from(caseSequences).where(rowOf(sequence)).for('update');
  if (next - 1 > held!.last_number) {
    await tx
      .update(caseSequences)
      .set({ last_number: next - 1 })
      .where(rowOf(sequence));
  }
  return held!.last_number + 1;
}

const rowOf = ({ court_id, scope, period }: CourtSequence) =>
  and(eq(caseSequences.court_id, court_id), eq(caseSequences.scope, scope), eq(caseSequences.period, period));

/** The first number of a sequence: the format's, or the one after those that the older counters assigned. */
async function firstOf(db: Db, { court_id, year, first, types }: CourtSequence): Promise<number> {
  if (types.length === 0) return first;
  const [counted] = await db
    .select({ last: max(caseCounters.last_number) })
    .from(caseCounters)
    .where(
      and(eq(caseCounters.court_id, court_id), eq(caseCounters.year, year), inArray(caseCounters.case_type, types)),
    );
  return Math.max(first, (counted?.last ?? 0) + 1);
}
