import { desc, eq } from 'drizzle-orm';
import type { CaseMerge, MergePreview } from '#contract/caseRelations';
import { refusesMerge } from '#domain/cases/caseRelations';
import { stateOf } from '#domain/cases/caseStates';
import { countHearingsOfCaseForSystem } from '#server/calendar/updateHearing';
import { findCase, findCases } from '#server/cases/caseRepository';
import { countMovedForSystem, isConsolidatedForSystem } from '#server/cases/moveCaseRecords';
import { countMemosOfCaseForSystem } from '#server/chambers/memos/moveMemos';
import { caseMerges } from '#server/db/schema/caseMerges';
import type { cases } from '#server/db/schema/cases';
import { countMovableDeadlinesForSystem } from '#server/deadlines/moveDeadlines';
import { findPersonName } from '#server/directory/findPeople';
import { personName } from '#server/directory/personFields';
import { countFilingsOfCaseForSystem } from '#server/filings/moveFilings';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { countOrdersOfCaseForSystem } from '#server/orders/moveOrders';
import { countRulingsOfCaseForSystem } from '#server/rulings/moveRulings';
import { filersWhoSee } from '#server/visibility/visibleCases';
import { countWorkItemsOfCaseForSystem } from '#server/workItems/moveWorkItems';

type StoredCase = typeof cases.$inferSelect;

/** What a merge of two cases that the viewer has access to would move, and who would see more than before. */
export async function previewMerge(
  { db }: Needs<'db'>,
  viewer: Actor,
  id: string,
  other_case_id: string,
): Promise<MergePreview> {
  const [kept, merged] = [await findCase(db, viewer, id), await findCase(db, viewer, other_case_id)];
  const { same, ...moved } = await countMovedForSystem(db, merged.id, kept.id);
  const { placed, proposed } = await countFilingsOfCaseForSystem(db, merged.id);
  const counts = {
    docket_entry: moved.docket_entry,
    filing: placed,
    proposed_filing: proposed,
    hearing: await countHearingsOfCaseForSystem(db, merged.id),
    deadline: await countMovableDeadlinesForSystem(db, merged.id, kept.id),
    ...(await countRulingsOfCaseForSystem(db, merged.id)),
    order: await countOrdersOfCaseForSystem(db, merged.id),
    bench_memo: await countMemosOfCaseForSystem(db, merged.id),
    work_item: await countWorkItemsOfCaseForSystem(db, merged.id),
    party: moved.party,
    attorney: moved.attorney,
  };
  return {
    kept: nameCase(kept),
    merged: nameCase(merged),
    refused: await whyNotMerged(db, kept, merged),
    moves: Object.entries(counts).map(([kind, count]) => ({ kind: kind as keyof typeof counts, count })),
    same_parties: same.map(({ full_name, role }) => `${full_name} (${role})`),
    gain_access: await findGainingAccess(db, kept, merged),
  };
}

/** Why these cases cannot be merged; null if they can. */
export async function whyNotMerged(db: Db, kept: StoredCase, merged: StoredCase): Promise<MergePreview['refused']> {
  const refused = refusesMerge({ ...kept, state: stateOf(kept) }, { ...merged, state: stateOf(merged) });
  return refused ?? ((await isConsolidatedForSystem(db, merged.id)) ? 'not_open' : null);
}

/** The people outside the court who can see only one of the cases, and would see all of the one that is kept. */
export async function findGainingAccess(
  db: Db,
  kept: StoredCase,
  merged: StoredCase,
): Promise<MergePreview['gain_access']> {
  const seeKept = new Set(await filersWhoSee(db, kept.id));
  const seeMerged = new Set(await filersWhoSee(db, merged.id));
  const gaining = [
    ...[...seeMerged].filter((one) => !seeKept.has(one)).map((person_id) => ({ person_id, sees: merged })),
    ...[...seeKept].filter((one) => !seeMerged.has(one)).map((person_id) => ({ person_id, sees: kept })),
  ];
  return Promise.all(
    gaining.map(async ({ person_id, sees }) => ({
      person_id,
      name: (await findPersonName(db, person_id)) ?? '',
      case_number: sees.case_number,
    })),
  );
}

/** The cases that were merged into a case, the latest first, with those undone since. */
export async function listMerges({ db }: Needs<'db'>, viewer: Actor, id: string): Promise<{ data: CaseMerge[] }> {
  await findCase(db, viewer, id);
  const found = await db
    .select({ merge: caseMerges, by: personName(caseMerges.merged_by) })
    .from(caseMerges)
    .where(eq(caseMerges.case_id, id))
    .orderBy(desc(caseMerges.merged_at));
  const others = await findCases(
    db,
    viewer,
    found.map(({ merge }) => merge.merged_case_id),
  );
  return {
    data: found.flatMap(({ merge, by }) => {
      const other = others.get(merge.merged_case_id);
      if (!other) return [];
      const { id: merge_id, version, reason } = merge;
      const merged_at = merge.merged_at.toISOString();
      const { case_number, title } = other;
      return [
        {
          id: merge_id,
          version,
          case_number,
          title,
          reason,
          merged_at,
          by,
          undone_at: merge.undone_at?.toISOString() ?? null,
        },
      ];
    }),
  };
}

const nameCase = ({ id, case_number, title, version }: StoredCase) => ({ id, case_number, title, version });
