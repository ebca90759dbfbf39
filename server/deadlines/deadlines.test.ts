import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Conversation } from '#contract/assistant';
import type { Dashboard } from '#contract/dashboard';
import { writeActivity } from '#contract/messages/writeMessages';
import { deadlineSystems } from '#domain/deadlines/DeadlineRule';
import { variantsOf } from '#domain/deadlines/deadlineRules';
import { developerPhrases } from '#domain/legalFacts/testing/developerPhrases';
import { say } from '#domain/messages/say';
import { activities } from '#server/db/schema/activity';
import { cases } from '#server/db/schema/cases';
import { courtClosures } from '#server/db/schema/courtDays';
import { deadlineNotices, deadlines } from '#server/db/schema/deadlines';
import { filings } from '#server/db/schema/filings';
import { notifications } from '#server/db/schema/notifications';
import { webhookEvents } from '#server/db/schema/webhooks';
import { sendReminders } from '#server/reminders/sendReminders';
import { noticeWords } from '#server/testing/noticeWords';
import { type SignedInCapacity, startTestServer, type TestServer } from '#server/testing/startTestServer';
import { remindOfDeadlines } from './remindOfDeadlines.ts';

let court: TestServer;
let caseId: string;
let otherCase: string;
beforeAll(async () => {
  court = await startTestServer();
  court.clock.now = new Date('2026-11-23T18:00:00Z');
  caseId = await openCase('26CV00001', 'attorney');
  otherCase = await openCase('26CV00002');
});
afterAll(() => court.stop());
beforeEach(async () => {
  await court.db.delete(deadlineNotices);
  await court.db.delete(deadlines);
  await court.db.delete(courtClosures);
  await court.db.delete(notifications);
  await court.db.delete(webhookEvents);
  await court.db.update(cases).set({ judge_id: null });
  court.clock.now = new Date('2026-11-23T18:00:00Z');
});

type Who = SignedInCapacity;

/** A client at the time of the test's clock. */
const as = async (who: Who) => court.with(await court.freshToken(who));

/** A case, in which someone has filed if they are named. */
async function openCase(case_number: string, filer?: 'attorney' | 'self_represented'): Promise<string> {
  const court_id = court.services.config.court.id;
  const about = { court_id, case_type: 'Civil Complaint' as const, opened_on: '2026-01-05' };
  const [made] = await court.db
    .insert(cases)
    .values({ ...about, case_number, title: `Matter ${case_number}` })
    .returning();
  if (filer) {
    await court.db.insert(filings).values({
      court_id,
      filed_by: court.person(filer).person_id,
      case_id: made!.id,
      state: 'docketed',
      document_name: 'Complaint.pdf',
      priority: 'low',
      priority_reason: say('not_analyzed'),
      received_at: new Date('2026-01-05T18:00:00Z'),
    });
  }
  return made!.id;
}

const compute = async (query: string, who: Who = 'clerk') => (await as(who)).get(`/deadlines/compute/?${query}`);
const keep = async (changes: object = {}, who: Who = 'clerk') =>
  (await as(who)).post('/deadlines/', {
    case_id: caseId,
    rule_id: 'CA-ANSWER',
    trigger_date: '2026-10-26',
    ...changes,
  });
const list = async (query = '', who: Who = 'clerk') => (await (await as(who)).get(`/deadlines/?${query}`)).json();
const settle = async (id: string, body: object, who: Who = 'clerk') => (await as(who)).put(`/deadlines/${id}/`, body);

describe('the calculator', () => {
  test('returns every deadline that an event starts, each with its steps and authority', async () => {
    const reply = await compute(
      'system=california&trigger=hearing_date&trigger_date=2026-12-01&service_method=electronic&case_type=Civil%20Complaint',
    );
    expect(reply.statusCode).toBe(200);
    const byRule = Object.fromEntries(reply.json().data.map((one: { rule_id: string }) => [one.rule_id, one]));
    expect(byRule['CA-MOTION']).toMatchObject({
      due_date: '2026-11-02',
      authority: 'CCP § 1005(b)',
      confidence: 'high',
    });
    expect(byRule['CA-OPP'].due_date).toBe('2026-11-16');
    expect(byRule['CA-MOTION'].derivation.map(({ kind }: { kind: string }) => kind)).toEqual([
      'trigger',
      'counted',
      'service_extension',
    ]);
    expect(byRule['CA-PRB-NOTICE']).toBeUndefined();
  });

  test('counts the court’s closed days only under the court’s own rules', async () => {
    const court_id = court.services.config.court.id;
    await court.db.insert(courtClosures).values({ court_id, closed_on: '2026-12-07', name: 'Burst pipe' });
    const own = await compute('system=california&trigger=summons_served&trigger_date=2026-11-06');
    const [answer] = own.json().data;
    expect(answer.due_date).toBe('2026-12-08');
    expect(JSON.stringify(answer.derivation)).toContain('Burst pipe');
    const other = await compute('system=florida&trigger=process_served&trigger_date=2026-11-16');
    expect(other.json().data[0].due_date).toBe('2026-12-07');
  });

  test('includes the caveats for users, and none of the notes for maintainers of the rules', async () => {
    const at = await as('clerk');
    for (const system of deadlineSystems) {
      for (const trigger of new Set(variantsOf(system).map((one) => one.trigger))) {
        const reply = await at.get(`/deadlines/compute/?system=${system}&trigger=${trigger}&trigger_date=2026-11-23`);
        expect(reply.statusCode).toBe(200);
        for (const phrase of developerPhrases) expect(reply.body, `${system} ${trigger}`).not.toMatch(phrase);
        for (const one of reply.json().data) expect(Object.keys(one)).not.toContain('notes');
      }
    }
  });

  test('shows the date that applies if the court closes on a deadline', async () => {
    const reply = await compute('system=texas&trigger=judgment_signed&trigger_date=2026-11-24');
    const byRule = Object.fromEntries(reply.json().data.map((one: { rule_id: string }) => [one.rule_id, one]));
    expect(byRule['TX-NOA']).toMatchObject({
      due_date: '2026-12-24',
      if_closed: { due_date: '2026-12-28', reason: expect.stringContaining('Christmas Eve') },
    });
  });

  test.each([
    ['system=mars&trigger=summons_served&trigger_date=2026-11-06', 'system', 'Choose the rules that apply'],
    [
      'system=california&trigger=eclipse&trigger_date=2026-11-06',
      'trigger',
      'Choose an event to which these rules apply.',
    ],
    ['system=california&trigger=summons_served&trigger_date=2026-02-30', 'trigger_date', 'Enter a date'],
    [
      'system=california&trigger=summons_served&trigger_date=2026-11-06&service_method=pigeon',
      'service_method',
      'Choose a service method that these rules include.',
    ],
  ])('asked %s is refused at the field', async (query, field, message) => {
    const reply = await compute(query);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().details.fields).toEqual([{ field, message }]);
  });
});

describe('saving a deadline', () => {
  test('computes it on the server, shows it to everyone in the case, and is on the record', async () => {
    const reply = await keep({ note: 'Served by the sheriff.' });
    expect(reply.statusCode).toBe(201);
    expect(reply.json().data).toMatchObject({
      due_date: '2026-11-25',
      action: 'Answer, demurrer, or motion',
      authority: 'CCP §§ 412.20(a)(3), 430.40(a)',
      of_court: true,
      note: 'Served by the sheriff.',
      state: 'open',
      urgent: true,
      overdue: false,
      version: 1,
    });
    const { id } = reply.json().data;
    expect((await list('', 'attorney')).data.map((one: { id: string }) => one.id)).toEqual([id]);
    expect((await list('', 'self_represented')).data).toEqual([]);
    const [line] = await court.db.select().from(activities).where(eq(activities.subject_id, id));
    expect(writeActivity(line!).description).toContain('due Nov 25, 2026 (CCP §§ 412.20(a)(3), 430.40(a))');
  });

  test('for an attorney’s own work is private: neither the court’s staff nor its record see it', async () => {
    const reply = await keep({}, 'attorney');
    expect(reply.json().data).toMatchObject({ of_court: false, may_settle: true });
    const { id } = reply.json().data;
    for (const who of ['clerk', 'judge', 'court_administrator', 'self_represented'] as const) {
      expect((await list('', who)).total_deadlines).toBe(0);
      expect((await settle(id, { state: 'met', reason: 'Filed', version: 1 }, who)).statusCode).toBe(404);
    }
    expect(await court.db.select().from(activities).where(eq(activities.subject_id, id))).toEqual([]);
    expect((await list('', 'attorney')).total_deadlines).toBe(1);
  });

  test('in a case that one may not see is refused like one that is not there', async () => {
    expect((await keep({ case_id: otherCase }, 'attorney')).statusCode).toBe(404);
    expect((await keep({ case_id: crypto.randomUUID() })).statusCode).toBe(404);
  });

  test('by a rule of another court system, or none, is refused at the field', async () => {
    expect((await keep({ rule_id: 'TX-ANSWER' })).json().details.fields[0].field).toBe('rule_id');
    expect((await keep({ rule_id: 'CA-NOTHING' })).json().details.fields).toEqual([
      { field: 'rule_id', message: 'Choose a deadline.' },
    ]);
  });

  test('sent twice, even concurrently, is stored once', async () => {
    const replies = await Promise.all([keep(), keep()]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(replies.find(({ statusCode }) => statusCode === 409)!.json().code).toBe('deadline_kept');
    expect((await list()).total_deadlines).toBe(1);
  });
});

describe('closing a deadline', () => {
  test('requires a reason, closes it, and can be undone; each step is on the record', async () => {
    const { id } = (await keep()).json().data;
    expect((await settle(id, { state: 'met', reason: ' ', version: 1 })).json().details.fields).toEqual([
      { field: 'reason', message: 'Reason is required' },
    ]);
    const met = await settle(id, { state: 'met', reason: 'Answer filed 24 November', version: 1 });
    expect(met.json().data).toMatchObject({ state: 'met', urgent: false, settled_by: 'Test clerk', version: 2 });
    expect((await list()).total_deadlines).toBe(0);
    expect((await list('state=settled')).data[0].settled_reason).toBe('Answer filed 24 November');
    await settle(id, { state: 'open', reason: 'It was another case', version: 2 });
    expect((await list()).data[0]).toMatchObject({ state: 'open', settled_by: null, settled_at: null });
    const lines = await court.db.select().from(activities).where(eq(activities.subject_id, id)).orderBy(activities.seq);
    expect(lines.map(({ action }) => action)).toEqual(['deadline_kept', 'deadline_met', 'deadline_reopened']);
  });

  test('based on an old version is refused with the current values', async () => {
    const { id } = (await keep()).json().data;
    await settle(id, { state: 'waived', reason: 'Stipulated', version: 1 });
    const stale = await settle(id, { state: 'missed', reason: 'Nothing came', version: 1 }, 'judge');
    expect(stale.statusCode).toBe(409);
    expect(stale.json().details.current).toMatchObject({ state: 'waived', version: 2 });
  });

  test('is the court’s for the court’s deadlines', async () => {
    const { id } = (await keep()).json().data;
    expect((await settle(id, { state: 'met', reason: 'I filed it', version: 1 }, 'attorney')).statusCode).toBe(403);
  });
});

describe('urgent deadlines', () => {
  beforeEach(async () => {
    // Due Wednesday 25 November; Monday 30 November, the third court day over Thanksgiving; and the day after that.
    await keep({ trigger_date: '2026-10-26' });
    await keep({ trigger_date: '2026-10-29' });
    await keep({ trigger_date: '2026-11-01' });
    await keep({ trigger_date: '2026-10-13' });
  });

  test('are those within three court days and those already due', async () => {
    const today = await list('state=urgent');
    expect(today.data.map(({ due_date }: { due_date: string }) => due_date)).toEqual([
      '2026-11-12',
      '2026-11-25',
      '2026-11-30',
    ]);
    expect(today.data.map(({ overdue }: { overdue: boolean }) => overdue)).toEqual([true, false, false]);
    court.clock.now = new Date('2026-11-20T18:00:00Z');
    const friday = await list('state=urgent');
    expect(friday.data.map(({ due_date }: { due_date: string }) => due_date)).toEqual(['2026-11-12', '2026-11-25']);
    expect(friday.urgent).toBe(2);
  });

  test.each(['clerk', 'attorney', 'judge'] as const)(
    'have the same count for the %s on the dashboard, in the assistant, and on /deadlines',
    async (who) => {
      await keep({ trigger_date: '2026-10-20' }, 'attorney');
      await keep({ case_id: otherCase, trigger_date: '2026-10-27' }, 'judge');
      await court.db
        .update(cases)
        .set({ judge_id: court.person('judge').person_id })
        .where(eq(cases.id, caseId));
      const mine = who === 'judge' ? '&scope=mine' : '';
      const { total_deadlines: urgent } = await list(`state=urgent${mine}`, who);
      expect(urgent).toBeGreaterThan(1);
      expect((await list(mine, who)).urgent).toBe(urgent);
      const at = await as(who);
      const { counts } = (await at.get('/dashboard/')).json() as Dashboard;
      expect(counts.find(({ kind }) => kind === 'deadline')).toEqual({
        kind: 'deadline',
        count: urgent,
        href: `/deadlines?state=urgent${mine}`,
      });
      const told = (await at.post('/assistant/messages/', { content: 'What is urgent?' })).json() as Conversation;
      expect(told.messages[1]!.sources).toContainEqual({
        label: `${urgent} deadlines`,
        href: `/deadlines?state=urgent${mine}`,
      });
    },
  );

  test('are paged and searched, and a judge’s are limited to the judge’s cases', async () => {
    const page = await list('per_page=3&page=2');
    expect([page.total_deadlines, page.total_pages, page.data.length]).toEqual([4, 2, 1]);
    expect((await list('q=26CV00002')).total_deadlines).toBe(0);
    expect((await list('scope=mine', 'judge')).total_deadlines).toBe(0);
    await court.db
      .update(cases)
      .set({ judge_id: court.person('judge').person_id })
      .where(eq(cases.id, caseId));
    expect((await list('scope=mine', 'judge')).total_deadlines).toBe(4);
  });
});

describe('an upcoming deadline', () => {
  const told = () => court.db.select().from(notifications);

  test('is announced once a day to the clerk who keeps it and to other systems', async () => {
    await keep();
    expect(await remindOfDeadlines(court.services)).toBe(1);
    expect(await remindOfDeadlines(court.services)).toBe(0);
    const notices = await told();
    expect(notices.map(({ person_id }) => person_id)).toEqual([court.person('clerk').person_id]);
    expect(noticeWords(notices[0]!).title).toBe('Due in 2 days: Answer, demurrer, or motion');
    const events = await court.db.select().from(webhookEvents);
    expect(events.map(({ type, data }) => [type, data])).toEqual([
      ['deadline.upcoming', expect.objectContaining({ dueOn: '2026-11-25', daysLeft: 2, caseNumber: '26CV00001' })],
    ]);
    court.clock.now = new Date('2026-11-24T18:00:00Z');
    expect(await remindOfDeadlines(court.services)).toBe(1);
    expect((await told()).length).toBe(2);
  });

  test('is announced once if two processes run concurrently', async () => {
    await keep();
    const counts = await Promise.all([remindOfDeadlines(court.services), remindOfDeadlines(court.services)]);
    expect(counts.reduce((sum, n) => sum + n)).toBe(1);
  });

  test('is not announced at night, after it was settled, or while it is far off', async () => {
    const { id } = (await keep()).json().data;
    court.clock.now = new Date('2026-11-23T12:30:00Z');
    expect(await remindOfDeadlines(court.services)).toBe(0);
    court.clock.now = new Date('2026-11-16T18:00:00Z');
    expect(await remindOfDeadlines(court.services)).toBe(0);
    court.clock.now = new Date('2026-11-23T18:00:00Z');
    await settle(id, { state: 'met', reason: 'Filed', version: 1 });
    expect(await remindOfDeadlines(court.services)).toBe(0);
  });

  test('that is private is left to its owner’s own reminders', async () => {
    await keep({}, 'attorney');
    expect(await remindOfDeadlines(court.services)).toBe(0);
    expect(await sendReminders(court.services)).toBe(1);
    expect((await told()).map(({ person_id }) => person_id)).toEqual([court.person('attorney').person_id]);
    expect(await court.db.select().from(webhookEvents)).toEqual([]);
  });
});

describe('a closure by order', () => {
  // Judgment notice served on 9 October: sixty days end on Tuesday 8 December.
  const appeal = { rule_id: 'CA-NOA', trigger_date: '2026-10-09' };
  const close = async (changes: object = {}) =>
    (await as('court_administrator')).post('/scheduling/closures/', {
      ...{ closed_on: '2026-12-08', name: 'Courthouse flooded', order_citation: 'General Order 26-14' },
      ...changes,
    });
  const withdraw = async (id: string) => (await as('court_administrator')).delete(`/scheduling/closures/${id}/`);
  const closureId = async () => (await court.db.select().from(courtClosures))[0]!.id;

  test('moves the deadlines that fall on it, is named in their steps, and moves them back when withdrawn', async () => {
    const { id, version } = (await keep(appeal)).json().data;
    const added = await close();
    expect(added.json()).toMatchObject({ deadlines_moved: 1 });
    const [moved] = (await list()).data;
    expect(moved).toMatchObject({ id, due_date: '2026-12-09', version: version + 1 });
    expect(JSON.stringify(moved.derivation)).toContain('Courthouse flooded');
    expect((await withdraw(await closureId())).json()).toMatchObject({ deadlines_moved: 1 });
    const [back] = (await list()).data;
    expect(back).toMatchObject({ due_date: '2026-12-08', version: version + 2 });
    expect(JSON.stringify(back.derivation)).not.toContain('flooded');
    const lines = await court.db.select().from(activities).where(eq(activities.subject_id, id)).orderBy(activities.seq);
    expect(lines.map(({ action }) => action)).toEqual(['deadline_kept', 'deadline_moved', 'deadline_moved']);
    expect(writeActivity(lines[1]!).description).toContain('is now due Dec 9, 2026, not Dec 8, 2026');
  });

  test('notifies the people concerned of both dates, and of an attorney’s private deadline only the attorney', async () => {
    await keep(appeal);
    const own = (await keep(appeal, 'attorney')).json().data;
    expect((await close()).json()).toMatchObject({ deadlines_moved: 2 });
    const notices = await court.db.select().from(notifications);
    expect(notices.map(({ kind, person_id }) => [kind, person_id]).sort()).toEqual(
      [
        ['deadline_moved', court.person('attorney').person_id],
        ['deadline_moved', court.person('attorney').person_id],
        ['deadline_moved', court.person('clerk').person_id],
      ].sort(),
    );
    expect(noticeWords(notices[0]!).body).toContain('is now due Dec 9, 2026, not Dec 8, 2026');
    expect(await court.db.select().from(activities).where(eq(activities.subject_id, own.id))).toEqual([]);
  });

  test('of several days moves past all of them; one that extends nothing moves nothing', async () => {
    await keep(appeal);
    expect((await close({ extends_deadlines: false })).json()).toMatchObject({ deadlines_moved: 0 });
    expect((await list()).data[0].due_date).toBe('2026-12-08');
    await withdraw(await closureId());
    await close({ closed_until: '2026-12-11' });
    expect((await list()).data[0].due_date).toBe('2026-12-14');
  });

  test('is considered for future dates, and not for past ones', async () => {
    await keep({ trigger_date: '2026-10-13' });
    await keep(appeal);
    const [passed, ahead] = (await list()).data;
    expect(passed).toMatchObject({ due_date: '2026-11-12', overdue: true, if_closed: null });
    expect(ahead).toMatchObject({
      due_date: '2026-12-08',
      if_closed: { due_date: '2026-12-09', authority: 'CCP § 12b' },
    });
  });

  test('leaves alone what is settled and what does not touch it', async () => {
    const { id } = (await keep(appeal)).json().data;
    await settle(id, { state: 'met', reason: 'Filed', version: 1 });
    await keep({ trigger_date: '2026-10-26' });
    expect((await close()).json()).toMatchObject({ deadlines_moved: 0 });
    expect(await court.db.select().from(notifications)).toEqual([]);
  });
});
