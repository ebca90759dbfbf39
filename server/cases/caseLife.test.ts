import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeDocketEntry } from '#contract/messages/writeMessages';
import { verifyDraw } from '#domain/cases/judgeDraw';
import { judgeAssignments } from '#server/db/schema/caseLife';
import { caseRelations } from '#server/db/schema/caseRelations';
import { caseAssignments, cases, parties } from '#server/db/schema/cases';
import { courts } from '#server/db/schema/courts';
import { judgeDisqualifications } from '#server/db/schema/disqualifications';
import { docketEntries } from '#server/db/schema/docket';
import { addHearing } from '#server/testing/addHearing';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { assignOpenedCase } from './judges/assignOpenedCase.ts';

let court: TestServer;
let second: Awaited<ReturnType<TestServer['join']>>;
let count = 0;
beforeAll(async () => {
  court = await startTestServer();
  second = await court.join('judge', 'Second Judge');
});
afterAll(() => court.stop());

type CaseType = (typeof cases.$inferInsert)['case_type'];
const clerk = () => court.as('clerk');
async function aCase(case_type: CaseType = 'Civil Complaint', more: Partial<typeof cases.$inferInsert> = {}) {
  const [made] = await court.db
    .insert(cases)
    .values({
      court_id: court.services.config.court.id,
      case_number: `26CV${String(++count).padStart(5, '0')}`,
      title: `Case ${count}`,
      case_type,
      opened_on: '2026-01-05',
      ...more,
    })
    .returning();
  return made!;
}
const addParty = async (case_id: string, full_name: string, role: string, position: number) => {
  const [made] = await court.db.insert(parties).values({ case_id, full_name, role, position }).returning();
  return made!.id;
};
const life = async (id: string, who = clerk()) => (await who.get(`/cases/${id}/life/`)).json();
const version = async (id: string) => (await clerk().get(`/cases/${id}/`)).json().version;
const docket = async (id: string) =>
  (await court.db.select().from(docketEntries).where(eq(docketEntries.case_id, id)).orderBy(docketEntries.number)).map(
    ({ description }) => writeDocketEntry(description),
  );
const judgeOf = async (id: string) => (await court.db.select().from(cases).where(eq(cases.id, id)))[0]!;
const reason = 'By order of March 2.';

describe('the state of a case', () => {
  test('is stayed and active again, with its reasons on the docket and in its history', async () => {
    const { id } = await aCase();
    const stay = { state: 'inactive', inactive_reason: 'stay', reason };
    const refused = await clerk().put(`/cases/${id}/state/`, { version: 1, state: 'inactive', reason });
    expect(refused.json().details.fields[0].field).toBe('inactive_reason');
    const stayed = await clerk().put(`/cases/${id}/state/`, { version: 1, ...stay });
    expect(stayed.json().case).toMatchObject({ status: 'open', version: 2 });
    await clerk().put(`/cases/${id}/state/`, { version: 2, state: 'active', reason: 'Stay lifted.' });
    expect(await life(id)).toMatchObject({
      state: 'active',
      reason: 'Stay lifted.',
      history: [{ state: 'active' }, { state: 'inactive', inactive_reason: 'stay' }, { state: 'active' }],
    });
    expect(await docket(id)).toEqual([`Case stayed. ${reason}`, 'Case returned to the active calendar. Stay lifted.']);
  });

  test('changes once when two clerks act at the same moment', async () => {
    const { id } = await aCase();
    const ask = (state: object) => clerk().put(`/cases/${id}/state/`, { version: 1, reason, ...state });
    const both = await Promise.all([
      ask({ state: 'inactive', inactive_reason: 'stay' }),
      ask({ state: 'disposed', disposition: 'Summary judgment' }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await docket(id)).toHaveLength(1);
  });

  test('is set by the judge of the case, not by another judge or by a filer', async () => {
    const { id } = await aCase('Civil Complaint', {
      judge_id: court.person('judge').person_id,
      judge_name: 'Test judge',
    });
    const stay = { version: 1, state: 'inactive', inactive_reason: 'stay', reason };
    expect((await court.with(second.token).put(`/cases/${id}/state/`, stay)).statusCode).toBe(403);
    expect((await court.as('attorney').put(`/cases/${id}/state/`, stay)).statusCode).toBe(403);
    expect((await court.as('judge').put(`/cases/${id}/state/`, stay)).statusCode).toBe(200);
  });

  test('a criminal case is disposed with its last defendant, and never by settlement', async () => {
    const { id } = await aCase('Criminal');
    await addParty(id, 'The People of the State of California', 'Plaintiff', 0);
    const [one, two] = [await addParty(id, 'Sam Doe', 'Defendant', 1), await addParty(id, 'Lee Roe', 'Defendant', 2)];
    const before = await life(id);
    expect(before.parties.map(({ full_name }: { full_name: string }) => full_name)).toEqual(['Sam Doe', 'Lee Roe']);
    expect(before.dispositions.some(({ label }: { label: string }) => /settle/i.test(label))).toBe(false);
    const whole = { state: 'disposed', disposition: 'Guilty plea', reason };
    const early = await clerk().put(`/cases/${id}/state/`, { version: 1, ...whole });
    expect(early.json()).toMatchObject({
      code: 'party_dispositions_missing',
      details: { missing: ['Sam Doe', 'Lee Roe'] },
    });
    const dispose = async (party_id: string, disposition: string) =>
      clerk().post(`/cases/${id}/dispositions/`, {
        ...{ version: await version(id), party_id, disposition, decided_on: '2026-01-20', reason },
      });
    expect((await dispose(one, 'Settled')).json().details.fields[0].field).toBe('disposition');
    expect((await dispose(one, 'Guilty plea')).json().case.status).toBe('open');
    expect((await dispose(two, 'Acquitted, jury trial')).json().case).toMatchObject({
      status: 'closed',
      disposition: 'Acquitted, jury trial',
    });
    await clerk().put(`/cases/${id}/status/`, { version: await version(id), status: 'open', reason });
    expect((await life(id)).parties.every((party: { disposition: unknown }) => party.disposition === null)).toBe(true);
  });
});

describe('the judge of a case', () => {
  const rule = (more: object = {}) => ({
    name: 'Civil cases',
    case_types: ['Civil Complaint'],
    method: 'deck',
    skip_absent: false,
    active: true,
    position: 1,
    judges: [
      { judge_id: court.person('judge').person_id, weight: 2 },
      { judge_id: second.person_id, weight: 1 },
    ],
    ...more,
  });

  test('is drawn from a deck, in order when cases open at the same moment, and every draw can be repeated', async () => {
    const added = await court.as('court_administrator').post('/settings/judge-assignment/', rule());
    expect(added.statusCode).toBe(201);
    const opened = await Promise.all(Array.from({ length: 6 }, () => aCase()));
    await Promise.all(
      opened.map(({ id }) => court.db.transaction((tx) => assignOpenedCase(tx, court.services, id, null))),
    );
    const drawn = await Promise.all(opened.map(async ({ id }) => (await judgeOf(id)).judge_id));
    // Two decks of three cards: exactly four and two.
    expect(drawn.filter((judge) => judge === second.person_id)).toHaveLength(2);
    expect(drawn.filter((judge) => judge === court.person('judge').person_id)).toHaveLength(4);
    const logged = await court.db.select().from(judgeAssignments);
    expect(logged.every((line) => verifyDraw({ ...line, judge_id: line.judge_id! }))).toBe(true);
    expect((await life(opened[0]!.id)).assignments[0].draw.seed).toMatch(/^[0-9a-f]{32}$/);
    expect(await docket(opened[0]!.id)).toEqual([
      expect.stringMatching(/^Case assigned to .+ by rule \(Civil cases\)\.$/),
    ]);
  });

  test('rules are edited by the administrator alone, at the current version', async () => {
    const listed = (await clerk().get('/settings/judge-assignment/')).json();
    const [{ id, version: at }] = listed.rules;
    expect((await clerk().put(`/settings/judge-assignment/${id}/`, { ...rule(), version: at })).statusCode).toBe(403);
    const admin = court.as('court_administrator');
    const changed = await admin.put(`/settings/judge-assignment/${id}/`, { ...rule(), version: at });
    expect(changed.statusCode).toBe(200);
    const stale = await admin.put(`/settings/judge-assignment/${id}/`, { ...rule(), version: at });
    expect(stale.json().code).toBe('changed_meanwhile');
    expect((await admin.post('/settings/judge-assignment/', rule())).json().code).toBe('judge_rule_name_taken');
  });

  test('is reassigned with a reason; the hearings before the earlier judge are listed', async () => {
    const held = await aCase('Civil Complaint', { judge_id: second.person_id, judge_name: 'Second Judge' });
    await addHearing(court.db, {
      ...{ court_id: held.court_id, case_id: held.id, case_title: held.title, case_number: held.case_number },
      ...{ case_type: held.case_type, event_type: 'Motion Hearing', judge: 'Second Judge', judge_id: second.person_id },
      ...{ hearing_date: '2027-01-06', hearing_time: '09:00', venue: 'Room 1' },
    });
    const judge_id = court.person('judge').person_id;
    const moved = await clerk().put(`/cases/${held.id}/judge/`, { version: 1, judge_id, reason });
    expect(moved.json()).toMatchObject({ hearings_before_others: 1, case: { judge_name: 'Test judge' } });
    expect((await life(held.id)).hearings_before_others).toMatchObject([{ judge: 'Second Judge' }]);
    expect((await docket(held.id))[0]).toBe(`Case reassigned from Second Judge to Test judge. ${reason}`);
  });

  test('has suggestions with reasons: related cases and loads; a disqualified judge is not offered', async () => {
    const mine = { judge_id: court.person('judge').person_id, judge_name: 'Test judge' };
    const held = await aCase('Probate');
    const related = await aCase('Probate', { judge_id: second.person_id, judge_name: 'Second Judge' });
    await court.db.insert(caseRelations).values({
      ...{ case_id: held.id, other_case_id: related.id, kind: 'related', reason: 'Same estate.' },
      court_id: held.court_id,
      ...{ made_at: court.clock.now, made_by: court.person('clerk').person_id },
    });
    const read = async () => (await clerk().get(`/cases/${held.id}/judge-suggestions/`)).json().data;
    const [first] = await read();
    expect(first).toMatchObject({ name: 'Second Judge', related: [related.case_number], excluded: null });
    expect(first.reasons).toContain('related');
    await court.db.insert(judgeDisqualifications).values({
      ...{ judge_id: second.person_id, judge_name: 'Second Judge', case_id: held.id, court_id: held.court_id },
      ...{ authority: 'CCP § 170.1', reason, recorded_at: court.clock.now, recorded_by: mine.judge_id },
    });
    expect((await read()).at(-1)).toMatchObject({ name: 'Second Judge', excluded: 'disqualified', reasons: [] });
  });

  const challenge = (more: object = {}) => ({
    ...{ rule_id: 'ca-170.6', party_name: 'Sam Doe', side: 'second' },
    ...{ filed_on: '2026-01-15', counted_from: '2026-01-05', ...more },
  });

  test('is challenged in time: the clerk grants it, and the rule draws another judge', async () => {
    court.clock.now = new Date('2026-03-02T20:00:00Z');
    const { id } = await aCase('Civil Complaint', { judge_id: second.person_id, judge_name: 'Second Judge' });
    const entered = await clerk().post(`/cases/${id}/challenges/`, { version: 1, ...challenge() });
    expect(entered.statusCode).toBe(201);
    const again = await clerk().post(`/cases/${id}/challenges/`, { version: 2, ...challenge() });
    expect(again.json().code).toBe('challenge_used');
    const [open] = (await life(id)).challenges;
    // Fifteen days after January 5 is January 20.
    expect(open).toMatchObject({ last_day: '2026-01-20', late: false, may_decide: true });
    const decision = { version: open.version, decision: 'granted', reason: 'Timely and in form.' };
    const granted = await clerk().post(`/cases/challenges/${open.id}/decision/`, decision);
    expect(granted.json().case.judge_name).toBe('Test judge');
    const back = { version: await version(id), judge_id: second.person_id, reason };
    expect((await clerk().put(`/cases/${id}/judge/`, back)).json().code).toBe('judge_disqualified');
    const twice = await clerk().post(`/cases/challenges/${open.id}/decision/`, decision);
    expect(twice.json().code).toBe('challenge_decided');
  });

  test('is challenged late: refused, unless it goes to a judge, who alone decides', async () => {
    const { id } = await aCase('Civil Complaint', { judge_id: second.person_id, judge_name: 'Second Judge' });
    const late = { version: 1, ...challenge({ filed_on: '2026-01-21' }) };
    const refused = await clerk().post(`/cases/${id}/challenges/`, late);
    expect(refused.json()).toMatchObject({ code: 'challenge_late', details: { last_day: '2026-01-20' } });
    await clerk().post(`/cases/${id}/challenges/`, { ...late, to_judge_although_late: true });
    const [open] = (await life(id)).challenges;
    const decision = { version: open.version, decision: 'denied', reason: 'Filed after the last day.' };
    const byClerk = await clerk().post(`/cases/challenges/${open.id}/decision/`, decision);
    expect(byClerk.json().code).toBe('challenge_needs_judge');
    const byJudge = await court.as('judge').post(`/cases/challenges/${open.id}/decision/`, decision);
    expect(byJudge.json().case.judge_name).toBe('Second Judge');
  });

  test('who is absent has a duty judge, one at a time', async () => {
    const { id } = await aCase('Civil Complaint', { judge_id: second.person_id, judge_name: 'Second Judge' });
    const days = { from_on: '2026-03-01', to_on: '2026-03-09', reason: 'Vacation' };
    const coverage = { judge_id: second.person_id, duty_judge_id: court.person('judge').person_id, ...days };
    expect((await clerk().post('/settings/judge-coverage/', coverage)).statusCode).toBe(201);
    expect((await clerk().post('/settings/judge-coverage/', coverage)).json().code).toBe('coverage_overlaps');
    expect((await life(id)).covered_by).toBe('Test judge');
    const [set] = (await clerk().get('/settings/judge-assignment/')).json().coverage;
    await clerk().delete(`/settings/judge-coverage/${set.id}/`);
    expect((await life(id)).covered_by).toBeNull();
  });
});

describe('relations between cases', () => {
  test('a member of a consolidation closes, receives spread entries, and returns when it ends', async () => {
    const [lead, member] = [await aCase(), await aCase()];
    const joined = { version: 1, kind: 'consolidated', other_case_id: lead.id, reason };
    const done = await clerk().post(`/cases/${member.id}/relations/`, joined);
    expect(done.json().case.status).toBe('closed');
    const twice = await clerk().post(`/cases/${lead.id}/relations/`, {
      ...{ version: 2, kind: 'related', other_case_id: member.id, reason },
    });
    expect(twice.json().code).toBe('cases_related_already');
    const spread = { number: 1, case_ids: [member.id] };
    expect((await clerk().post(`/cases/${lead.id}/spread/`, spread)).statusCode).toBe(200);
    expect((await clerk().post(`/cases/${lead.id}/spread/`, spread)).json().code).toBe('entry_spread_already');
    expect((await docket(member.id)).at(-1)).toContain(`Spread from ${lead.case_number}, entry 1:`);
    const [relation] = (await life(member.id)).relations;
    expect(relation).toMatchObject({ part: 'member', case_number: lead.case_number });
    await clerk().post(`/cases/relations/${relation.id}/end/`, { reason });
    expect(await life(member.id)).toMatchObject({ state: 'active', relations: [] });
  });

  test('are shown only with cases that the viewer has access to', async () => {
    const [one, two] = [await aCase(), await aCase()];
    await clerk().post(`/cases/${one.id}/relations/`, { version: 1, kind: 'related', other_case_id: two.id, reason });
    const attorney = court.as('attorney');
    expect((await attorney.get(`/cases/${one.id}/life/`)).statusCode).toBe(404);
    expect((await life(one.id)).relations).toHaveLength(1);
  });
});

describe('a transfer', () => {
  const far = 'far-court';
  beforeAll(async () => {
    const where = { level: 'State Court', jurisdiction: 'Texas', time_zone: 'America/Chicago' } as const;
    await court.db.insert(courts).values({ id: far, name: 'Far Court', ...where });
  });
  const send = (id: string, more: object = { to_court_id: far }) =>
    clerk().post(`/cases/${id}/transfers/`, { version: 1, kind: 'transfer', reason, ...more });

  test('that the receiving court refuses returns the case, and the docket shows both', async () => {
    const receiver = court.with((await court.join('clerk', 'Far Clerk', far)).token);
    const { id } = await aCase();
    await addParty(id, 'Sam Doe', 'Defendant', 0);
    expect((await send(id)).json().case.status).toBe('closed');
    const [incoming] = (await receiver.get('/cases/transfers/')).json().data;
    expect(incoming).toMatchObject({ kind: 'transfer', title: expect.any(String) });
    expect((await receiver.get(`/cases/${id}/`)).statusCode).toBe(404);
    const path = `/cases/transfers/${incoming.id}/decision/`;
    const refusal = { version: incoming.version, decision: 'refused', reason: 'Venue is not here.' };
    expect((await clerk().post(path, refusal)).statusCode).toBe(404);
    const [first, other] = await Promise.all([receiver.post(path, refusal), receiver.post(path, refusal)]);
    expect([first.statusCode, other.statusCode].sort()).toEqual([200, 409]);
    expect(await life(id)).toMatchObject({ state: 'active' });
    expect(await docket(id)).toEqual([
      `Case transferred to Far Court. ${reason}`,
      'Case returned by Far Court. Venue is not here.',
    ]);
  });

  test('that is accepted opens a case there, which no one outside that court sees', async () => {
    const receiver = court.with((await court.join('clerk', 'Far Clerk Two', far)).token);
    const { id } = await aCase();
    await addParty(id, 'Sam Doe', 'Defendant', 0);
    await court.db.delete(caseAssignments).where(eq(caseAssignments.case_id, id));
    await send(id);
    const [incoming] = (await receiver.get('/cases/transfers/')).json().data;
    const accepted = await receiver.post(`/cases/transfers/${incoming.id}/decision/`, {
      ...{ version: incoming.version, decision: 'accepted', reason: 'Venue is here.' },
    });
    const { case_id } = accepted.json();
    const there = (await receiver.get(`/cases/${case_id}/`)).json();
    expect(there).toMatchObject({ status: 'open', parties: [{ full_name: 'Sam Doe' }] });
    expect((await clerk().get(`/cases/${case_id}/`)).statusCode).toBe(404);
    expect((await docket(id)).at(-1)).toBe(`Received by Far Court, number ${there.case_number}. Venue is here.`);
  });

  test('of a sealed case is decided by those who read it, and stays sealed there', async () => {
    const receiver = court.with((await court.join('clerk', 'Far Clerk Three', far)).token);
    const administrator = court.with((await court.join('court_administrator', 'Far Administrator', far)).token);
    const { id } = await aCase();
    await send(id);
    await court.db.update(cases).set({ access: 'sealed' }).where(eq(cases.id, id));
    expect((await administrator.get('/cases/transfers/')).json().data).toEqual([]);
    const [incoming] = (await receiver.get('/cases/transfers/')).json().data;
    const decision = { version: incoming.version, decision: 'accepted', reason: 'Venue is here.' };
    const path = `/cases/transfers/${incoming.id}/decision/`;
    expect((await administrator.post(path, decision)).statusCode).toBe(404);
    const { case_id } = (await receiver.post(path, decision)).json();
    expect((await receiver.get(`/cases/${case_id}/`)).json().access).toBe('sealed');
    expect((await administrator.get(`/cases/${case_id}/`)).statusCode).toBe(404);
  });

  test('to an outside court is recorded by the court that sent the case', async () => {
    const { id } = await aCase();
    await send(id, { outside_court: 'U.S. District Court' });
    const [sent] = (await life(id)).transfers;
    const decided = { version: sent.version, decision: 'accepted', outside_number: '1:26-cv-9', reason: 'Received.' };
    expect((await clerk().post(`/cases/transfers/${sent.id}/decision/`, decided)).statusCode).toBe(200);
    expect((await life(id)).transfers[0]).toMatchObject({ state: 'accepted', number: '1:26-cv-9' });
  });
});
