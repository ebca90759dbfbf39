import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { listEscalated as listed, resolveDelivery as resolved } from '#contract/entryService';
import { spellDay } from '#domain/days/spellDay';
import { recordActivity } from '#server/activity/recordActivity';
import { textOfEntry } from '#server/cases/docket/describeEntries';
import { findEntriesForSystem, findEntryForSystem } from '#server/cases/docket/entryRepository';
import { readCourt } from '#server/courts/readCourt';
import { addJob } from '#server/jobs/addJob';
import type { Actor } from '#server/kernel/actor';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { proofOfEntryJob } from './deliverEntryJob.ts';
import {
  changeDelivery,
  countEscalated,
  findDeliveriesForSystem,
  findEscalated,
  lockDelivery,
} from './deliveryRepository.ts';
import { isOver } from './isOver.ts';

const perPage = 20;

/** What the clerks of the court must serve by other means. */
export async function listEscalated(
  { db }: Needs<'db'>,
  viewer: Actor,
  { page }: InputOf<typeof listed>,
): Promise<ReplyOf<typeof listed>> {
  const [rows, queues] = await Promise.all([
    findEscalated(db, viewer, { limit: perPage, offset: (page - 1) * perPage }),
    countEscalated(db, viewer),
  ]);
  const total = Object.values(queues).reduce((sum, one) => sum + one, 0);
  const entries = await findEntriesForSystem(
    db,
    rows.map(({ entry_id }) => entry_id),
  );
  const data = rows.map((row) => {
    const { id, version, queue, name, parties, method, address, mail_reply, escalated_at } = row;
    const { entry, found } = entries.get(row.entry_id)!;
    return {
      ...{ id, version, queue: queue!, name, parties, method, address, mail_reply },
      ...{ escalated_at: escalated_at!.toISOString(), case_id: found.id, case_number: found.case_number },
      ...{ case_title: found.title, entry: entry.number, entry_text: textOfEntry(entry) },
    };
  });
  return { data, total, total_pages: Math.ceil(total / perPage), queues };
}

/** A clerk records how a person was served by other means, or why not. The proof follows with the last one. */
export async function resolveDelivery(
  needs: Needs<'db' | 'config' | 'now'>,
  clerk: Actor,
  { id, version, way, on, note }: InputOf<typeof resolved>,
): Promise<{ message: string }> {
  await needs.db.transaction(async (tx) => {
    const held = await lockDelivery(tx, clerk, id);
    if (!held) throw new Refusal('not_found');
    if (held.version !== version || held.state !== 'escalated') throw new Refusal('changed_meanwhile');
    const { today } = await readCourt(tx, needs.now(), clerk.court_id);
    if (on && on > today) throw invalidInput('on', 'This date is in the future.');
    const resolution = sentenceOf(way, on, note || held.address);
    const done = { state: 'resolved' as const, resolved_by: clerk.person_id, resolved_at: needs.now(), resolution };
    await changeDelivery(tx, id, done);
    const { entry_id, name: recipient } = held;
    const { entry, found } = await findEntryForSystem(tx, entry_id);
    const all = await findDeliveriesForSystem(tx, entry_id);
    if (held.purpose === 'service' && isOver(all)) {
      await addJob(tx, proofOfEntryJob, { entry_id }, { jobKey: `proof of ${entry_id}` });
    }
    const values = { document: `Docket entry ${entry.number}`, case_number: found.case_number, recipient, resolution };
    await recordActivity(tx, needs, clerk, {
      ...{ action: 'entry_delivery_resolved', values, subject_type: 'case', subject_id: found.id },
    });
  });
  return { message: 'Service recorded' };
}

function sentenceOf(way: InputOf<typeof resolved>['way'], on: string | undefined, note: string | null): string {
  if (way === 'not_served') return `Not served: ${note ?? ''}`;
  const how = way === 'mailed' ? 'Served by mail' : 'Served by personal delivery';
  return [`${how} on ${spellDay(on!)}`, note].filter(Boolean).join(', ');
}
