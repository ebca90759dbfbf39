import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { dateInZone } from '#domain/days/dateInZone';
import { makeThrowawayDirectory } from '#server/testing/throwawayDirectory';
import { fillMorning, type Matter } from '../journeys/fillMorning.ts';
import { inDatabase } from '../journeys/inDatabase.ts';
import { type RunningPortal, startPortal } from '../journeys/startPortal.ts';
import { addAuthenticator, callApi, codeOf, evaluationPassword } from '../journeys/steps.ts';

/**
 * `npm run bench:killed`: a judge signs ten proposed orders, and the portal and PostgreSQL are killed with kill -9 at ten
 * points of the signature. After each restart, an order must be signed with everything that follows from it, or not at
 * all. The last line is JSON. Needs the built portal.
 */

/**
 * When the processes are killed, as a multiple of the time that an undisturbed signature takes. After a restart the first
 * signature takes longer, because the document workers start with it; so the later points are after its end.
 */
const points = [0.1, 0.5, 0.9, 1.2, 1.4, 1.6, 1.8, 2, 2.5, 3.5];
const today = dateInZone(new Date(), 'America/Los_Angeles');

type Signer = { token: string; secret: string };
type Outcome = { point: number; outcome: 'all' | 'nothing' | 'part'; isLost: boolean; found: Record<string, number> };

/** The half minute of the last code, from which the next one must differ. */
let lastStep = 0;
const { directory, remove } = makeThrowawayDirectory('assize-killed-');
let portal = await startPortal({ dataDir: directory });
try {
  const [first, ...matters] = await fillMorning(portal, today, points.length + 1);
  const token = await signIn();
  const signer = { token, secret: await addAuthenticator(portal.address, token) };
  const whole = await timeSignature(first!, signer);
  console.log(`  undisturbed: ${Math.round(whole)} ms`);
  const outcomes: Outcome[] = [];
  for (const [index, point] of points.entries()) {
    outcomes.push(await killAt(point * whole, matters[index]!, signer));
    const { outcome, found } = outcomes.at(-1)!;
    console.log(`  ${String(Math.round(point * whole)).padStart(5)} ms  ${outcome.padEnd(8)} ${JSON.stringify(found)}`);
  }
  const count = (of: Outcome['outcome']) => outcomes.filter(({ outcome }) => outcome === of).length;
  console.log(
    JSON.stringify({
      n: points.length,
      signature_ms: Math.round(whole),
      all: count('all'),
      nothing: count('nothing'),
      part: count('part'),
    }),
  );
  if (count('part') > 0) process.exitCode = 1;
} finally {
  await portal.stop();
  await remove();
}

function call(method: string, route: string, token: string, body?: object) {
  return callApi(portal.address, method, route, token, body);
}

async function signIn(): Promise<string> {
  const credentials = { email: 'a.reyes@alder.example.com', password: evaluationPassword };
  return (await call('POST', '/auth/judge/login/', '', credentials)).tokens.access;
}

/** The milliseconds that a signature takes. */
async function timeSignature(matter: Matter, signer: Signer): Promise<number> {
  const send = await prepareSignature(matter, signer);
  const began = performance.now();
  await send();
  return performance.now() - began;
}

async function prepareSignature(matter: Matter, { token, secret }: Signer) {
  const { id, version } = await openOrder(token, matter);
  await untilNextCode();
  const confirmation = { with: 'authenticator', code: codeOf(secret) };
  const send = () => call('POST', `/orders/${id}/sign/`, token, { id, version, confirmation, disposition: 'granted' });
  return Object.assign(send, { id });
}

/** Signs the order of a matter, kills everything after some milliseconds, and restarts. */
async function killAt(point: number, matter: Matter, signer: Signer): Promise<Outcome> {
  const send = await prepareSignature(matter, signer);
  const asked = send();
  let isConfirmed = false;
  const settled = asked.then(
    () => {
      isConfirmed = true;
    },
    () => {},
  );
  await new Promise((resolve) => setTimeout(resolve, point));
  await killAll(portal);
  await settled;
  portal = await startPortal({ dataDir: directory });
  const found = await countWritten(send.id, matter);
  const counts = Object.values(found);
  const outcome = counts.every((one) => one === 0) ? 'nothing' : counts.every((one) => one > 0) ? 'all' : 'part';
  return { point, outcome, isLost: isConfirmed && outcome !== 'all', found };
}

async function openOrder(token: string, { hearing_id }: Matter): Promise<{ id: string; version: number }> {
  const { items } = await call('GET', `/chambers/binders/${hearing_id}/`, token);
  const { filing_id, document } = items.find(({ part }: { part: string }) => part === 'proposed_order');
  const { id } = await call('POST', '/orders/proposed/', token, { filing_id, version_id: document.version_id });
  return { id, version: (await call('GET', `/orders/${id}/`, token)).version };
}

/** A code is accepted once, and a killed signature may have used the present one. */
async function untilNextCode(): Promise<void> {
  while (Math.floor(Date.now() / 30_000) <= lastStep) await new Promise((resolve) => setTimeout(resolve, 250));
  lastStep = Math.floor(Date.now() / 30_000);
}

async function killAll({ kill, dataDir }: RunningPortal): Promise<void> {
  const [pid] = readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
  await kill();
  process.kill(Number(pid), 'SIGKILL');
}

/** The rows of everything that follows from a signature. */
function countWritten(order_id: string, { case_id, motion_id }: Matter): Promise<Record<string, number>> {
  return inDatabase(portal, async (db) => {
    const { rows } = await db.execute<Record<string, number>>(sql`
      select (select count(*) from orders where id = ${order_id} and state = 'signed')::int signed,
        (select count(*) from docket_entries where case_id = ${case_id} and text like 'ORDER%')::int entry,
        (select count(*) from docket_documents d join docket_entries e on e.id = d.entry_id
          where e.case_id = ${case_id} and e.text like 'ORDER%')::int document,
        (select count(*) from rulings where filing_id = ${motion_id} and stage = 'final')::int ruling,
        (select count(*) from entry_deliveries d join docket_entries e on e.id = d.entry_id
          where e.case_id = ${case_id})::int deliveries,
        (select count(*) from sealed_documents s join orders o on o.signed_sha256 = s.sha256
          where o.id = ${order_id})::int seal`);
    return rows[0]!;
  });
}
