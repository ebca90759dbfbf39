import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { changeWorkItem, listCaseWorkItems, listWorkItems, makeWorkItem } from '#contract/workItems';
import { codeSystemOf } from '#domain/docketing/codesOf';
import { dueOfWork, lawOfWork } from '#domain/workItems/dueOfWork';
import { nextWorkStates, requestedKinds } from '#domain/workItems/workItems';
import { recordActivity } from '#server/activity/recordActivity';
import { findHearings } from '#server/calendar/hearingRepository';
import { findCase } from '#server/cases/caseRepository';
import { readCourt } from '#server/courts/readCourt';
import { findNames, peopleInRole } from '#server/directory/findPeople';
import { announce } from '#server/events/announce';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import {
  countItems,
  describeItems,
  findItems,
  insertItem,
  lockItem,
  type StoredItem,
  sideOf,
  updateItem,
} from './workItemRepository.ts';

type Working = Needs<'db' | 'config' | 'now'>;
const mostOfCase = 100;

/** The requests of one case that the viewer may read. */
export async function listOfCase(
  { db, now }: Needs<'db' | 'now'>,
  viewer: Actor,
  case_id: string,
): Promise<ReplyOf<typeof listCaseWorkItems>> {
  await findCase(db, viewer, case_id);
  const found = await findItems(db, viewer, { case_id }, { limit: mostOfCase, offset: 0 });
  return { data: await describeItems(db, now(), viewer, found) };
}

/** The queue of the court, by deadline. */
export async function listQueue(
  { db, now }: Needs<'db' | 'now'>,
  viewer: Actor,
  { list, kind, page, per_page }: InputOf<typeof listWorkItems>,
): Promise<ReplyOf<typeof listWorkItems>> {
  const filter = { list, kind };
  const [found, total, people] = await Promise.all([
    findItems(db, viewer, filter, { limit: per_page, offset: (page - 1) * per_page }),
    countItems(db, viewer, filter),
    findClerks(db, viewer.court_id),
  ]);
  const data = await describeItems(db, now(), viewer, found);
  return { data, total, total_pages: Math.ceil(total / per_page), people };
}

/** Makes a request. People in a case request interpreters and accommodations; the court enters everything. */
export async function makeItem(
  needs: Working,
  actor: Actor,
  { id, kind, hearing_id, ...made }: InputOf<typeof makeWorkItem>,
): Promise<ReplyOf<typeof makeWorkItem>> {
  const item = await needs.db.transaction(async (tx) => {
    const found = await findCase(tx, actor, id);
    if (sideOf(actor) !== 'court' && !requestedKinds.some((one) => one === kind)) {
      throw invalidInput('kind', 'Choose an interpreter or an accommodation');
    }
    const at = needs.now();
    const court = await readCourt(tx, at, found.court_id);
    const hearing_on = hearing_id ? await findDay(tx, actor, hearing_id, id) : null;
    const law = lawOfWork(kind, codeSystemOf(court));
    const counted_from = made.counted_from ?? null;
    const facts = { law, hearing_on, counted_from, answered_on: null, calendar: court.calendar };
    const stored = await insertItem(tx, {
      ...{ court_id: found.court_id, case_id: id, kind, state: 'requested', counted_from },
      ...{ subject: made.subject, person: made.person, note: made.note, mode: made.mode ?? null },
      ...{ hearing_id: hearing_id ?? null, due_on: dueOfWork({ ...facts, state: 'requested' }) },
      ...{ requested_by: actor.person_id, requested_at: at, changed_by: actor.person_id, changed_at: at },
    });
    await record(tx, needs, actor, stored, found.case_number);
    return stored;
  });
  const [described] = await describeItems(needs.db, needs.now(), actor, [item]);
  return { message: 'Request made', item: described! };
}

/** Moves a request to another status, or assigns it. The requester is notified of a new status. */
export async function changeItem(
  needs: Working,
  actor: Actor,
  { id, version, state, answer, assigned_to }: InputOf<typeof changeWorkItem>,
): Promise<ReplyOf<typeof changeWorkItem>> {
  const item = await needs.db.transaction(async (tx) => {
    const held = await lockItem(tx, actor, { id, version });
    const side = sideOf(actor);
    const isMoved = state !== held.state;
    if (isMoved && !nextWorkStates(held.kind, held.state, side).includes(state)) throw new Refusal('work_item_state');
    if (!isMoved && side !== 'court') throw new Refusal('work_item_state');
    if (state === 'denied' && answer === '') throw invalidInput('answer', 'Enter the reason');
    await assertClerk(tx, actor, assigned_to);
    const found = await findCase(tx, actor, held.case_id);
    const changes = await changesOf(tx, needs, actor, held, { state, answer, isMoved });
    const stored = await updateItem(tx, id, { ...changes, ...(assigned_to && { assigned_to }) });
    await record(tx, needs, actor, stored, found.case_number);
    if (isMoved && side === 'court') await notify(tx, needs, stored, found.case_number);
    return stored;
  });
  const [described] = await describeItems(needs.db, needs.now(), actor, [item]);
  return { message: 'Saved', item: described! };
}

type Change = { state: StoredItem['state']; answer: string; isMoved: boolean };

async function changesOf(tx: Db, { now }: Needs<'now'>, actor: Actor, held: StoredItem, change: Change) {
  const { state, answer, isMoved } = change;
  const court = await readCourt(tx, now(), held.court_id);
  const hearing_on = held.hearing_id ? await findDay(tx, actor, held.hearing_id, held.case_id) : null;
  const answered_on = isMoved ? court.today : held.answered_on;
  const law = lawOfWork(held.kind, codeSystemOf(court));
  const facts = { law, state, hearing_on, counted_from: held.counted_from, answered_on, calendar: court.calendar };
  return {
    ...{ state, answered_on, due_on: dueOfWork(facts), changed_by: actor.person_id, changed_at: now() },
    ...(answer !== '' && { answer }),
  };
}

/** The day of a hearing of the case. */
async function findDay(tx: Db, actor: Actor, id: string, case_id: string): Promise<string> {
  const [found] = await findHearings(tx, actor, { id, case_id }, { limit: 1, offset: 0 });
  if (!found) throw invalidInput('hearing_id', 'Choose a hearing of this case');
  return found.hearing.hearing_date;
}

async function findClerks(db: Db, court_id: string) {
  const names = await findNames(db, await peopleInRole(db, court_id, ['clerk', 'court_administrator']));
  return [...names].map(([id, name]) => ({ id, name })).sort((one, other) => one.name.localeCompare(other.name));
}

async function assertClerk(tx: Db, actor: Actor, assigned_to: string | undefined): Promise<void> {
  if (!assigned_to) return;
  if (sideOf(actor) !== 'court') throw new Refusal('work_item_state');
  const clerks = await findClerks(tx, actor.court_id);
  if (!clerks.some(({ id }) => id === assigned_to)) throw invalidInput('assigned_to', 'Choose a clerk of this court');
}

/** An accommodation is in the lists of the two people only, and no line states what it is. */
async function record(tx: Db, needs: Working, actor: Actor, item: StoredItem, case_number: string): Promise<void> {
  const { id, kind, state, case_id, court_id, requested_by } = item;
  const isPrivate = kind === 'accommodation';
  await recordActivity(tx, needs, actor, {
    ...{ action: 'work_item_moved', values: { case_number, kind, state }, court_id },
    ...{ subject_type: isPrivate ? 'draft' : 'case', subject_id: isPrivate ? id : case_id, concerns: requested_by },
  });
}

async function notify(tx: Db, needs: Needs<'now'>, item: StoredItem, case_number: string): Promise<void> {
  const { kind, state, case_id, court_id, requested_by } = item;
  await announce(tx, needs, {
    ...{ code: 'case.request_answered', values: { case_number, kind, state }, court_id, to: [requested_by] },
    about: { case: { id: case_id, case_number } },
  });
}
