import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { typeLabeled } from '#domain/documentTypes/label';
import { say } from '#domain/messages/say';
import { hearings } from '#server/db/schema/calendar';
import { cases } from '#server/db/schema/cases';
import { deadlines } from '#server/db/schema/deadlines';
import { docketEntries } from '#server/db/schema/docket';
import { filings } from '#server/db/schema/filings';
import { hearingStaff, hearingStaffPeriods } from '#server/db/schema/hearingStaff';
import { notifications } from '#server/db/schema/notifications';
import { rulings } from '#server/db/schema/rulings';
import { giveNotices } from '#server/entryService/testing/giveNotices';
import { addHearing } from '#server/testing/addHearing';
import { fillRecord } from '#server/testing/fillRecord';
import { type SignedInCapacity, startTestServer, type TestServer } from '#server/testing/startTestServer';
import { applyRuling } from './applyRuling.ts';
import { ruleOnMotion } from './ruleOnMotion.ts';

let court: TestServer;
let mine: string;
let count = 0;
let motions = 0;

beforeAll(async () => {
  court = await startTestServer();
  court.clock.now = new Date('2026-11-23T18:00:00Z');
});
afterAll(() => court.stop());
beforeEach(async () => {
  mine = await openCase(court.person('judge').person_id);
});

const as = async (who: SignedInCapacity) => court.with(await court.freshToken(who));
const rule = async (body: object, who: SignedInCapacity = 'judge') =>
  (await as(who)).post('/rulings/', { version: 0, ...body });
const apply = (id: string) => applyRuling(court.services, id);

async function openCase(judge_id: string | null): Promise<string> {
  count++;
  const about = { court_id: court.services.config.court.id, case_type: 'Civil Complaint' as const };
  const [made] = await court.db
    .insert(cases)
    .values({ ...about, opened_on: '2026-01-05', case_number: `26CV${9000 + count}`, title: 'Rowe v. Pike', judge_id })
    .returning();
  return made!.id;
}

async function motion(doc_type = 'Motion', title = 'MOTION TO COMPEL FURTHER RESPONSES') {
  const [made] = await court.db
    .insert(filings)
    .values({
      court_id: court.services.config.court.id,
      filed_by: court.person('attorney').person_id,
      case_id: mine,
      state: 'docketed',
      doc_type,
      document_type: typeLabeled(doc_type)!,
      title,
      document_name: 'Motion.pdf',
      priority: 'low',
      priority_reason: say('not_analyzed'),
      received_at: new Date(Date.parse('2026-11-02T18:00:00Z') + motions++ * 1000),
    })
    .returning();
  const entries = await court.db.$count(docketEntries, eq(docketEntries.case_id, mine));
  await court.db.insert(docketEntries).values({
    ...{ case_id: mine, number: entries + 1, filed_on: '2026-11-02', entered_at: new Date(), kind: 'filing' },
    description: say('docket.filed', { document: title, filer: 'Ada Rowe' }),
    filing_id: made!.id,
  });
  return made!.id;
}

type Added = Parameters<typeof addHearing>[1];
const schedule = (hearing_date: string, staff: Pick<Added, 'interpreter' | 'interpreter_id'> = {}) =>
  addHearing(court.db, {
    ...{ court_id: court.services.config.court.id, case_id: mine, judge_id: court.person('judge').person_id },
    ...{ judge: 'Test judge', case_title: 'Rowe v. Pike', case_number: `26CV${9000 + count}` },
    ...{ case_type: 'Civil Complaint', event_type: 'Motion Hearing', hearing_date, hearing_time: '09:00' },
    ...{ venue: 'Department 4', duration_minutes: 30, ...staff },
  });

const addInterpreter = async (changes: { name: string; active?: boolean }) => {
  const [made] = await court.db
    .insert(hearingStaff)
    .values({
      ...{ court_id: court.services.config.court.id, kind: 'interpreter', employment: 'employee', ...changes },
      ...{ booking_unit: 'minute', languages: [], case_types: [], qualifications: [] },
    })
    .returning();
  return made!;
};

const lastEntry = async () => {
  const found = await court.db.select().from(docketEntries).where(eq(docketEntries.case_id, mine));
  return found.sort((one, other) => other.number - one.number)[0]!;
};

describe('a judge’s ruling', () => {
  test('is held for a minute, then docketed, with the people in the case notified', async () => {
    const filing_id = await motion();
    const before = await court.db.$count(notifications);
    const reply = await rule({ filing_id, disposition: 'granted', reasons: 'Responses within 20 days' });
    expect(reply.statusCode).toBe(201);
    const { ruling, text } = reply.json();
    expect(text).toBe('ORDER granting Motion to Compel Further Responses (Entry 1). Responses within 20 days.');
    expect(Date.parse(ruling.takes_effect_at) - court.clock.now.getTime()).toBe(60_000);
    expect((await lastEntry()).number).toBe(1);
    expect(await court.db.$count(notifications)).toBe(before);

    await apply(ruling.id);
    await apply(ruling.id);
    const entry = await lastEntry();
    expect(entry).toMatchObject({ number: 2, text, code: 'order_granting', kind: 'order', related_number: 1 });
    await giveNotices(court);
    expect(await court.db.$count(notifications)).toBeGreaterThan(before);
    const listed = (await (await as('attorney')).get(`/rulings/cases/${mine}/`)).json().data;
    expect(listed).toMatchObject([{ disposition: 'granted', entry: 2, number: 1, clock: null, stage: 'final' }]);
    expect(listed[0].motion).toBe('Motion to Compel Further Responses');
  });

  test('can be undone until it takes effect, and not after', async () => {
    const filing_id = await motion();
    const first = (await rule({ filing_id, disposition: 'denied' })).json().ruling;
    expect((await rule({ filing_id, disposition: 'granted' })).json().code).toBe('ruling_held');
    expect((await (await as('judge')).delete(`/rulings/${first.id}/`)).statusCode).toBe(200);
    await apply(first.id);
    expect((await lastEntry()).number).toBe(1);
    const second = (await rule({ filing_id, disposition: 'granted' })).json().ruling;
    await apply(second.id);
    expect((await (await as('judge')).delete(`/rulings/${second.id}/`)).json().code).toBe('ruling_in_force');
    expect((await rule({ filing_id, disposition: 'denied', version: 2 })).json().code).toBe('already_ruled');
  });

  test('under submission starts the clock, and a decision ends it', async () => {
    const filing_id = await motion();
    const { ruling } = (await rule({ filing_id, disposition: 'submitted', submitted_on: '2026-11-23' })).json();
    await apply(ruling.id);
    const { motion: read } = (await (await as('judge')).get(`/rulings/motions/${filing_id}/`)).json();
    expect(read.present.clock).toMatchObject({ id: 'CA-90', due_on: '2027-02-21', days_left: 90, tone: 'calm' });
    const again = { filing_id, disposition: 'submitted', submitted_on: '2026-11-23', version: read.version };
    expect((await rule(again)).json().details.fields).toMatchObject([{ field: 'reasons' }]);
    expect((await rule({ filing_id, disposition: 'granted' })).json().code).toBe('changed_meanwhile');
    const decided = (await rule({ filing_id, disposition: 'granted', version: read.version })).json().ruling;
    await apply(decided.id);
    const stored = await court.db.select().from(rulings).where(eq(rulings.filing_id, filing_id));
    expect(stored.filter(({ superseded_at }) => superseded_at === null)).toMatchObject([{ disposition: 'granted' }]);
  });

  test('in part states what is granted and denied', async () => {
    const filing_id = await motion();
    const fields = (await rule({ filing_id, disposition: 'granted_in_part' })).json().details.fields;
    expect(fields.map((one: { field: string }) => one.field)).toEqual(['granted', 'denied']);
    const details = { granted: 'Interrogatories 4 to 9', denied: 'Sanctions' };
    const { text } = (await rule({ filing_id, disposition: 'granted_in_part', details })).json();
    expect(text).toContain('Granted: Interrogatories 4 to 9. Denied: Sanctions.');
  });

  test('that continues a hearing keeps the old date on record and sets the new one', async () => {
    const old = await schedule('2026-12-02');
    const filing_id = await motion();
    const next_hearing = { hearing_date: '2026-12-16', hearing_time: '10:00' };
    const { ruling } = (await rule({ filing_id, disposition: 'continued', details: { next_hearing } })).json();
    await apply(ruling.id);
    expect((await lastEntry()).text).toBe(
      'Hearing on Motion to Compel Further Responses (Entry 1) continued from Dec 2, 2026 to Dec 16, 2026 at 10:00 AM.',
    );
    const set = await court.db.select().from(hearings).where(eq(hearings.case_id, mine));
    expect(set.find(({ id }) => id === old.id)).toMatchObject({ status: 'adjourned', hearing_date: '2026-12-02' });
    expect(set.find(({ id }) => id !== old.id)).toMatchObject({ status: 'scheduled', hearing_date: '2026-12-16' });
  });

  test('that continues a hearing keeps its interpreter, who has another name and takes on no more hearings by now', async () => {
    const ruiz = await addInterpreter({ name: 'Ana Ruiz-Lund', active: false });
    await schedule('2026-12-04', { interpreter: 'Ana Ruiz', interpreter_id: ruiz.id });
    const next_hearing = { hearing_date: '2026-12-17', hearing_time: '10:00' };
    const filing_id = await motion();
    const { ruling } = (await rule({ filing_id, disposition: 'continued', details: { next_hearing } })).json();
    await apply(ruling.id);
    const set = await court.db.select().from(hearings).where(eq(hearings.case_id, mine));
    expect(set.find(({ status }) => status === 'scheduled')).toMatchObject({
      ...{ hearing_date: '2026-12-17', interpreter: 'Ana Ruiz-Lund', interpreter_id: ruiz.id },
    });
  });

  test('that continues a hearing lapses if its interpreter is away by then', async () => {
    const wu = await addInterpreter({ name: 'Lin Wu' });
    await schedule('2026-12-07', { interpreter: 'Lin Wu', interpreter_id: wu.id });
    const next_hearing = { hearing_date: '2026-12-18', hearing_time: '10:00' };
    const filing_id = await motion();
    const { ruling } = (await rule({ filing_id, disposition: 'continued', details: { next_hearing } })).json();
    await court.db.insert(hearingStaffPeriods).values({
      ...{ staff_id: wu.id, status: 'away', created_at: court.clock.now },
      ...{ starts_at: new Date('2026-12-18T00:00:00Z'), ends_at: new Date('2026-12-19T00:00:00Z') },
    });
    await apply(ruling.id);
    const [held] = await court.db.select().from(rulings).where(eq(rulings.id, ruling.id));
    expect(held).toMatchObject({ stage: 'withdrawn', lapsed_because: 'time_taken' });
  });

  test('cannot continue a hearing to a weekend; the available times are named', async () => {
    await schedule('2026-12-03');
    const next_hearing = { hearing_date: '2026-12-19', hearing_time: '10:00' };
    const reply = await rule({ filing_id: await motion(), disposition: 'continued', details: { next_hearing } });
    expect(reply.statusCode).toBe(409);
    expect(reply.json().details.suggestions.length).toBeGreaterThan(0);
  });

  test('overruling a demurrer starts the time to answer, and settles the deadlines of the motion', async () => {
    const filing_id = await motion('Demurrer', 'DEMURRER TO COMPLAINT');
    const opposition = { action: 'Opposition', trigger: 'Motion', trigger_date: '2026-11-02', due_date: '2026-11-30' };
    const about = { court_id: court.services.config.court.id, case_id: mine, filing_id, rule_id: 'CA-OPP' };
    await court.db.insert(deadlines).values({
      ...{ ...about, ...opposition, authority: 'CCP § 1005(b)', confidence: 'high', derivation: [], sources: [] },
      saved_by: court.person('clerk').person_id,
    });
    const { ruling, text } = (await rule({ filing_id, disposition: 'overruled' })).json();
    expect(text).toBe('ORDER overruling Demurrer to Complaint (Entry 1).');
    await apply(ruling.id);
    const kept = await court.db.select().from(deadlines).where(eq(deadlines.case_id, mine));
    expect(kept.find(({ action }) => action === 'Opposition')).toMatchObject({ state: 'waived' });
    expect(kept.find(({ rule_id }) => rule_id === 'CA-ANSWER-OVERRULED')).toMatchObject({
      due_date: '2026-12-03',
      state: 'open',
    });
  });

  test('with leave to amend starts the time that the judge ordered', async () => {
    const filing_id = await motion('Demurrer', 'DEMURRER TO COMPLAINT');
    const details = { days_to_amend: 20 };
    await apply((await rule({ filing_id, disposition: 'sustained_leave', details })).json().ruling.id);
    const [due] = await court.db.select().from(deadlines).where(eq(deadlines.case_id, mine));
    // Sunday, Dec 13: the next court day.
    expect(due).toMatchObject({ action: 'Amended pleading', due_date: '2026-12-14' });
  });
});

test('a ruling on a sealed motion does not state its title to the parties', async () => {
  const filing_id = await motion();
  await court.db.update(docketEntries).set({ access: 'sealed' }).where(eq(docketEntries.filing_id, filing_id));
  const other = await court.join('attorney', 'Opposing Counsel');
  await fillRecord(court).counsel(other.person_id, mine, String(920_000 + count));
  const { id } = (await rule({ filing_id, disposition: 'granted' })).json().ruling;
  await apply(id);
  const opponent = court.with(other.token);
  const docket = (await opponent.get(`/cases/${mine}/docket/`)).body;
  expect(docket).toContain('Sealed Motion');
  expect(docket).not.toMatch(/compel/i);
  expect((await opponent.get(`/rulings/cases/${mine}/`)).json().data).toEqual([]);
  expect((await (await as('attorney')).get(`/rulings/cases/${mine}/`)).json().data).toMatchObject([{ id }]);
});

describe('a ruling is refused', () => {
  test.each([
    ['withdrawn', 'motion_not_before_court'],
    ['returned', 'motion_not_before_court'],
    ['received', 'motion_not_accepted'],
  ] as const)('on a document that is %s', async (state, code) => {
    const filing_id = await motion();
    await court.db
      .update(filings)
      .set({ state, case_id: null, proposed_case_id: mine })
      .where(eq(filings.id, filing_id));
    expect((await rule({ filing_id, disposition: 'granted' })).json().code).toBe(code);
  });

  test('in a closed case, unless the motion follows the judgment', async () => {
    const filing_id = await motion();
    const later = await motion('Motion', 'MOTION FOR NEW TRIAL');
    await court.db.update(cases).set({ status: 'closed', closed_on: '2026-11-20' }).where(eq(cases.id, mine));
    expect((await rule({ filing_id, disposition: 'granted' })).json().code).toBe('ruling_in_closed_case');
    expect((await rule({ filing_id: later, disposition: 'denied' })).statusCode).toBe(201);
  });

  test('in a case of another judge, and to anyone who is not a judge', async () => {
    const filing_id = await motion();
    expect((await rule({ filing_id, disposition: 'granted' }, 'clerk')).statusCode).toBe(403);
    await court.db.update(cases).set({ judge_id: null }).where(eq(cases.id, mine));
    expect((await rule({ filing_id, disposition: 'granted' })).json().code).toBe('case_of_another_judge');
  });

  test('that does not apply to the type of motion', async () => {
    const filing_id = await motion('Demurrer', 'DEMURRER TO COMPLAINT');
    expect((await rule({ filing_id, disposition: 'granted' })).json().details.fields[0].field).toBe('disposition');
  });
});

describe('a held ruling lapses', () => {
  const held = async () => (await rule({ filing_id: await motion(), disposition: 'granted' })).json().ruling;
  const because = async (id: string) =>
    (await court.db.select().from(rulings).where(eq(rulings.id, id)))[0]!.lapsed_because;

  test('if the motion is withdrawn', async () => {
    const ruling = await held();
    await court.db
      .update(filings)
      .set({ state: 'withdrawn', case_id: null, proposed_case_id: mine })
      .where(eq(filings.id, ruling.filing_id));
    await apply(ruling.id);
    expect(await because(ruling.id)).toBe('motion_changed');
    expect((await lastEntry()).number).toBe(1);
  });

  test('if the case is reassigned', async () => {
    const ruling = await held();
    await court.db.update(cases).set({ judge_id: null }).where(eq(cases.id, mine));
    await apply(ruling.id);
    expect(await because(ruling.id)).toBe('case_changed');
  });

  test('if the court ruled on the motion by a signed order', async () => {
    const ruling = await held();
    const judge = { ...court.person('judge'), court_id: court.services.config.court.id };
    const actor = { ...judge, capacity: 'judge', role: 'judge', full_name: 'Test judge' } as const;
    const more = { session_id: '', address: '', user_agent: null };
    const made = await court.services.db.transaction((tx) =>
      ruleOnMotion(tx, court.services, { ...actor, ...more }, { filing_id: ruling.filing_id, disposition: 'denied' }),
    );
    expect(made.entry.number).toBe(2);
    await apply(ruling.id);
    expect(await because(ruling.id)).toBe('ruled_meanwhile');
    expect((await lastEntry()).number).toBe(2);
  });
});

test('of two rulings on one motion at the same moment, one is made', async () => {
  const filing_id = await motion();
  const replies = await Promise.all([
    rule({ filing_id, disposition: 'granted' }),
    rule({ filing_id, disposition: 'denied' }),
  ]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  const made = and(eq(rulings.filing_id, filing_id), eq(rulings.stage, 'draft'));
  expect(await court.db.$count(rulings, made)).toBe(1);
});

describe('My day', () => {
  const day = async () => (await (await as('judge')).get('/chambers/my-day/')).json();

  test('has today’s hearings in order, with their motions and live status', async () => {
    court.clock.now = new Date('2026-11-24T18:00:00Z');
    const hearing = await schedule('2026-11-24');
    const filing_id = await motion();
    const second = await motion('Motion', 'MOTION TO STRIKE');
    const its = async () => (await day()).hearings.find((one: { id: string }) => one.id === hearing.id);
    expect(await its()).toMatchObject({ live: 'waiting', motions: [{ filing_id }, { filing_id: second }] });
    expect((await its()).motions[0].allowed).toContain('granted');

    const { ruling } = (await rule({ filing_id, disposition: 'granted' })).json();
    const waiting = (await day()).held.find((one: { id: string }) => one.id === ruling.id);
    expect(waiting).toMatchObject({ motion: 'Motion to Compel Further Responses (Entry 1)' });
    await apply(ruling.id);
    expect(await its()).toMatchObject({ live: 'waiting', motions: [{ filing_id: second }] });
    const taken = (await rule({ filing_id: second, disposition: 'submitted', submitted_on: '2026-11-24' })).json();
    await apply(taken.ruling.id);
    expect(await its()).toMatchObject({ live: 'submitted' });
    const { submitted } = await day();
    expect(submitted.find((one: { filing_id: string }) => one.filing_id === second)).toMatchObject({
      submitted_on: '2026-11-24',
      clock: {
        id: 'CA-90',
        days_left: 90,
        tone: 'calm',
        authority: 'Cal. Const. art. VI, § 19; Gov. Code 68210; CRC 2.900',
      },
    });
    const waits = (await (await as('judge')).get('/chambers/awaiting/?kind=ruling&per_page=100')).json().data;
    const ids = waits.map((one: { filing_id: string }) => one.filing_id);
    expect([ids.includes(filing_id), ids.includes(second)]).toEqual([false, true]);
  });

  test('lists what came in since the last evening in this week’s matters, and the week ahead', async () => {
    court.clock.now = new Date('2026-11-24T18:00:00Z');
    await schedule('2026-11-25');
    const filing_id = await motion();
    expect((await day()).changed.filings.some((one: { filing_id: string }) => one.filing_id === filing_id)).toBe(false);
    await court.db
      .update(filings)
      .set({ received_at: new Date('2026-11-24T05:00:00Z') })
      .where(eq(filings.id, filing_id));
    const shown = await day();
    expect(shown.changed.filings.some((one: { filing_id: string }) => one.filing_id === filing_id)).toBe(true);
    expect(shown.since).toBe('2026-11-24T01:00:00.000Z');
    expect(shown.week[0]).toMatchObject({ date: '2026-11-25', first: '09:00' });
  });

  test('of another judge has none of it', async () => {
    expect((await (await as('court_administrator')).get('/chambers/my-day/')).statusCode).toBe(403);
    // A clerk who works in no chambers has a day without anyone's matters.
    const day = (await (await as('clerk')).get('/chambers/my-day/')).json();
    expect([day.hearings, day.submitted, day.pending.next, day.orders.next, day.week]).toEqual([[], [], [], [], []]);
  });
});
