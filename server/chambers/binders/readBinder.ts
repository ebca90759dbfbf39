import { and, eq } from 'drizzle-orm';
import type { Binder } from '#contract/binders';
import { applyOrder } from '#domain/chambers/binder/applyOrder';
import { findCases, findParties } from '#server/cases/caseRepository';
import { readCourt } from '#server/courts/readCourt';
import { binderOrders } from '#server/db/schema/chambers';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { actsFor } from '#server/visibility/actsFor';
import { findOwnHearings } from '../hearingBinders.ts';
import { findBinderItems } from './findBinderItems.ts';

/** The binder of one of the judge's own hearings, in the order that the judge chose, otherwise in argument order. */
export async function readBinder({ db, now }: Needs<'db' | 'now'>, judge: Actor, id: string): Promise<Binder> {
  const [hearing] = await findOwnHearings(db, judge, { id });
  if (!hearing) throw new Refusal('not_found');
  const { case_id } = hearing;
  const { time_zone } = await readCourt(db, now(), judge.court_id);
  const [day, found, named, computed, order] = await Promise.all([
    findOwnHearings(db, judge, { day: hearing.hearing_date }),
    findCases(db, judge, case_id ? [case_id] : []),
    case_id ? findParties(db, judge, case_id) : [],
    findBinderItems(db, judge, hearing, time_zone),
    findOrder(db, judge, id),
  ]);
  const place = day.findIndex((one) => one.id === id);
  const of = case_id ? found.get(case_id) : undefined;
  return {
    hearing,
    case: of
      ? {
          ...{ id: of.id, case_number: of.case_number, title: of.title },
          ...{ case_type: of.case_type, status: of.status, opened_on: of.opened_on },
        }
      : null,
    parties: named.map(({ full_name, role, counsel_name }) => ({ full_name, role, counsel: counsel_name })),
    items: order && order.documents.length > 0 ? applyOrder(computed, order.documents) : computed,
    order_version: order?.version ?? 0,
    previous: day[place - 1]?.id ?? null,
    next: day[place + 1]?.id ?? null,
  };
}

/** Chambers staff read a binder in the order of their judge; a judge who covers another one has an own order. */
async function findOrder(db: Db, judge: Actor, hearing_id: string) {
  const isOf =
    judge.capacity === 'judge' ? eq(binderOrders.judge_id, judge.person_id) : actsFor(binderOrders.judge_id, judge);
  const [order] = await db
    .select()
    .from(binderOrders)
    .where(and(isOf, eq(binderOrders.hearing_id, hearing_id)));
  return order;
}
