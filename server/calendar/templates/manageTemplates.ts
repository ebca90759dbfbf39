import { eq } from 'drizzle-orm';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import type {
  addWeekTemplate as added,
  changeWeekTemplate as changed,
  NewWeekTemplate,
  PlannedCall,
  previewWeekTemplate as previewed,
} from '#contract/weekTemplates';
import { toWallTime } from '#domain/hearings/courtTime';
import type { PlannedSitting } from '#domain/hearings/templates/planSittings';
import { recordActivity } from '#server/activity/recordActivity';
import { eventTypes, weekTemplates } from '#server/db/schema/calendar';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { assertOwnPlace } from '../assertOwnPlace.ts';
import { applyTemplate, endCalls, planTemplate, type TemplatePlan } from './applyTemplate.ts';
import { lockCallsAhead, lockTemplate, templateColumns } from './templateRepository.ts';

type Tools = Needs<'db' | 'config' | 'now'>;
type Saved = ReplyOf<typeof added>;

/** What a template would mean for the days ahead, without saving it. */
export function previewTemplate(
  { db, now }: Needs<'db' | 'now'>,
  actor: Actor,
  { id, ...asked }: InputOf<typeof previewed>,
): Promise<ReplyOf<typeof previewed>> {
  return db.transaction(async (tx) => {
    await assertOwn(tx, actor, asked);
    if (id && !(await lockTemplate(tx, actor.court_id, id))) throw new Refusal('not_found');
    const draft = { ...templateColumns(actor.court_id, asked), id: id ?? null };
    const { plan, until, days } = await planTemplate(tx, draft, now(), actor);
    return { data: plan.map((one) => describe(one, days.time_zone)), until };
  });
}

/** Adds a template and opens its calls. */
export function addTemplate(needs: Tools, actor: Actor, asked: NewWeekTemplate): Promise<Saved> {
  return needs.db.transaction(async (tx) => {
    await assertOwn(tx, actor, asked);
    const [made] = await tx.insert(weekTemplates).values(templateColumns(actor.court_id, asked)).returning();
    const saved = summarize(await applyTemplate(tx, made!, needs.now()));
    await record(tx, needs, actor, { action: 'week_template_added', id: made!.id, title: made!.title, saved });
    return { ...saved, message: messageOf(`${made!.title} added`, saved) };
  });
}

/** Changes a template. Its calls ahead follow, unless they have hearings. */
export function changeTemplate(
  needs: Tools,
  actor: Actor,
  { id, version, ...asked }: InputOf<typeof changed>,
): Promise<Saved> {
  return needs.db.transaction(async (tx) => {
    const held = await lockTemplate(tx, actor.court_id, id);
    if (!held) throw new Refusal('not_found');
    if (held.version !== version) throw new Refusal('changed_meanwhile', { version: held.version, current: held });
    await assertOwn(tx, actor, asked);
    const [after] = await tx
      .update(weekTemplates)
      .set({ ...templateColumns(actor.court_id, asked), version: version + 1 })
      .where(eq(weekTemplates.id, id))
      .returning();
    const saved = summarize(await applyTemplate(tx, after!, needs.now()));
    await record(tx, needs, actor, { action: 'week_template_changed', id, title: after!.title, saved });
    return { ...saved, message: messageOf(`${after!.title} saved`, saved) };
  });
}

/** Removes a template with its calls ahead that have no hearings; the others remain as single calls. */
export function removeTemplate(needs: Tools, actor: Actor, id: string): Promise<Saved> {
  return needs.db.transaction(async (tx) => {
    const held = await lockTemplate(tx, actor.court_id, id);
    if (!held) throw new Refusal('not_found');
    const ahead = await lockCallsAhead(tx, id, needs.now());
    const empty = ahead.filter(({ called }) => called === 0).map((sitting) => sitting.id);
    await endCalls(tx, empty);
    await tx.delete(weekTemplates).where(eq(weekTemplates.id, id));
    const unchanged = ahead
      .filter(({ called }) => called > 0)
      .map(({ template_date, called }) => ({ ...nothing, date: template_date!, state: 'kept' as const, called }));
    const saved = { opened: 0, ended: empty.length, unchanged };
    await record(tx, needs, actor, { action: 'week_template_removed', id, title: held.title, saved });
    return { ...saved, message: messageOf(`${held.title} removed`, saved) };
  });
}

const nothing = { name: null, from: null, to: null };

function describe(one: PlannedSitting, time_zone: string): PlannedCall {
  const { date, state, called } = one;
  const base = { ...nothing, date, state, called };
  if (one.state === 'closed') return { ...base, name: one.name };
  if (one.state === 'booked') return { ...base, name: one.by };
  if (one.state === 'outside_hours') return { ...base, from: one.opens, to: one.closes };
  if (one.state === 'differs') {
    const [from, to] = [one.from, one.to].map((at) => toWallTime(at, time_zone));
    return { ...base, date: from!.date, from: from!.time, to: to!.time };
  }
  return base;
}

type Counts = Omit<Saved, 'message'>;

function summarize({ plan, replaced, days }: TemplatePlan): Counts {
  const opened = plan.filter(({ state }) => state === 'new').length;
  const unchanged = plan.filter(({ state }) => state === 'differs').map((one) => describe(one, days.time_zone));
  return { opened, ended: replaced.length, unchanged };
}

function messageOf(done: string, { opened, ended, unchanged }: Counts): string {
  const calls = (count: number) => (count === 1 ? '1 calendar call' : `${count} calendar calls`);
  return [
    done,
    ...(opened > 0 ? [`${calls(opened)} opened`] : []),
    ...(ended > 0 && opened === 0 ? [`${calls(ended)} ended`] : []),
    ...(unchanged.length > 0 ? [`${calls(unchanged.length)} with hearings not changed`] : []),
  ].join('; ');
}

type Recorded = {
  action: 'week_template_added' | 'week_template_changed' | 'week_template_removed';
  id: string;
  title: string;
  saved: Counts;
};

function record(tx: Db, needs: Tools, actor: Actor, { action, id, title, saved }: Recorded): Promise<void> {
  const { opened, ended, unchanged } = saved;
  const values = { sitting: title, opened, ended, unchanged: unchanged.length };
  return recordActivity(tx, needs, actor, { action, subject_type: 'week_template', subject_id: id, values });
}

async function assertOwn(tx: Db, actor: Actor, asked: NewWeekTemplate): Promise<void> {
  const { court_id } = actor;
  await assertOwnPlace(tx, actor, asked);
  const kinds = await tx.select({ id: eventTypes.id }).from(eventTypes).where(eq(eventTypes.court_id, court_id));
  const known = new Set(kinds.map(({ id }) => id));
  if (!asked.event_type_ids.every((id) => known.has(id)))
    throw invalidInput('event_type_ids', 'Choose event types of this court');
}
