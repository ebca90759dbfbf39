import { randomBytes } from 'node:crypto';
import { type FoundServiceLine, findServiceList } from '#server/cases/participants/findServiceList';
import { addJobs } from '#server/jobs/addJob';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { deliverEntryJob, proofOfEntryJob } from './deliverEntryJob.ts';
import { insertDeliveries, type NewDelivery } from './deliveryRepository.ts';

/** 192 bits. */
const tokenBytes = 24;

type Serving = { case_id: string; court_id: string; entry_id: string; at: Date };

/**
 * Serves an entry of the court on everyone on the service list of its case, in the transaction that makes the entry.
 * Each person is on record once. Who has no electronic address is in a queue of the clerk from the beginning.
 */
export async function serveEntry(tx: Db, needs: Needs<'now'>, actor: Actor, serving: Serving): Promise<number> {
  const { lines } = await findServiceList(tx, needs, actor, serving.case_id);
  const rows = mergeLines(lines).map((line) => rowOf(line, serving));
  const made = await insertDeliveries(tx, rows);
  const pending = made.filter(({ state }) => state === 'pending');
  await addJobs(
    tx,
    deliverEntryJob,
    pending.map(({ id }) => ({ delivery_id: id })),
  );
  // Without anyone to serve, the proof states so.
  if (made.length === 0) await addJobs(tx, proofOfEntryJob, [{ entry_id: serving.entry_id }]);
  return made.length;
}

type Merged = FoundServiceLine & { parties: string[] };

/** Counsel of several parties are served once, for all of them. */
function mergeLines(lines: readonly FoundServiceLine[]): Merged[] {
  const merged = new Map<string, Merged>();
  for (const line of lines) {
    const key = line.person_id ? `person:${line.person_id}` : line.key;
    const known = merged.get(key);
    if (known) known.parties.push(line.name);
    else merged.set(key, { ...line, key, parties: [line.name] });
  }
  return [...merged.values()];
}

function rowOf(line: Merged, { court_id, entry_id, at }: Serving): NewDelivery {
  const { key, person_id, parties, at: address } = line;
  const base = { court_id, entry_id, key, person_id, parties, name: line.counsel ?? line.name, created_at: at };
  const isElectronic = line.method === 'portal' || line.method === 'email';
  if (person_id !== null && isElectronic) return { ...base, method: 'portal', address };
  if (line.method === 'email' && address) {
    return { ...base, method: 'email', address, token: randomBytes(tokenBytes).toString('base64url') };
  }
  const method = line.method === 'personal' ? 'personal' : 'mail';
  const hasAddress = address !== null && !isElectronic;
  const queue = hasAddress ? 'paper_service' : 'no_address';
  return { ...base, method, address, state: 'escalated', queue, escalated_at: at };
}
