import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DocketProposal } from '#contract/docketProposal';
import type { ResponseTimesOfCourt } from '#contract/responseTimes';
import { activities } from '#server/db/schema/activity';
import { attorneys } from '#server/db/schema/attorneys';
import { courtrooms, eventTypes, hearings } from '#server/db/schema/calendar';
import { partyDispositions } from '#server/db/schema/caseLife';
import { cases, parties } from '#server/db/schema/cases';
import { docketEntries } from '#server/db/schema/docket';
import { filings } from '#server/db/schema/filings';
import { partyCounsel } from '#server/db/schema/participants';
import { personRoles } from '#server/db/schema/people';
import { reviews } from '#server/db/schema/reviews';
import { addHearing } from '#server/testing/addHearing';
import { countStatements } from '#server/testing/countStatements';
import { fileAs } from '#server/testing/fileAs';
import { anAnswer } from '#server/testing/papers';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { applyDecision } from '../applyDecision.ts';

/** A document in a civil case with a judge and two defendants, one of them with counsel. */
let court: TestServer;
let case_id: string;
let number = 0;
beforeAll(async () => {
  court = await startTestServer({ jobs: true });
  const court_id = court.services.config.court.id;
  await court.db.insert(courtrooms).values({ court_id, name: 'Department 4' });
  await court.db.insert(eventTypes).values({ court_id, name: 'Motion hearing', duration_minutes: 20 });
  await court.db.insert(attorneys).values(
    // The second one signs the documents of this test.
    [
      ['Outgoing Counsel', '000770'],
      ['Incoming Counsel', '000456'],
    ].map(([full_name, bar_number]) => ({
      ...{ court_id, full_name: full_name!, bar_number: bar_number!, status: 'Active' as const },
      ...{ type: 'Private Attorney' as const, active_cases: 0 },
    })),
  );
});
afterAll(() => court.stop());
beforeEach(async () => {
  court.clock.now = new Date('2026-03-16T16:00:00Z');
  number += 1;
  const [held] = await court.db
    .insert(cases)
    .values({
      court_id: court.services.config.court.id,
      case_number: `26CV0090${number}`,
      title: 'Sample v. Roe',
      case_type: 'Civil Complaint',
      opened_on: '2026-01-05',
      judge_id: court.person('judge').person_id,
      judge_name: 'Test judge',
    })
    .returning();
  case_id = held!.id;
  const sides = [
    { full_name: 'Ana Sample', role: 'Plaintiff', role_id: 'plaintiff', side: 'initiating' as const },
    { full_name: 'Jamie Roe', role: 'Defendant', role_id: 'defendant', side: 'responding' as const },
    { full_name: 'Rowan Model', role: 'Defendant', role_id: 'defendant', side: 'responding' as const },
  ];
  const named = sides.map((one, position) => ({ case_id, ...one, position, kind: 'person' as const }));
  const [, roe] = await court.db.insert(parties).values(named).returning();
  const [outgoing] = await court.db.select().from(attorneys).where(eq(attorneys.bar_number, '000770'));
  const { id: attorney_id, full_name, bar_number } = outgoing!;
  await court.db
    .insert(partyCounsel)
    .values({ party_id: roe!.id, attorney_id, full_name, bar_number, is_lead: true, gets_notice: true });
});

const clerk = () => court.as('clerk');

/** A filing with this title, and the hearing that it notices. */
async function fileTitled(title: string, document_type: string, hearing?: [day: string, time: string]) {
  const id = await fileAs(court.as('attorney'), [['main_document', anAnswer(), 'Paper.pdf']]);
  const [hearing_date, hearing_time] = hearing ?? [null, null];
  const values = { title, document_type: document_type as 'motion', hearing_date, hearing_time };
  await court.db.update(filings).set(values).where(eq(filings.id, id));
  return id;
}
const propose = async (id: string, query = ''): Promise<DocketProposal> => {
  const reply = await clerk().get(`/review/${id}/docket-entry/?join=${case_id}${query}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
};
async function accept(id: string, { code, text }: DocketProposal, more: object) {
  const { version } = (await clerk().get(`/review/${id}/`)).json();
  const docket = { code, text, ...more };
  return clerk().post(`/review/${id}/decision/`, {
    ...{ version, decision: 'accepted', placement: { join: case_id }, docket },
  });
}
async function settle(id: string, proposal: DocketProposal, more: object): Promise<void> {
  const reply = await accept(id, proposal, more);
  expect(reply.statusCode, reply.body).toBe(201);
  await applyDecision(court.services, reply.json().hold.review_id);
}
const heldCase = async () => (await court.db.select().from(cases).where(eq(cases.id, case_id)))[0]!;
const hearingsHere = async () => court.db.select().from(hearings).where(eq(hearings.case_id, case_id));
const entriesHere = async () => court.db.select().from(docketEntries).where(eq(docketEntries.case_id, case_id));
const at = (day: string, time: string) => ({ hearing_date: day, hearing_time: time });

describe('the hearing of a motion', () => {
  test('is proposed before the judge of the case with the day of the opposition, and set with the entry', async () => {
    const id = await fileTitled('Motion to Compel', 'motion', ['2026-04-28', '09:00']);
    const proposal = await propose(id);
    expect(proposal.hearing).toMatchObject({
      ...at('2026-04-28', '09:00'),
      ...{ state: 'free', judge: 'Test judge', venue: 'Department 4', event_type: 'Motion hearing', why: [] },
    });
    expect(proposal.text).toContain('hearing Apr 28, 2026 at 9:00 AM in Department 4');
    // Nine court days before the hearing (CCP § 1005(b)).
    expect(proposal.response).toMatchObject({
      ...{ due_date: '2026-04-15', authority: 'CCP § 1005(b)', runs: 'hearing', set_by_court: false },
    });
    expect(proposal.fees.map((fee) => fee.id)).toEqual(['CA-MOT']);
    expect((await propose(id, '&without_hearing=yes')).text).not.toContain('hearing');
    const paid = await propose(id, '&fee=60&receipt=R-7');
    expect(paid.text).toContain('fee $60.00, receipt R-7');
    await settle(id, proposal, { hearing: at('2026-04-28', '09:00') });
    expect(await hearingsHere()).toMatchObject([{ hearing_date: '2026-04-28', status: 'scheduled', case_id }]);
    const [entry] = await entriesHere();
    expect(entry!.text).toBe(proposal.text);
    const other = await fileTitled('Motion to Compel', 'motion', ['2026-04-28', '09:00']);
    expect((await propose(other)).hearing).toMatchObject({ state: 'on_calendar' });
  });

  test('is compared with the calendar once when the clerk accepts it', async () => {
    const id = await fileTitled('Motion to Compel', 'motion', ['2026-05-12', '09:00']);
    const proposal = await propose(id);
    const accepting = async () => {
      expect((await accept(id, proposal, { hearing: at('2026-05-12', '09:00') })).statusCode).toBe(201);
    };
    expect(await countStatements(accepting, /from "calendar_bookings"/)).toBe(1);
  });

  test('is not set where the clerk leaves it out', async () => {
    const id = await fileTitled('Motion to Compel', 'motion', ['2026-04-29', '09:00']);
    await settle(id, await propose(id), {});
    expect(await hearingsHere()).toEqual([]);
    expect(await entriesHere()).toHaveLength(1);
  });

  test('at a time that is taken has the reason and the next three available times', async () => {
    await takeTime('2026-04-30', '09:00');
    const id = await fileTitled('Motion to Compel', 'motion', ['2026-04-30', '09:00']);
    const proposal = await propose(id);
    expect(proposal.hearing).toMatchObject({ state: 'not_free' });
    expect(proposal.hearing!.why[0]).toContain('is booked');
    expect(proposal.hearing!.suggestions).toHaveLength(3);
    expect(proposal.text).not.toContain('hearing');
    const refused = await accept(id, proposal, { hearing: at('2026-04-30', '09:00') });
    expect(refused.json()).toMatchObject({ code: 'hearing_conflict' });
    const [next] = proposal.hearing!.suggestions;
    const chosen = await propose(id, `&hearing_date=${next!.hearing_date}&hearing_time=${next!.hearing_time}`);
    expect(chosen.hearing).toMatchObject({ ...next, state: 'free' });
    await settle(id, chosen, { hearing: next });
    expect(await hearingsHere()).toMatchObject([{ hearing_date: next!.hearing_date }]);
  });

  test('whose time is taken before the acceptance takes effect returns the filing to the queue, and nothing is docketed', async () => {
    const id = await fileTitled('Motion to Compel', 'motion', ['2026-05-05', '09:00']);
    const reply = await accept(id, await propose(id), { hearing: at('2026-05-05', '09:00') });
    await takeTime('2026-05-05', '09:00');
    await applyDecision(court.services, reply.json().hold.review_id);
    expect(await entriesHere()).toEqual([]);
    expect(await hearingsHere()).toEqual([]);
    const [review] = await court.db.select().from(reviews).where(eq(reviews.filing_id, id));
    expect(review!.state).toBe('revoked');
    const lines = await court.db.select().from(activities).where(eq(activities.subject_id, id));
    expect(lines.map(({ action }) => action)).toContain('decision_lapsed');
    expect((await court.db.select().from(filings).where(eq(filings.id, id)))[0]!.state).toBe('received');
  });

  test('cannot be set in a case without a judge', async () => {
    await court.db.update(cases).set({ judge_id: null, judge_name: null }).where(eq(cases.id, case_id));
    const id = await fileTitled('Motion to Compel', 'motion', ['2026-05-06', '09:00']);
    const proposal = await propose(id);
    expect(proposal.hearing).toMatchObject({ state: 'incomplete', why: ['The case has no judge of this court.'] });
    const refused = await accept(id, proposal, { hearing: at('2026-05-06', '09:00') });
    expect(refused.json().details.fields[0]).toMatchObject({ field: 'docket.hearing' });
  });
});

describe('the effects of an entry', () => {
  test('of a notice of appeal is that the case is on appeal, unless the clerk leaves it out', async () => {
    const first = await fileTitled('Notice of Appeal', 'notice_of_appeal');
    const proposal = await propose(first);
    expect(proposal).toMatchObject({ code: 'notice_appeal', effects: [{ id: 'inactive:on_appeal' }] });
    await settle(first, proposal, {});
    expect((await heldCase()).state).toBe(null);
    const second = await fileTitled('Notice of Appeal', 'notice_of_appeal');
    await settle(second, proposal, { effects: ['inactive:on_appeal'] });
    expect(await heldCase()).toMatchObject({ state: 'inactive', status: 'open' });
    expect(await entriesHere()).toHaveLength(2);
    expect((await propose(second)).effects).toEqual([]);
    const about = and(eq(activities.subject_id, case_id), eq(activities.action, 'case_state_changed'));
    expect(await court.db.select().from(activities).where(about)).toMatchObject([
      { actor_id: court.person('clerk').person_id, actor_role: 'clerk', from_address: null },
    ]);
    const third = await fileTitled('Notice of Appeal', 'notice_of_appeal');
    const refused = await accept(third, proposal, { effects: ['inactive:on_appeal'] });
    expect(refused.json().details.fields[0].field).toBe('docket.effects');
  });

  test('do not occur where the clerk has left the court before the acceptance takes effect', async () => {
    const id = await fileTitled('Notice of Appeal', 'notice_of_appeal');
    const reply = await accept(id, await propose(id), { effects: ['inactive:on_appeal'] });
    const role = eq(personRoles.person_id, court.person('clerk').person_id);
    await court.db.update(personRoles).set({ ended_at: court.clock.now }).where(role);
    await applyDecision(court.services, reply.json().hold.review_id);
    await court.db.update(personRoles).set({ ended_at: null }).where(role);
    expect(await entriesHere()).toEqual([]);
    expect((await heldCase()).state).toBe(null);
    const [review] = await court.db.select().from(reviews).where(eq(reviews.filing_id, id));
    expect(review!.state).toBe('revoked');
  });

  test('of a dismissal are the dispositions of the parties whom it names, and with the last one of the case', async () => {
    const first = await fileTitled('Request for Dismissal as to Defendant Jamie Roe', 'request');
    const proposal = await propose(first, '&code=dismissal_voluntary');
    expect(proposal.effects).toMatchObject([{ kind: 'party_disposed', party: 'Jamie Roe' }]);
    await settle(first, proposal, { effects: proposal.effects.map(({ id }) => id) });
    const disposed = await court.db.select().from(partyDispositions).where(eq(partyDispositions.case_id, case_id));
    expect(disposed).toMatchObject([{ party_name: 'Jamie Roe' }]);
    const second = await fileTitled('Request for Dismissal', 'request');
    const rest = await propose(second, '&code=dismissal_voluntary');
    expect(rest.effects).toMatchObject([{ kind: 'party_disposed', party: 'Rowan Model' }]);
    await settle(second, rest, { effects: rest.effects.map(({ id }) => id) });
    expect(await heldCase()).toMatchObject({ state: 'disposed', status: 'closed' });
  });

  test('of a substitution is the change of counsel', async () => {
    const id = await fileTitled('Jamie Roe’s Substitution of Attorney', 'notice');
    const proposal = await propose(id, '&code=substitution');
    expect(proposal.effects).toMatchObject([
      { kind: 'counsel', party: 'Jamie Roe', outgoing: 'Outgoing Counsel', incoming: 'Incoming Counsel' },
    ]);
    await settle(id, proposal, { effects: proposal.effects.map((one) => one.id) });
    const current = await court.db
      .select({ name: partyCounsel.full_name })
      .from(partyCounsel)
      .innerJoin(parties, eq(parties.id, partyCounsel.party_id))
      .where(and(eq(parties.case_id, case_id), isNull(partyCounsel.ended_on)));
    expect(current).toEqual([{ name: 'Incoming Counsel' }]);
  });
});

describe('the response to a motion', () => {
  const setTime = async (change: object, kind = 'motion', who = court.as('court_administrator')) =>
    who.put(`/settings/response-times/${kind}/`, change);
  const times = async () => (await clerk().get('/settings/response-times/')).json() as ResponseTimesOfCourt;
  const own = { days: 7, unit: 'days', runs: 'after_filing', authority: 'Local Rule 2.3' };

  test('has no day where no rule decides, and the court’s own one once it sets it', async () => {
    await court.db.update(cases).set({ case_type: 'Probate' }).where(eq(cases.id, case_id));
    const id = await fileTitled('Motion to Compel', 'motion');
    expect((await propose(id)).response).toBeNull();
    expect((await times()).rules.map(({ rule_id }) => rule_id)).toEqual(['CA-MSJ-OPP', 'CA-OPP']);
    const saved = await setTime({ ...own, version: 0 });
    expect(saved.statusCode, saved.body).toBe(200);
    // The filing date is Monday, March 16.
    expect((await propose(id, '&filed_on=2026-03-16')).response).toMatchObject({
      ...{ due_date: '2026-03-23', authority: 'Local Rule 2.3', runs: 'filing', set_by_court: true },
    });
    // A time for motions is not one for summary judgment.
    const other = await fileTitled('Motion for Summary Judgment', 'motion');
    expect((await propose(other)).response).toBeNull();
    // The rule on file goes before the court's own time.
    await court.db.update(cases).set({ case_type: 'Civil Complaint' }).where(eq(cases.id, case_id));
    expect((await propose(id)).response).toBeNull();
  });

  test('is set once of two changes, only by an administrator, and with its authority', async () => {
    const { version } = (await times()).own.find(({ kind }) => kind === 'motion')!;
    const both = await Promise.all([1, 2].map((days) => setTime({ ...own, days, version })));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const stale = both.find(({ statusCode }) => statusCode === 409)!.json();
    expect(stale).toMatchObject({ code: 'changed_meanwhile', details: { version: version + 1 } });
    const incomplete = await setTime({ ...own, authority: '', version: version + 1 });
    expect(incomplete.json().details.fields).toMatchObject([{ field: 'authority' }]);
    expect((await setTime({ ...own, days: 121, version: version + 1 })).statusCode).toBe(400);
    expect((await setTime({ ...own, version: version + 1 }, 'motion', clerk())).statusCode).toBe(403);
    const none = await setTime({ days: '', unit: '', runs: '', authority: '', version: version + 1 });
    expect(none.json().times.own[0]).toMatchObject({ set: null, version: version + 2 });
    const record = await court.db.select().from(activities).where(eq(activities.action, 'response_time_set'));
    expect(record.length).toBeGreaterThanOrEqual(2);
  });
});

/** Another hearing of the same judge. */
async function takeTime(hearing_date: string, hearing_time: string): Promise<void> {
  await addHearing(court.db, {
    ...{ court_id: court.services.config.court.id, case_number: 'X-1', case_title: 'A v. B' },
    ...{ case_type: 'Civil Complaint', event_type: 'Motion hearing', judge: 'Test judge', venue: 'Department 4' },
    ...{ hearing_date, hearing_time, status: 'scheduled', updated_at: court.clock.now },
  });
}
