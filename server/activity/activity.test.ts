import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { appendFileSync, chmodSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { asc, eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sampleActivities } from '#contract/messages/testing/sampleActivities';
import type { ActivityAction, ActivityMessage } from '#domain/activity/ActivityMessages';
import { activities, activitySignatures } from '#server/db/schema/activity';
import { courts } from '#server/db/schema/courts';
import { type SignInCourt, startSignInCourt } from '#server/identity/testing/startSignInCourt';
import { makeThrowawayDirectory, type ThrowawayDirectory } from '#server/testing/throwawayDirectory';
import { workOffJobs } from '#server/testing/workOffJobs';
import { recordCheckAssignments } from './checks/recordCheckJob.ts';
import { hashLine } from './hashLine.ts';
import { type NewActivity, type Recorded, recordActivity } from './recordActivity.ts';
import { reportChains } from './reportChains.ts';
import { signHeads } from './signing/signHeads.ts';
import { verifyChain } from './verifyChain.ts';

let court: SignInCourt;
let court_id: string;
/** The role that owns the tables, as an attacker with full control of the database would have. */
let owner: pg.Client;
let place: ThrowawayDirectory;
beforeAll(async () => {
  place = makeThrowawayDirectory('assize-record-');
  court = await startSignInCourt({ DATA_DIR: place.directory });
  court_id = court.services.config.court.id;
  owner = new pg.Client({ ...court.owner });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await court.stop();
  await place.remove();
});
beforeEach(() =>
  withoutTriggers(async () => {
    await owner.query('truncate activities, activity_heads, activity_signatures');
  }),
);

type Changes = Partial<Pick<NewActivity, 'subject_type' | 'subject_id' | 'concerns' | 'changes'>> & {
  document?: string;
};
const activity = ({ document = 'Complaint.pdf', ...changes }: Changes = {}): NewActivity => ({
  action: 'filing_withdrawn',
  values: { document },
  subject_type: 'filing',
  subject_id: '11111111-1111-4111-8111-111111111111',
  ...changes,
});
const record = (changes: Changes = {}, who: Recorded = 'portal') =>
  court.db.transaction((tx) => recordActivity(tx, court.services, who, activity(changes)));
const lines = () => court.db.select().from(activities).orderBy(asc(activities.seq));

async function withoutTriggers(work: () => Promise<unknown>) {
  for (const table of ['activities', 'activity_signatures'])
    await owner.query(`alter table ${table} disable trigger all`);
  try {
    await work();
  } finally {
    for (const table of ['activities', 'activity_signatures'])
      await owner.query(`alter table ${table} enable trigger all`);
  }
}
const tamper = (sql: string) => withoutTriggers(() => owner.query(sql));

async function report(): Promise<{ sound: boolean; said: string[] }> {
  const said: string[] = [];
  const sound = await reportChains(court.services, (line) => said.push(line));
  return { sound, said };
}

describe('the record', () => {
  test('grows by one sealed line for each change', async () => {
    const clerk = await court.addPerson('clerk');
    court.clock.now = new Date('2026-03-02T08:00:00.123Z');
    await record({}, { person_id: clerk.id, full_name: clerk.full_name, role: 'clerk', address: '10.0.0.1' });
    await record({ concerns: clerk.id }, { capacity: 'visitor', address: '10.0.0.2' });
    const [first, second] = await lines();
    expect(first).toMatchObject({
      seq: 1,
      actor_id: clerk.id,
      actor_name: clerk.full_name,
      actor_role: 'clerk',
      from_address: '10.0.0.1',
      at: court.clock.now,
      previous_hash: '0'.repeat(64),
    });
    expect(second).toMatchObject({ seq: 2, actor_id: null, from_address: '10.0.0.2', previous_hash: first!.hash });
    expect(first!.hash).toMatch(/^[0-9a-f]{64}$/);
  });

  test('has no gap and no fork under concurrent writes', async () => {
    await Promise.all(Array.from({ length: 30 }, (_, i) => record({ subject_id: String(i) })));
    expect((await lines()).map(({ seq }) => seq)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
    expect(await verifyChain(court.db, court_id)).toEqual({ court_id, lines: 30, sound: true });
  });

  test('has no line of a change that was rolled back', async () => {
    await record();
    const broken = court.db.transaction(async (tx) => {
      await recordActivity(tx, court.services, 'portal', activity());
      throw new Error('the rest failed');
    });
    await expect(broken).rejects.toThrow('the rest failed');
    await record();
    expect(await verifyChain(court.db, court_id)).toEqual({ court_id, lines: 2, sound: true });
  });

  test('is sound whatever people’s texts contain', async () => {
    for (const document of ['NUL \0 here', 'half a pair \ud800', '“quoted” – ñ 漢 🏛', '\u2028\n\t\\"', ' ']) {
      await record({ document });
    }
    expect(await verifyChain(court.db, court_id)).toMatchObject({ sound: true });
    expect((await lines())[0]!.values).toEqual({ document: 'NUL  here' });
  });

  test('is valid with every action and its values, regardless of how the database orders and writes them', async () => {
    const actions = Object.entries(sampleActivities) as [ActivityAction, readonly ActivityMessage['values'][]][];
    const sealed = actions.flatMap(([action, samples]) => samples.map((values) => ({ action, values })));
    await court.db.transaction(async (tx) => {
      for (const message of sealed) {
        const about = { subject_type: 'filing', subject_id: 'all' } as const;
        await recordActivity(tx, court.services, 'portal', { ...(message as ActivityMessage), ...about });
      }
    });
    expect(await verifyChain(court.db, court_id)).toEqual({ court_id, lines: sealed.length, sound: true });
    expect((await lines()).map(({ action, values }) => ({ action, values }))).toEqual(sealed);
  });

  test('cannot be changed, removed, or emptied, even with SQL', async () => {
    await record();
    for (const sql of ["update activities set action = 'x'", 'delete from activities', 'truncate activities']) {
      await expect(owner.query(sql)).rejects.toMatchObject({ code: '23514' });
    }
  });

  test.each([
    "update activities set action = 'x'",
    'delete from activities',
    'truncate activities',
    'alter table activities disable trigger all',
    'set session_replication_role = replica',
    'drop table activities',
    "update activity_signatures set hash = ''",
    'delete from activity_signatures',
    'delete from activity_heads',
    'delete from access_log',
    'create or replace function refuse_change_of_the_record() returns trigger language plpgsql as $$ begin return new; end $$',
  ])('cannot be changed by the portal’s database role: %s', async (sql) => {
    await record();
    await expect(court.db.$client.query(sql)).rejects.toMatchObject({ code: '42501' });
  });
});

describe('verify-activity', () => {
  beforeEach(async () => {
    rmSync(court.services.config.record.heads_file, { force: true });
    court.clock.now = new Date('2026-03-02T08:00:00Z');
    for (let i = 1; i <= 5; i++) await record({ subject_id: String(i) });
    await signHeads(court.services);
  });

  test('reports an empty record', async () => {
    await tamper('truncate activities, activity_heads, activity_signatures');
    rmSync(court.services.config.record.heads_file);
    expect(await report()).toEqual({ sound: true, said: ['The record is empty.'] });
  });

  test('verifies an intact chain', async () => {
    expect(await report()).toEqual({ sound: true, said: [`${court_id}: intact, 5 lines, signed through line 5.`] });
  });

  test.each([
    ['one letter of a value', `set values = jsonb_set(values, '{document}', '"complaint.pdf"')`],
    ['a value to none', "set values = values - 'document'"],
    ['a value into one more', `set values = values || '{"more": null}'`],
    ['the action', "set action = 'filing_claimed'"],
    ['who it was', "set actor_name = 'Somebody Else'"],
    ['where it came from', "set from_address = '10.0.0.9'"],
    ['when it was, by a microsecond', "set at = at + interval '1 microsecond'"],
    ['whom it concerns', 'set concerns = gen_random_uuid()'],
    ['what it was about', "set subject_id = '99'"],
    ['the seal', "set hash = overlay(hash placing (case when hash like 'a%' then 'b' else 'a' end) from 1 for 1)"],
  ])('names the line in which %s was changed', async (_case, change) => {
    await tamper(`update activities ${change} where seq = 3`);
    const { sound, said } = await report();
    expect(sound).toBe(false);
    expect(said).toEqual([
      expect.stringMatching(/BROKEN at line 3: the contents do not match the seal.*Intact before it: 2 lines/),
    ]);
  });

  test('names the next line when someone sealed a changed one again', async () => {
    const third = (await lines())[2]!;
    const { hash: _old, ...rest } = { ...third, action: 'filing_claimed' };
    const hash = hashLine({ ...rest, at: rest.at.toISOString().replace('Z', '000Z') });
    await tamper(`update activities set action = 'filing_claimed', hash = '${hash}' where seq = 3`);
    expect((await report()).said[0]).toContain('BROKEN at line 4: the line was sealed to a line 3');
  });

  test.each([
    ['in the middle', 'delete from activities where seq = 3', 'line 3: the line is missing; the next line is number 4'],
    ['at the beginning', 'delete from activities where seq = 1', 'line 1: the line is missing; the next'],
    [
      'at the end',
      'delete from activities where seq >= 4',
      'line 4: the line is missing; the recorded end of the chain is line 5',
    ],
    ['altogether', 'truncate activities', 'line 1: the line is missing; the recorded end of the chain is line 5'],
  ])('names what is missing when lines were removed %s', async (_case, sql, what) => {
    await tamper(sql);
    const { sound, said } = await report();
    expect(sound).toBe(false);
    expect(said[0]).toContain(`BROKEN at ${what}`);
  });

  test('notices a line that someone added without sealing it to the end', async () => {
    await tamper(`insert into activities (court_id, seq, action, subject_type, subject_id, values, at,
      previous_hash, hash) select court_id, 6, action, subject_type, subject_id, values, at, hash,
      repeat('f', 64) from activities where seq = 5`);
    expect((await report()).said[0]).toContain('BROKEN at line 6: the contents do not match the seal');
  });

  test('notices when the end of the chain was tampered with', async () => {
    await tamper(`update activity_heads set hash = repeat('0', 64)`);
    expect((await report()).said[0]).toContain('BROKEN at line 5: the seal does not match the seal recorded');
    await tamper('delete from activity_heads');
    expect((await report()).said[0]).toContain('BROKEN at line 5: the recorded end of the chain is missing');
  });

  test('reports each court for itself', async () => {
    const { config } = court.services;
    const other = { ...config, court: { ...config.court, id: 'birch-superior' } };
    await court.db.insert(courts).values(other.court).onConflictDoNothing();
    await court.db.transaction((tx) =>
      recordActivity(tx, { config: other, now: court.services.now }, 'portal', activity()),
    );
    await signHeads(court.services);
    await tamper(`update activities set values = '{}' where court_id = '${court_id}' and seq = 1`);
    expect((await report()).said).toEqual([
      expect.stringContaining(`${court_id}: BROKEN at line 1`),
      'birch-superior: intact, 1 line, signed through line 1.',
    ]);
  });

  test('reads a long record in batches, while people continue working', async () => {
    await tamper('truncate activities, activity_heads');
    await Promise.all(
      Array.from({ length: 8 }, async (_, i) => {
        for (let n = 0; n < 300; n++) await record({ subject_id: `${i}.${n}` });
      }),
    );
    const [found] = await Promise.all([verifyChain(court.db, court_id), record(), record()]);
    expect(found.sound).toBe(true);
    expect(found.lines).toBeGreaterThanOrEqual(2400);
    await tamper("update activities set action = 'x' where seq = 2222");
    expect(await verifyChain(court.db, court_id)).toMatchObject({ sound: false, seq: 2222, lines: 2221 });
  });
});

/** Recomputes every hash of the chain, as the database's owner can: afterward it is sound in itself. */
async function recomputeChain() {
  let previous_hash = '0'.repeat(64);
  for (const { hash: _old, ...line } of await lines()) {
    const hash = hashLine({ ...line, previous_hash, at: line.at.toISOString().replace('Z', '000Z') });
    await owner.query('update activities set previous_hash = $1, hash = $2 where seq = $3', [
      previous_hash,
      hash,
      line.seq,
    ]);
    previous_hash = hash;
  }
  await owner.query('update activity_heads set hash = $1', [previous_hash]);
}

describe('the signatures of the record', () => {
  const headsFile = () => court.services.config.record.heads_file;
  const keyFile = () => court.services.config.record.key_file;
  beforeEach(async () => {
    rmSync(headsFile(), { force: true });
    court.clock.now = new Date('2026-03-02T08:00:00Z');
    for (let i = 1; i <= 5; i++) await record({ subject_id: String(i) });
    await signHeads(court.services);
  });
  const rewrite = (sql: string) =>
    withoutTriggers(async () => {
      await owner.query(sql);
      await recomputeChain();
    });

  test('find a record that the database’s owner rewrote completely', async () => {
    for (let i = 6; i <= 9; i++) await record({ subject_id: String(i) });
    court.clock.now = new Date('2026-03-02T09:00:00Z');
    await signHeads(court.services);
    await rewrite("update activities set action = 'filing_claimed' where seq = 7");
    expect(await verifyChain(court.db, court_id)).toMatchObject({ sound: true });
    expect(await report()).toEqual({
      sound: false,
      said: [
        `${court_id}: DOES NOT MATCH ITS SIGNATURES.`,
        `${court_id}: line 9 is not the line that was signed at 2026-03-02T09:00:00.000Z: a line from 6 to 9 was changed, and the chain was recomputed.`,
      ],
    });
  });

  test('find it even if the copies in the database were removed or changed to match', async () => {
    await rewrite("update activities set actor_name = 'Another' where seq = 2");
    await tamper('truncate activity_signatures');
    expect((await report()).said[1]).toContain('line 5 is not the line that was signed');
    const [last] = (await lines()).slice(-1);
    const { heads } = JSON.parse(`{"heads":[${readFileSync(headsFile(), 'utf8').trim()}]}`);
    await owner.query('insert into activity_signatures values ($1, 5, $2, $3, $4, $5)', [
      ...[court_id, last!.hash, heads[0].signed_at, heads[0].key_id, heads[0].signature],
    ]);
    expect((await report()).said).toEqual([
      `${court_id}: DOES NOT MATCH ITS SIGNATURES.`,
      expect.stringContaining('line 5 is not the line that was signed'),
      expect.stringContaining("the signature of line 5 from 2026-03-02T08:00:00.000Z is not the court's"),
    ]);
  });

  test('find lines that were cut off the end', async () => {
    await withoutTriggers(async () => {
      await owner.query('delete from activities where seq > 3');
      await owner.query('update activity_heads set seq = 3');
      await recomputeChain();
    });
    expect((await report()).said).toEqual([
      `${court_id}: DOES NOT MATCH ITS SIGNATURES.`,
      `${court_id}: line 5 is missing, although it was signed at 2026-03-02T08:00:00.000Z: the record ends at line 3.`,
    ]);
  });

  test('find that a court’s entire record was removed', async () => {
    await tamper('truncate activities, activity_heads, activity_signatures');
    expect((await report()).said[1]).toContain('line 5 is missing, although it was signed');
  });

  test('are reported as missing if signing stops for more than a day, but not if nothing happened', async () => {
    court.clock.now = new Date('2026-03-09T08:00:00Z');
    expect(await report()).toMatchObject({ sound: true });
    await record();
    court.clock.now = new Date('2026-03-10T08:59:00Z');
    expect(await report()).toMatchObject({ sound: true });
    court.clock.now = new Date('2026-03-10T09:01:00Z');
    expect((await report()).said[1]).toContain('lines 6 to 6 have no signature outside the database');
  });

  test('are missed when their file is gone, and a line in it that is none is named', async () => {
    appendFileSync(headsFile(), 'not a signature\n');
    expect(await report()).toMatchObject({
      sound: false,
      said: [expect.stringContaining('Line 2 of'), expect.anything()],
    });
    rmSync(headsFile());
    expect(await report()).toMatchObject({
      sound: false,
      said: [expect.stringContaining('does not exist'), expect.anything()],
    });
  });

  test('are written outside the database and copied into it, once for each end', async () => {
    await signHeads(court.services);
    const [line, ...none] = readFileSync(headsFile(), 'utf8').trim().split('\n');
    expect(none).toEqual([]);
    const [copy] = await court.db.select().from(activitySignatures);
    expect(JSON.parse(line!)).toEqual({ ...copy, signed_at: copy!.signed_at.toISOString() });
    expect(statSync(keyFile()).mode & 0o777).toBe(0o600);
  });

  test('of an earlier key stay good while its public key is kept, and those of a foreign key never are', async () => {
    const first = readFileSync(keyFile(), 'utf8');
    const next = generateKeyPairSync('ed25519');
    const pem = next.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
    try {
      writeFileSync(keyFile(), pem);
      await signHeads(court.services);
      expect((await report()).said[1]).toContain('which is not in RECORD_SIGNING_KEY_FILE');
      const earlier = createPublicKey(first).export({ type: 'spki', format: 'pem' });
      writeFileSync(keyFile(), `${pem}${earlier}`);
      expect(await report()).toMatchObject({ sound: true });
    } finally {
      writeFileSync(keyFile(), first);
    }
  });

  test('are not made with a key that every user of the machine can read', async () => {
    chmodSync(keyFile(), 0o644);
    try {
      await expect(signHeads(court.services)).rejects.toThrow(/RECORD_SIGNING_KEY_FILE .* is readable by every user/);
    } finally {
      chmodSync(keyFile(), 0o600);
    }
  });
});

describe('the activity log', () => {
  const log = async (token: string, query = '') =>
    (await court.call('GET', `/activities/logs${query}`, token)).json().results as {
      values: { document?: string };
      href: string | null;
      actor: string | null;
    }[];
  const documentsOf = (found: Awaited<ReturnType<typeof log>>) => found.map(({ values }) => values.document);
  async function signedIn(role: 'attorney' | 'clerk' | 'it_personnel') {
    const person = await court.addPerson(role);
    const { token } = await court.openSession(person, role);
    const who = { person_id: person.id, full_name: person.full_name, role, address: null };
    return { person, token, who };
  }

  test('has the format that the screens read', async () => {
    const clerk = await signedIn('clerk');
    court.clock.now = new Date('2026-03-02T08:00:00Z');
    await record({}, clerk.who);
    court.clock.now = new Date('2026-03-02T08:00:01Z');
    const { token } = await court.openSession(clerk.person, 'clerk');
    expect(await log(token)).toEqual([
      {
        id: '1',
        action: 'filing_withdrawn',
        values: { document: 'Complaint.pdf' },
        title: 'Filing Withdrawn',
        description: `${clerk.person.full_name} withdrew Complaint.pdf.`,
        timestamp: '2026-03-02T08:00:00.000Z',
        created_at: '2026-03-02T08:00:00.000Z',
        actor: clerk.person.full_name,
        href: '/filings/11111111-1111-4111-8111-111111111111',
      },
    ]);
  });

  test('shows the court’s lines to its staff, and everyone else only their own', async () => {
    const [mine, other, clerk] = [await signedIn('attorney'), await signedIn('attorney'), await signedIn('clerk')];
    await record({ document: 'Mine' }, mine.who);
    await record({ document: 'About me', concerns: mine.person.id }, clerk.who);
    await record({ document: 'Of somebody else' }, other.who);
    const documents = async (token: string) => documentsOf(await log(token));
    expect((await documents(mine.token)).sort()).toEqual(['About me', 'Mine']);
    expect(await documents(other.token)).toEqual(['Of somebody else']);
    expect((await documents(clerk.token)).sort()).toEqual(['About me', 'Mine', 'Of somebody else']);
  });

  test('shows IT personnel only technical lines', async () => {
    const staff = await signedIn('it_personnel');
    await record();
    await record({ document: 'Webhook Added', subject_type: 'webhook_endpoint' });
    expect(documentsOf(await log(staff.token))).toEqual(['Webhook Added']);
  });

  test('shows a person’s unfiled analyses and drafts to no one else', async () => {
    const [mine, clerk] = [await signedIn('attorney'), await signedIn('clerk')];
    await record({ document: 'Document Analyzed', subject_type: 'document_analysis' }, mine.who);
    expect(documentsOf(await log(mine.token))).toEqual(['Document Analyzed']);
    expect(await log(clerk.token)).toEqual([]);
  });

  test('omits sign-ins, passwords, and preferences, which are not case activity', async () => {
    const clerk = await signedIn('clerk');
    const { full_name: person } = clerk.person;
    const linked = { action: 'identity_linked', values: { person, issuer: 'https://id.example' } } as const;
    await court.db.transaction((tx) =>
      recordActivity(tx, court.services, clerk.who, { ...linked, subject_type: 'person', subject_id: clerk.person.id }),
    );
    await record({ document: 'Preferences Changed', subject_type: 'preferences' }, clerk.who);
    await record({ document: 'Webhook Tested', subject_type: 'webhook_endpoint' });
    await record({ document: 'Hearing Scheduled', subject_type: 'hearing' });
    expect(documentsOf(await log(clerk.token))).toEqual(['Hearing Scheduled']);
  });

  test('starts with the newest, and lists sign-ins and sign-outs only in the record', async () => {
    const clerk = await signedIn('clerk');
    for (const [second, title] of ['Older', 'Newer', 'Newest'].entries()) {
      court.clock.now = new Date(Date.UTC(2026, 2, 2, 8, 0, second));
      await record({ document: title });
    }
    await record({ document: 'Signed In', subject_type: 'session' }, clerk.who);
    const { token } = await court.openSession(clerk.person, 'clerk');
    expect(documentsOf(await log(token, '?limit=2'))).toEqual(['Newest', 'Newer']);
    expect((await court.db.select().from(activities).where(eq(activities.subject_type, 'session'))).length).toBe(1);
  });

  test('is closed to visitors', async () => {
    expect((await court.call('GET', '/activities/logs')).statusCode).toBe(401);
  });
});

test('a verification on request finds an intact record, and names the line that was changed', async () => {
  rmSync(court.services.config.record.heads_file, { force: true });
  await record();
  await record();
  await signHeads(court.services);
  const { token } = await court.openSession(await court.addPerson('court_administrator'), 'court_administrator');
  const run = async () => {
    court.clock.now = new Date(court.clock.now.getTime() + 1000);
    const started = await court.call('POST', '/activities/record/check/', token, {});
    expect(started.statusCode, started.body).toBe(201);
    const again = await court.call('POST', '/activities/record/check/', token, {});
    expect(again.json()).toMatchObject({ code: 'record_check_under_way' });
    await workOffJobs(court.db, recordCheckAssignments(court.services));
    return (await court.call('GET', '/activities/record/check/', token)).json().data;
  };
  expect(await run()).toMatchObject({ faults: [], state: 'intact', lines: 3, signed_through: 2 });
  await tamper(`update activities set subject_id = 'other' where seq = 2`);
  const broken = await run();
  expect(broken).toMatchObject({ state: 'broken', lines: 1 });
  expect(broken.faults[0]).toMatch(/^line 2: /);
});
