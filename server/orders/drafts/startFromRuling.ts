import { composeFromRuling } from '#domain/orders/composeFromRuling';
import { findHearings } from '#server/calendar/hearingRepository';
import { findCase } from '#server/cases/caseRepository';
import { findDocketPlaceForSystem } from '#server/cases/findDocketPlaceForSystem';
import { isOwnCaseOf } from '#server/cases/isOwnCaseOf';
import { findNames } from '#server/directory/findPeople';
import { findFilingForSystem } from '#server/filings/filingsForSystem';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { findRulingForOrder } from '#server/rulings/findRulingForOrder';
import { findJudgeServed } from '#server/visibility/actsFor';
import { createOrder } from '../createOrder.ts';

/** Begins the order that carries out a ruling, with the judge’s reasons and what is ordered. */
export async function startFromRuling(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  ruling_id: string,
): Promise<string> {
  return needs.db.transaction(async (tx) => {
    const ruling = await findRulingForOrder(tx, actor, ruling_id);
    if (!ruling || !(await isOwnCaseOf(tx, actor, ruling.case_id))) throw new Refusal('not_found');
    const judge = await findJudgeServed(tx, actor, await findCase(tx, actor, ruling.case_id));
    const { case_id, filing_id, hearing_id, disposition, reasons, details } = ruling;
    const content = composeFromRuling({
      ...{ disposition, reasons, details },
      motion: await describeMotion(tx, filing_id),
      hearing: hearing_id ? await describeHearing(tx, actor, hearing_id) : null,
    });
    const order = await createOrder(tx, needs, actor, {
      ...{ case_id, judge_id: judge.id, source: 'ruling', title: content.title, content },
      ...{ motion_id: filing_id, ruling_id, hearing_id },
    });
    return order.id;
  });
}

async function describeMotion(tx: Db, filing_id: string) {
  const filing = await findFilingForSystem(tx, filing_id);
  const [place, names] = await Promise.all([findDocketPlaceForSystem(tx, filing_id), findNames(tx, [filing.filed_by])]);
  const title = filing.title ?? filing.document_name;
  return { title, movant: names.get(filing.filed_by) ?? '', entry: place?.number ?? null };
}

async function describeHearing(tx: Db, actor: Actor, id: string) {
  const [found] = await findHearings(tx, actor, { id }, { limit: 1, offset: 0 });
  return found ? { day: found.hearing.hearing_date, place: found.hearing.venue } : null;
}
