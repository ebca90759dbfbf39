import { and, eq, inArray, isNull, max } from 'drizzle-orm';
import { partiesToDispose } from '#domain/cases/partyDispositions';
import type { CaseType } from '#domain/courts/choices';
import { labelOfCode } from '#domain/docketing/codesOf';
import type { AffectedCase, Representation } from '#domain/docketing/entryEffects';
import { isCurrent } from '#domain/participants/endings';
import { publicName } from '#domain/participants/publicName';
import { groupRows } from '#server/db/groupRows';
import { docketEntries } from '#server/db/schema/docket';
import type { Db } from '#server/kernel/Database';
import { findPartiesWithDispositions } from '../life/partyDispositionRepository.ts';
import { type LoadedParticipant, loadParticipantsOf } from '../participants/participantRepository.ts';

/** A party of a case as the docket names them, with the bar numbers of their present counsel. */
export type Represented = { full_name: string; role: string; counsel_bar_numbers: string[] };

/** The present parties of several cases, by case, for the text of an entry. */
export async function findRepresentedForSystem(
  db: Db,
  case_ids: readonly string[],
): Promise<Map<string, Represented[]>> {
  const all = (await loadParticipantsOf(db, case_ids)).filter(isCurrent);
  const of = groupRows(all, ({ case_id }) => case_id);
  return new Map(case_ids.map((id) => [id, (of.get(id) ?? []).map(describe)]));
}

function describe(one: LoadedParticipant): Represented {
  return {
    full_name: publicName(one),
    role: one.role,
    counsel_bar_numbers: one.counsel.filter(isCurrent).flatMap(({ bar_number }) => bar_number ?? []),
  };
}

/** An entry that a new one answers. */
export type Answered = { number: number; title: string };

/** The last public entry with one of the given codes, for each question in its order. */
export async function findAnsweredForSystem(
  db: Db,
  asked: readonly { case_id: string; codes: readonly string[] }[],
): Promise<(Answered | undefined)[]> {
  const codes = [...new Set(asked.flatMap((one) => one.codes))];
  if (codes.length === 0) return asked.map(() => undefined);
  const last = await db
    .select({ case_id: docketEntries.case_id, code: docketEntries.code, number: max(docketEntries.number) })
    .from(docketEntries)
    .where(
      and(
        inArray(docketEntries.case_id, [...new Set(asked.map(({ case_id }) => case_id))]),
        inArray(docketEntries.code, codes),
        eq(docketEntries.access, 'public'),
        isNull(docketEntries.struck_at),
      ),
    )
    .groupBy(docketEntries.case_id, docketEntries.code);
  return asked.map(({ case_id, codes: wanted }) => {
    const found = last
      .filter((one) => one.case_id === case_id && wanted.includes(one.code!))
      .toSorted((a, b) => b.number! - a.number!)[0];
    return found && { number: found.number!, title: labelOfCode(found.code!)! };
  });
}

/** Those of a case on whom an entry can have an effect: who needs a disposition, and who is represented by whom. */
export async function findAffectedForSystem(
  db: Db,
  { id, case_type }: { id: string; case_type: CaseType },
): Promise<{ undecided: AffectedCase['undecided']; represented: Representation[] }> {
  const each = partiesToDispose(case_type, await findPartiesWithDispositions(db, id, () => false));
  // One defendant needs no separate disposition: that of the case is the defendant’s.
  const undecided = each.length < 2 ? [] : each.filter(({ disposition }) => disposition === null);
  const represented = (await loadParticipantsOf(db, [id])).filter(isCurrent).flatMap((one) =>
    one.counsel.filter(isCurrent).map(({ id: counsel_id, full_name, bar_number }) => ({
      participant_id: one.id,
      party: publicName(one),
      counsel_id,
      name: full_name ?? bar_number ?? '',
      bar_number,
    })),
  );
  return { undecided: undecided.map(({ id: party_id, public_name: name }) => ({ id: party_id, name })), represented };
}
