import type { ComputedDeadline, Deadline, NewDeadline } from '#contract/deadlines';
import { spellDay } from '#domain/days/spellDay';
import { systemOf } from '#domain/deadlines/calendarFor';
import { findVariant } from '#domain/deadlines/deadlineRules';
import { runsFromFiling } from '#domain/deadlines/runsFromFiling';
import { may } from '#domain/identity/permissions';
import { recordActivity } from '#server/activity/recordActivity';
import { findCase } from '#server/cases/caseRepository';
import { findCurrentDatesForSystem } from '#server/cases/filingDates/filingDateRepository';
import { readCourt } from '#server/courts/readCourt';
import { deadlines } from '#server/db/schema/deadlines';
import { isFiledIn } from '#server/filings/isFiledIn';
import { askToWeigh } from '#server/filings/weighPrioritiesJob';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { deriveFor, requireKnownMethod } from './computeDeadlines.ts';
import { describeDeadline, findDeadline, isOnRecordForAny } from './deadlineRepository.ts';

/** Saves a deadline for a case: the court's staff for everyone in it, a filer for their own work. */
export async function saveDeadline(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  { case_id, rule_id, trigger_date, service_method = null, filing_id = null, note }: NewDeadline,
): Promise<{ message: string; data: Deadline }> {
  const variant = findVariant(rule_id);
  if (!variant) throw invalidInput('rule_id', 'Choose a deadline.');
  requireKnownMethod(variant.rule.system, service_method);
  const data = await needs.db.transaction(async (tx) => {
    const court = await readCourt(tx, needs.now(), actor.court_id);
    const kept = await findCase(tx, actor, case_id);
    if (filing_id && !(await isFiledIn(tx, actor, case_id, filing_id))) throw new Refusal('not_found');
    if (variant.rule.system !== systemOf(court, kept.case_type)) {
      throw invalidInput('rule_id', 'This rule does not apply in the court of this case.');
    }
    if (filing_id && runsFromFiling(variant.trigger)) await assertFilingDate(tx, filing_id, trigger_date);
    const derived = deriveFor(court, variant, trigger_date, service_method, null);
    const stored = storedPart(derived);
    const { action } = stored;
    const owner_id = may(actor.capacity, 'deadlines:keep-court') ? null : actor.person_id;
    if (await isOnRecordForAny(tx, { ...stored, case_id, owner_id, filing_id })) throw new Refusal('deadline_kept');
    const [made] = await tx
      .insert(deadlines)
      .values({
        ...stored,
        court_id: actor.court_id,
        case_id,
        filing_id,
        owner_id,
        note: note || null,
        saved_by: actor.person_id,
        created_at: needs.now(),
      })
      .returning({ id: deadlines.id, owner_id: deadlines.owner_id });
    await askToWeigh(tx, case_id);
    const after = describeDeadline(await findDeadline(tx, actor, made!.id), actor, court);
    // A private deadline is readable by its owner alone, and is not in the court's record.
    if (made!.owner_id === null) {
      await recordActivity(tx, needs, actor, {
        action: 'deadline_kept',
        subject_type: 'deadline',
        subject_id: made!.id,
        values: {
          deadline: action,
          case_number: kept.case_number,
          due: derived.due_date,
          authority: derived.authority,
        },
        court_id: actor.court_id,
      });
    }
    return after;
  });
  return { message: `Deadline saved: due ${spellDay(data.due_date)}`, data };
}

/** A period that begins with a filing runs from its filing date, not from the day on which it was received. */
async function assertFilingDate(tx: Db, filing_id: string, trigger_date: string): Promise<void> {
  const filed_on = (await findCurrentDatesForSystem(tx, [filing_id])).get(filing_id)?.filed_on;
  if (filed_on !== undefined && filed_on !== trigger_date) {
    throw invalidInput('trigger_date', `The document is filed as of ${spellDay(filed_on)}. The period begins then.`);
  }
}

/** What the table keeps of a computed deadline; the rest is computed again whenever it is shown. */
export function storedPart(derived: ComputedDeadline) {
  const { rule_id, trigger, trigger_date, service_method, due_date, due_time } = derived;
  const { authority, confidence, derivation, sources, condition } = derived;
  const action = condition ? `${derived.action} (${condition})` : derived.action;
  return {
    rule_id,
    action,
    trigger,
    trigger_date,
    service_method,
    due_date,
    due_time,
    authority,
    confidence,
    derivation,
    sources,
  };
}
