import { seekCourtDay } from '#domain/courts/holidays/isCourtDay';
import { addDays } from '#domain/days/days';
import { spellDay } from '#domain/days/spellDay';
import { codeSystemOf } from '#domain/docketing/codesOf';
import type { DispositionId } from '#domain/rulings/dispositions';
import { isDenial, type LodgedState, stateAfterRuling } from '#domain/sealing/lodgedStates';
import { sealingRuleOf } from '#domain/sealing/sealingRules';
import type { StoredCase } from '#server/cases/caseRepository';
import { findRelatedFilingForSystem } from '#server/cases/docket/findRelatedFiling';
import type { KnownCourt } from '#server/courts/readCourt';
import { startDeadlinesOfEntry } from '#server/deadlines/deadlinesOfRuling';
import { setDocumentAccessForSystem } from '#server/filings/documentLevels';
import { lockLodgedOfFilingForSystem, updateLodged } from '#server/filings/lodged/lodgedRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { keepChange, recordLodged } from './recordLodged.ts';

export type Ruled = {
  held: StoredCase;
  court: KnownCourt;
  /** The motion. */
  filing_id: string;
  code: string | null;
  disposition: DispositionId;
  /** The number of the ruling’s docket entry. */
  entry: number;
};

const open: readonly LodgedState[] = ['lodged', 'to_apply', 'not_sealed'];

/**
 * What a ruling on a motion does to the documents that are lodged with it, in the transaction of the ruling: granted, they
 * are sealed by the order; granted in part, the clerk applies it to each; denied, the filer’s time begins. None is opened
 * by a ruling alone, except by an order that grants a motion to unseal an entry.
 */
export async function followRuling(tx: Db, needs: Needs<'config' | 'now'>, by: Actor, ruled: Ruled): Promise<void> {
  const { court, disposition, filing_id, held, entry } = ruled;
  if (ruled.code === 'mtn_unseal') return unsealRelated(tx, needs, by, ruled);
  const state = stateAfterRuling(disposition);
  if (state === null) return;
  const lodged = (await lockLodgedOfFilingForSystem(tx, filing_id)).filter((one) => open.includes(one.lodged.state));
  if (lodged.length === 0) return;
  const rule = sealingRuleOf(codeSystemOf(court));
  const period = isDenial(disposition) ? (rule?.after_denial ?? null) : null;
  const due_on = period && lastDayOf(court, court.today, period.days);
  const authority = `Order of ${spellDay(court.today)}, docket entry ${entry}`;
  for (const one of lodged) {
    await updateLodged(tx, one.lodged.document_id, { state, authority, ordered_on: court.today, due_on });
    await keepChange(tx, needs, by, one, {
      ...{ from_level: 'sealed', to_level: 'sealed', basis: 'order', ordered_on: court.today, authority },
      reason: reasons[state] ?? '',
    });
    await recordLodged(tx, needs, by, one, {
      action: 'lodged_document_decided',
      values: { case_number: held.case_number, state, entry },
    });
  }
  if (!period) return;
  const action = 'Notice to file a lodged document unsealed';
  const started = { kind: 'ordered' as const, action, days: period.days, authority: period.authority };
  // Other parties do not learn that something is lodged; the clerk sees the day with the document.
  const owner_id = lodged[0]!.filing.filed_by;
  await startDeadlinesOfEntry(tx, needs, by, { held, filing_id, court, entry, owner_id }, [started]);
}

/**
 * An order that grants a motion to unseal opens the sealed documents of the entry that the motion is about. If its docket
 * entry names none, or the order grants the motion in part, the clerk unseals each document with the order.
 */
async function unsealRelated(tx: Db, needs: Needs<'config' | 'now'>, by: Actor, ruled: Ruled): Promise<void> {
  const { court, disposition, filing_id, held, entry } = ruled;
  if (stateAfterRuling(disposition) !== 'sealed') return;
  const related = await findRelatedFilingForSystem(tx, filing_id);
  if (related === null) return;
  const authority = `Order of ${spellDay(court.today)}, docket entry ${entry}`;
  const sealed = (await lockLodgedOfFilingForSystem(tx, related)).filter((one) => one.lodged.state === 'sealed');
  for (const one of sealed) {
    const closed = { closed_by: by.person_id, closed_at: needs.now() };
    await updateLodged(tx, one.lodged.document_id, { state: 'filed', authority, ordered_on: court.today, ...closed });
    await setDocumentAccessForSystem(tx, one.document.id, 'public');
    await keepChange(tx, needs, by, one, {
      ...{ from_level: 'sealed', to_level: 'public', basis: 'order', ordered_on: court.today, authority },
      reason: 'The court granted the motion to unseal.',
    });
    const values = { case_number: held.case_number, state: 'filed' as const, entry };
    await recordLodged(tx, needs, by, one, { action: 'lodged_document_decided', values });
  }
}

/** The last day of a period that runs from an order: the day of the order is not counted (CCP §§ 12, 12a). */
export const lastDayOf = ({ calendar }: KnownCourt, ordered_on: string, days: number): string =>
  seekCourtDay(addDays(ordered_on, days), calendar, 1);

const reasons: Partial<Record<LodgedState, string>> = {
  sealed: 'The court granted the motion to seal.',
  to_apply: 'The court granted the motion to seal in part.',
  not_sealed: 'The court did not grant the motion to seal.',
};
