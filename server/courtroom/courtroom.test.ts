import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clockTime } from '#contract/messages/en/words';
import { typeLabeled } from '#domain/documentTypes/label';
import { say } from '#domain/messages/say';
import { hearings } from '#server/db/schema/calendar';
import { cases, parties } from '#server/db/schema/cases';
import { docketDocuments, docketEntries } from '#server/db/schema/docket';
import { entryDeliveries } from '#server/db/schema/entryService';
import { filings } from '#server/db/schema/filings';
import { notifications } from '#server/db/schema/notifications';
import { serviceConsents } from '#server/db/schema/participants';
import { rulings } from '#server/db/schema/rulings';
import { validateSeal } from '#server/seals/validateSeal';
import { addHearing } from '#server/testing/addHearing';
import { cutMidway } from '#server/testing/cutMidway';
import { digestOf } from '#server/testing/digestOf';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { workOffJobs } from '#server/testing/workOffJobs';
import { courtroomAssignments } from './courtroomAssignments.ts';

const slow = 240_000;
let court: TestServer;
let clerk: ReturnType<TestServer['with']>;
let secret: string;
let count = 0;
/** The case of a test, its hearing of today, and its motion. */
let case_id: string;
let hearing_id: string;
let filing_id: string;

beforeAll(async () => {
  court = await startTestServer();
  court.clock.now = new Date('2026-11-30T17:10:00Z');
  clerk = court.with(await court.freshToken('clerk'));
  const begun = (await clerk.post('/auth/second-factor/authenticator/options/', {})).json();
  secret = begun.secret;
  await clerk.post('/auth/second-factor/authenticator/', { id: begun.id, name: 'Phone', code: code() });
}, slow);
afterAll(() => court.stop());
beforeEach(async () => {
  later(60);
  count++;
  const court_id = court.services.config.court.id;
  const [made] = await court.db
    .insert(cases)
    .values({
      ...{ court_id, case_number: `26CV7${String(count).padStart(4, '0')}`, case_type: 'Civil Complaint' as const },
      ...{ title: 'Rowe v. Pike', opened_on: '2026-01-05', judge_id: court.person('judge').person_id },
    })
    .returning();
  case_id = made!.id;
  await court.db.insert(parties).values([
    { case_id, full_name: 'Ada Rowe', role: 'Plaintiff', position: 0 },
    { case_id, full_name: 'Ben Pike', role: 'Defendant', position: 1 },
  ]);
  filing_id = await motion();
  hearing_id = (await schedule('09')).id;
});

const later = (seconds: number) => {
  court.clock.now = new Date(court.clock.now.getTime() + seconds * 1000);
};
const code = () => generateSync({ secret, epoch: Math.floor(court.clock.now.getTime() / 1000) });

const schedule = (hour: string, more: { hearing_date?: string; venue?: string } = {}) =>
  addHearing(court.db, {
    ...{ court_id: court.services.config.court.id, case_id, judge_id: court.person('judge').person_id },
    ...{ judge: 'Test judge', case_title: 'Rowe v. Pike', case_number: `26CV7${String(count).padStart(4, '0')}` },
    ...{ case_type: 'Civil Complaint', event_type: 'Motion Hearing', hearing_date: '2026-11-30' },
    hearing_time: `${hour}:${String(count * 5).padStart(2, '0')}`,
    ...{ venue: `Department ${count}`, duration_minutes: 5, sitting_id: null },
    ...more,
  });

async function motion() {
  const title = 'MOTION TO COMPEL';
  const [made] = await court.db
    .insert(filings)
    .values({
      ...{ court_id: court.services.config.court.id, filed_by: court.person('attorney').person_id, case_id, title },
      ...{ state: 'docketed', doc_type: 'Motion', document_type: typeLabeled('Motion')!, document_name: 'Motion.pdf' },
      ...{ priority: 'low', priority_reason: say('not_analyzed'), received_at: new Date('2026-11-02T18:00:00Z') },
    })
    .returning();
  await court.db.insert(docketEntries).values({
    ...{ case_id, number: 1, filed_on: '2026-11-02', entered_at: new Date(), kind: 'filing', filing_id: made!.id },
    description: say('docket.filed', { document: title, filer: 'Ada Rowe' }),
  });
  return made!.id;
}

const read = async (id = hearing_id) => (await clerk.get(`/courtroom/hearings/${id}/`)).json();
const send = (version: number, entry: object, id = hearing_id) =>
  clerk.post(`/courtroom/hearings/${id}/entries/`, { version, entry });
async function enter(entry: object, id = hearing_id) {
  const reply = await send((await read(id)).version, entry, id);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json();
}
const refused = async (entry: object) => (await send((await read()).version, entry)).json().code;
const sign = async (version?: number) =>
  clerk.post(`/courtroom/hearings/${hearing_id}/sign/`, {
    version: version ?? (await read()).version,
    confirmation: { with: 'authenticator', code: code() },
  });
const entries = () =>
  court.db.select().from(docketEntries).where(eq(docketEntries.case_id, case_id)).orderBy(docketEntries.number);
const granted = () => ({ does: 'rule', filing_id, disposition: 'granted', ruling_version: 0 });
const present = async (key?: string) => {
  const { choices } = await read();
  return enter({ does: 'appear', key: key ?? choices[0].key, manner: 'in_person' });
};

/** What signing writes besides the code that it uses. */
const tables = [
  ...['activities', 'calendar_bookings', 'deadlines', 'docket_documents', 'docket_entries', 'entry_deliveries'],
  ...['hearing_records', 'hearings', 'notifications', 'rulings', 'sealed_documents'],
].map((name) => `public.${name}`);
async function written() {
  const all = await digestOf(court.db);
  return [...tables, 'graphile_worker.jobs'].map((name) => `${name} ${all[name]}`);
}

describe('a hearing in the courtroom', () => {
  test('is called, ruled on, corrected, signed, and on the docket with its ruling and its service', async () => {
    const session = (await clerk.get('/courtroom/session/?date=2026-11-30')).json();
    expect(session.hearings.at(-1)).toMatchObject({ id: hearing_id, status: 'waiting', needs_signature: false });
    expect(await enter({ does: 'call' })).toMatchObject({ stage: 'called', version: 1 });
    const { choices, motions } = await read();
    expect(choices.map((one: { digit: string; name: string }) => `${one.digit} ${one.name}`)).toEqual([
      '1 Ada Rowe',
      '2 Ben Pike',
    ]);
    expect(motions[0].allowed).not.toContain('continued');
    await enter({ does: 'appear', key: choices[0].key, manner: 'in_person' });
    await enter({ does: 'appear', name: 'Kim Standby', for: 'defendant Ben Pike', manner: 'remote' });
    expect(await enter(granted())).toMatchObject({ stage: 'in_session' });
    const ended = await enter({ does: 'end', outcome: 'held' });
    expect(ended.minutes.docket_text).toBe(
      'Minute order: Hearing on Motion to Compel (Entry 1) held; Nov 30, 2026 at 9:05 AM; Test judge; clerk Test clerk; appearances: plaintiff Ada Rowe, Kim Standby for defendant Ben Pike (remote); ORDER granting Motion to Compel (Entry 1)',
    );
    expect((await entries()).length).toBe(1);
    const corrected = `${ended.minutes.text}\n\nMoving party to give notice.`;
    expect((await enter({ does: 'correct_minutes', text: corrected })).minutes).toMatchObject({
      ...{ is_corrected: true, is_outdated: false, text: corrected },
    });
    const signed = await sign();
    expect(signed.statusCode, signed.body).toBe(201);
    expect(signed.json().entry).toBe(2);
    const [, entry] = await entries();
    expect(entry).toMatchObject({ code: 'minute_order', text: ended.minutes.docket_text });
    const [document] = await court.db.select().from(docketDocuments).where(eq(docketDocuments.entry_id, entry!.id));
    const bytes = await readFile(court.services.blobs.path(document!.sha256));
    expect((await validateSeal(court.services, bytes)).result).toBe('valid');
    const [ruling] = await court.db.select().from(rulings).where(eq(rulings.filing_id, filing_id));
    expect(ruling).toMatchObject({
      ...{ disposition: 'granted', stage: 'final', entry_id: entry!.id, hearing_id },
      ...{ judge_id: court.person('judge').person_id, prepared_by: court.person('clerk').person_id },
    });
    const [held] = await court.db.select().from(hearings).where(eq(hearings.id, hearing_id));
    expect(held!.status).toBe('completed');
    expect(await court.db.$count(entryDeliveries, eq(entryDeliveries.entry_id, entry!.id))).toBe(2);
    expect((await read()).signed).toMatchObject({ entry: 2, by: 'Test clerk' });
    later(60);
    expect((await sign(ended.version + 2)).json().code).toBe('record_signed');
    expect((await send(ended.version + 2, { does: 'reopen' })).statusCode).toBe(409);
  });

  test('begins with the reporter and the interpreter whom the hearing names', async () => {
    const named = { reporter: 'Sam Stone', interpreter: 'Ana Ruiz' };
    await court.db.update(hearings).set(named).where(eq(hearings.id, hearing_id));
    expect(await read()).toMatchObject({ version: 0, ...named });
    expect(await enter({ does: 'call' })).toMatchObject({ version: 1, ...named });
  });

  test('is entered by one of two clerks; the other has the newer record first', async () => {
    await enter({ does: 'call' });
    const { choices, version } = await read();
    const appear = (key: string) => send(version, { does: 'appear', key, manner: 'in_person' });
    const both = await Promise.all([appear(choices[0].key), appear(choices[1].key)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect((await read()).appearances).toHaveLength(1);
    const first = await schedule('10');
    const calls = await Promise.all([send(0, { does: 'call' }, first.id), send(0, { does: 'call' }, first.id)]);
    expect(calls.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  });

  test('refuses what does not follow from its record', async () => {
    expect(await refused({ does: 'appear', name: 'Kim', manner: 'remote' })).toBe('not_called');
    await enter({ does: 'call' });
    expect(await refused({ does: 'call' })).toBe('already_called');
    expect(await refused({ does: 'end', outcome: 'held' })).toBe('no_appearances');
    expect(await refused({ does: 'end', outcome: 'vacated' })).toBe('invalid_input');
    expect(await refused({ ...granted(), disposition: 'off_calendar' })).toBe('bench_ruling_elsewhere');
    expect(await refused({ ...granted(), ruling_version: 7 })).toBe('changed_meanwhile');
    expect((await sign()).json().code).toBe('outcome_missing');
    const tomorrow = await schedule('09', { hearing_date: '2026-12-01' });
    expect((await send(0, { does: 'call' }, tomorrow.id)).json().code).toBe('not_called_today');
    const judge = court.with(await court.freshToken('judge'));
    expect((await judge.get(`/courtroom/hearings/${hearing_id}/`)).json().abilities.record).toBe(false);
    expect((await judge.post(`/courtroom/hearings/${hearing_id}/entries/`, {})).statusCode).toBe(403);
    const attorney = court.with(await court.freshToken('attorney'));
    expect((await attorney.get('/courtroom/session/')).statusCode).toBe(403);
  });

  test('has the exhibits of its case with their history, in the minutes of the hearing at which each was decided', async () => {
    const mark = { does: 'mark_exhibit', side: 'plaintiff', description: 'contract of May 3' };
    expect(await refused(mark)).toBe('not_called');
    await enter({ does: 'call' });
    await enter(mark);
    later(1);
    const { exhibits } = await enter({ ...mark, side: 'defendant', description: 'photograph' });
    expect(exhibits.map((one: { label: string }) => one.label)).toEqual(['1', 'A']);
    expect(await refused({ ...mark, label: '1' })).toBe('exhibit_label_taken');
    const move = (state: string, at = 0) => ({ does: 'move_exhibit', exhibit_id: exhibits[at].id, state });
    await enter(move('offered'));
    await enter(move('admitted'));
    expect(await refused(move('refused'))).toBe('exhibit_state');
    await enter(move('refused', 1));
    await present();
    const { minutes } = await enter({ does: 'end', outcome: 'held' });
    expect(minutes.text).toContain('Plaintiff’s Exhibit 1, contract of May 3: marked, offered, and admitted.');
    expect(minutes.text).toContain('Defendant’s Exhibit A, photograph: marked and refused.');
    expect((await sign()).statusCode).toBe(201);
    const second = await schedule('11');
    await enter({ does: 'call' }, second.id);
    later(1);
    const next = await enter({ ...mark, description: 'letter' }, second.id);
    expect(next.exhibits.at(-1)).toMatchObject({ label: '2', state: 'marked', history: [{ by: 'Test clerk' }] });
  });

  test('that waits moves with the session, and its people are notified once for each change', async () => {
    const judge_id = court.person('judge').person_id;
    const attorney = court.person('attorney').person_id;
    const pace = async (delay_minutes: number, recess_until: string | null = null) => {
      const { version } = (await clerk.get('/courtroom/session/?date=2026-11-30')).json().pace;
      return clerk.put('/courtroom/pace/', { judge_id, version, delay_minutes, recess_until });
    };
    const heard = async () => {
      const all = await court.db.select().from(notifications).where(eq(notifications.person_id, attorney));
      return all.filter(({ code }) => code === 'hearing.delayed').length;
    };
    const expected = async () => {
      const { hearings: listed } = (await clerk.get('/courtroom/session/?date=2026-11-30')).json();
      return listed.find(({ id }: { id: string }) => id === hearing_id).expected_time;
    };
    const before = await heard();
    expect((await pace(10)).json()).toMatchObject({ notified: 0 });
    expect(await expected()).not.toBeNull();
    expect((await pace(20)).statusCode).toBe(200);
    const once = await heard();
    expect(once).toBeGreaterThan(before);
    await pace(25);
    expect(await heard()).toBe(once);
    const listed = (await clerk.get('/scheduling/list-hearings/?from=2026-11-30&to=2026-11-30')).json().results;
    const its = listed.admin_hearings.find(({ id }: { id: string }) => id === hearing_id);
    expect(its.expected_time).toBe(await expected());
    expect((await clerk.put('/courtroom/pace/', { judge_id, version: 0, delay_minutes: 5 })).statusCode).toBe(409);
    await enter({ does: 'call' });
    expect(await expected()).toBeNull();
    expect((await pace(0)).json().message).toMatch(/^The session is on time/);
    expect(await heard()).toBeGreaterThanOrEqual(once);
    const day = court.with(await court.freshToken('judge'));
    const shown = (await day.get('/chambers/my-day/')).json().hearings;
    expect(shown.find(({ id }: { id: string }) => id === hearing_id)).toMatchObject({ live: 'called' });
  });

  test('does not show a tentative ruling, which only chambers reads before its publication', async () => {
    const judge = court.with(await court.freshToken('judge'));
    const reply = await judge.put(`/rulings/motions/${filing_id}/tentative/`, {
      ...{
        version: 0,
        disposition: 'denied',
        reasons: 'The notice is defective.',
        details: {},
        directs_argument: false,
      },
    });
    expect(reply.statusCode, reply.body).toBe(200);
    const shown = await clerk.get(`/courtroom/hearings/${hearing_id}/`);
    expect(shown.json().motions).toMatchObject([{ filing_id, tentative: null }]);
    expect(shown.body).not.toContain('The notice is defective.');
  });

  test('that moves: those without an account receive one email, and the clerk sees who has no address', async () => {
    const judge_id = court.person('judge').person_id;
    const [ada] = await court.db.select().from(parties).where(eq(parties.case_id, case_id)).orderBy(parties.position);
    const given_on = '2026-02-02';
    await court.db
      .insert(serviceConsents)
      .values({ party_id: ada!.id, email: 'ada@example.com', basis: 'consent', given_on });
    const session = async (who = clerk) =>
      (await who.get(`/courtroom/session/?date=2026-11-30&judge_id=${judge_id}`)).json();
    const pace = async (delay_minutes: number) =>
      clerk.put('/courtroom/pace/', {
        ...{ judge_id, version: (await session()).pace.version, delay_minutes },
      });
    const missed = async (who = clerk) =>
      (await session(who)).not_notified.filter((one: { hearing_id: string }) => one.hearing_id === hearing_id);
    const toAda = () => court.mails.filter(({ to }) => to === 'ada@example.com');
    const work = (services = court.services) => workOffJobs(court.db, courtroomAssignments(services));
    await pace(30);
    expect(await missed()).toEqual([
      { hearing_id, name: 'Ben Pike', because: 'no_email', case_number: expect.any(String) },
    ]);
    expect(await missed(court.with(await court.freshToken('judge')))).toEqual([]);
    await work();
    await work();
    expect(toAda()).toHaveLength(1);
    const expected = clockTime(
      (await session()).hearings.find(({ id }: { id: string }) => id === hearing_id).expected_time,
    );
    expect(toAda()[0]!.text).toContain(`is expected to begin at ${expected}.`);
    expect(toAda()[0]!.text).not.toMatch(/[{}]|Rowe|Pike/);
    // Two changes before the mail server answers: only the last one is sent.
    await pace(60);
    await pace(90);
    const refuses = { responseCode: 550, code: 'EENVELOPE', message: 'No such mailbox' };
    const mailer = { ...court.services.mailer, send: () => Promise.reject(Object.assign(new Error(), refuses)) };
    await work({ ...court.services, mailer });
    expect(toAda()).toHaveLength(1);
    expect((await missed()).map(({ name, because }: Record<string, string>) => `${name} ${because}`)).toEqual([
      'Ada Rowe failed',
      'Ben Pike no_email',
    ]);
    await pace(0);
    await work();
    expect(toAda().at(-1)!.subject).toMatch(/^Your hearing is on time again/);
    expect(await missed()).toEqual([]);
    await pace(45);
    expect(await missed()).toHaveLength(1);
    // A mail server that answers only the next day: the email would be of no use.
    await work({ ...court.services, now: () => new Date('2026-12-01T17:10:00Z') });
    expect(toAda()).toHaveLength(2);
    expect(await missed()).toHaveLength(2);
    await enter({ does: 'call' });
    expect(await missed()).toEqual([]);
    await pace(0);
  });

  test('is continued to an open time; the docket keeps the old date', async () => {
    const { data } = (await clerk.get(`/courtroom/hearings/${hearing_id}/open-times/`)).json();
    expect(data.length).toBeGreaterThan(3);
    const sunday = { hearing_date: '2026-12-06', hearing_time: '09:00' };
    const end = { does: 'end', outcome: 'continued', reason: 'counsel unavailable', moved_by: 'defendant' };
    expect((await send(0, { ...end, next_hearing: sunday })).json().code).toBe('hearing_needs_reason');
    const ended = await enter({ ...end, next_hearing: data[0] });
    expect(ended.hearing.status).toBe('continued');
    const signed = await sign();
    expect(signed.statusCode, signed.body).toBe(201);
    expect((await entries()).at(-1)).toMatchObject({
      code: 'hearing_continued',
      text: 'Hearing (Motion Hearing) of Nov 30, 2026 continued to Dec 1, 2026 at 8:00 AM; counsel unavailable; on motion of defendant',
    });
    const both = await court.db.select().from(hearings).where(eq(hearings.case_id, case_id));
    expect(both.map(({ hearing_date, status }) => `${hearing_date} ${status}`).sort()).toEqual([
      '2026-11-30 adjourned',
      `${data[0].hearing_date} scheduled`,
    ]);
  });

  test('that ends as submitted takes its motions under submission; a judge’s own ruling is in the minutes', async () => {
    await enter({ does: 'call' });
    await present();
    const ended = await enter({ does: 'end', outcome: 'submitted' });
    expect(ended.rulings).toMatchObject([{ disposition: 'submitted', is_docketed: false }]);
    await enter({ does: 'reopen' });
    await enter({ does: 'remove_ruling', filing_id });
    const judge = court.with(await court.freshToken('judge'));
    await judge.post('/rulings/', { filing_id, hearing_id, disposition: 'denied', version: 0 });
    await enter({ does: 'end', outcome: 'held' });
    expect((await sign()).json().code).toBe('ruling_held');
  });

  test(
    'is signed entirely or not at all, wherever the portal is killed',
    async () => {
      await enter({ does: 'call' });
      await present();
      await enter(granted());
      await enter({ does: 'end', outcome: 'held' });
      const { version } = await read();
      // Each attempt seals a document: every eighth statement is enough.
      const every = 8;
      const before = await written();
      const { cuts } = await cutMidway(
        async () => {
          later(31);
          const reply = await sign(version);
          if (reply.statusCode !== 201) throw new Error(reply.body);
        },
        async (statement) => {
          expect(await written(), `killed before statement ${statement}`).toEqual(before);
        },
        every,
      );
      expect(cuts).toBeGreaterThanOrEqual(10);
      expect((await read()).signed).toMatchObject({ entry: 2 });
    },
    slow,
  );
});
