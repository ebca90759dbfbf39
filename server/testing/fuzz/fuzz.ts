import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#contract/endpoint';
import { type Capacity, capacities, may, type Role } from '#domain/identity/permissions';
import { judgeProfiles, people, personRoles } from '#server/db/schema/people';
import { openSession } from '#server/identity/openSession';
import type { Services } from '#server/kernel/needs';
import { giveKey } from '#server/v1/testing/giveKey';
import { openDice } from './dice.ts';
import { makeCall } from './makeCall.ts';

export type Fault = { index: number; call: string; capacity: Capacity; status: number; body: string };
export type Fuzzed = {
  n: number;
  seed: number;
  endpoints: number;
  byClass: Record<'2xx' | '3xx' | '4xx' | '5xx', number>;
  byStatus: Record<string, number>;
  faults: Fault[];
};

/** Ends the stream that an analysis without a worker would keep open. */
const streams = new Set(['/documents/:id/progress', '/notifications/stream']);
const mostIds = 400;

/**
 * Makes this many calls over every endpoint of a whole server in every capacity, with valid, invalid and hostile input
 * from a seed. Sessions and keys that the calls themselves end are replaced by those of new people.
 */
export async function fuzz(
  { app, services }: { app: FastifyInstance; services: Services },
  { cases, seed }: { cases: number; seed: number },
): Promise<Fuzzed> {
  const dice = openDice(seed);
  const known = { ids: [randomUUID()] };
  const endpoints = [...app.served].sort((one, other) => nameOf(one).localeCompare(nameOf(other)));
  const bearers = new Map<string, string>();
  const result: Fuzzed = {
    n: cases,
    seed,
    endpoints: endpoints.length,
    byClass: { '2xx': 0, '3xx': 0, '4xx': 0, '5xx': 0 },
    byStatus: {},
    faults: [],
  };

  for (let index = 0; index < cases; index++) {
    const endpoint = endpoints[index % endpoints.length]!;
    const permitted = capacities.filter((one) => may(one, endpoint.permission));
    const capacity = dice.pick(permitted.length > 0 && dice.chance(0.75) ? permitted : capacities);
    const call = makeCall(endpoint, dice, known);
    if (streams.has(endpoint.path)) call.url = String(call.url).replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, randomUUID());
    const slot = `${capacity} ${endpoint.scope ? 'key' : 'session'}`;
    if (capacity !== 'visitor' && !bearers.has(slot)) bearers.set(slot, await newBearer(services, capacity, endpoint));
    const bearer = bearers.get(slot);
    const reply = await app.inject({
      ...call,
      headers: { ...call.headers, ...(bearer && { authorization: `Bearer ${bearer}` }) },
    });
    count(result, reply.statusCode);
    if (reply.statusCode >= 500) {
      const body = reply.body.slice(0, 300);
      result.faults.push({ index, call: nameOf(endpoint), capacity, status: reply.statusCode, body });
    }
    if (reply.statusCode === 401 || reply.statusCode === 429) bearers.delete(slot);
    if (reply.statusCode < 300) learn(known.ids, reply.body);
  }
  return result;
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

function count({ byClass, byStatus }: Fuzzed, status: number): void {
  byClass[`${Math.floor(status / 100)}xx` as keyof Fuzzed['byClass']] += 1;
  byStatus[status] = (byStatus[status] ?? 0) + 1;
}

/** Remembers ids of an answer; the oldest go, so that later calls meet what earlier ones made. */
function learn(ids: string[], body: string): void {
  for (const [id] of body.slice(0, 20_000).matchAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g)) {
    if (!ids.includes(id)) ids.push(id);
  }
  if (ids.length > mostIds) ids.splice(0, ids.length - mostIds);
}

async function newBearer(
  services: Services,
  capacity: Exclude<Capacity, 'visitor'>,
  endpoint: Endpoint,
): Promise<string> {
  const { db, config } = services;
  const person_id = randomUUID();
  const court_id = config.court.id;
  const role = roleOf(capacity);
  const second_factor = capacity === 'signing_in' ? ('awaited' as const) : ('not_asked' as const);
  await db.insert(people).values({ id: person_id, full_name: `Fuzzed ${capacity}`, email: `${person_id}@example.com` });
  await db.insert(personRoles).values({ person_id, court_id, role });
  if (role === 'judge') {
    const status = capacity === 'judge' ? ('verified' as const) : ('pending' as const);
    const profile = { specialization: 'civil', bar_number: '000001', location: 'CA', court_house: 'Alder', status };
    await db.insert(judgeProfiles).values({ person_id, court_id, ...profile });
  }
  if (endpoint.scope) return giveKey(services, person_id);
  const from = { address: '127.0.0.1', user_agent: 'fuzz' };
  return (await openSession(db, services, { person_id, court_id, role, second_factor }, from)).token;
}

function roleOf(capacity: Exclude<Capacity, 'visitor'>): Role {
  if (capacity === 'pending_judge') return 'judge';
  return capacity === 'signing_in' ? 'clerk' : capacity;
}
