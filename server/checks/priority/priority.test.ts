import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Hearing } from '#contract/hearings';
import { writePriority } from '#contract/messages/writeMessages';
import { say } from '#domain/messages/say';
import { hearings } from '#server/db/schema/calendar';
import { caseAssignments } from '#server/db/schema/cases';
import { filings } from '#server/db/schema/filings';
import { reviews } from '#server/db/schema/reviews';
import { filingAssignments } from '#server/intake/intakeAssignments';
import { applyDecision } from '#server/review/applyDecision';
import { fillRecord } from '#server/testing/fillRecord';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { workOffJobs } from '#server/testing/workOffJobs';
import { weighPriorities } from './weighPriorities.ts';

let court: TestServer;
let record: ReturnType<typeof fillRecord>;
/** The attorney's entry in the roster. */
let counsel: { id: string };
beforeAll(async () => {
  court = await startTestServer();
  record = fillRecord(court);
  const first = await record.case('26CV00700');
  counsel = await record.counsel(court.person('attorney').person_id, first.id);
});
afterAll(() => court.stop());
beforeEach(async () => {
  court.clock.now = new Date('2026-03-02T18:00:00Z');
  await court.db.delete(hearings);
});

const motion = { doc_type: 'Opposition', title: 'OPPOSITION TO MOTION', case_number: '26CV00777' };
const weightOf = async (id: string) => {
  const [filing] = await court.db.select().from(filings).where(eq(filings.id, id));
  return { priority: filing!.priority, reason: writePriority(filing!.priority_reason) };
};
/** A case in which the attorney is counsel of record, and a filing of the attorney's that names it. */
async function setUp(case_number: string) {
  const aCase = await record.case(case_number);
  await court.db.insert(caseAssignments).values({ case_id: aCase.id, attorney_id: counsel.id });
  const named = { ...motion, case_number, proposed_case_id: aCase.id };
  const filing = await record.filing('attorney', named);
  return { aCase, named, filing };
}

describe('the priority of an undecided filing', () => {
  test('rises as its hearing approaches, and falls when the day has passed', async () => {
    const { id } = await record.filing('attorney', { ...motion, case_number: null, hearing_date: '2026-03-12' });
    await weighPriorities(court.services);
    expect(await weightOf(id)).toEqual({ priority: 'medium', reason: 'Requests a ruling.' });
    court.clock.now = new Date('2026-03-11T18:00:00Z');
    await weighPriorities(court.services);
    expect(await weightOf(id)).toEqual({ priority: 'high', reason: 'A hearing is set for Mar 12, 2026.' });
    court.clock.now = new Date('2026-03-13T18:00:00Z');
    await weighPriorities(court.services);
    expect((await weightOf(id)).priority).toBe('medium');
  });

  test('follows the calendar of its case: a hearing that is set, and one that is canceled', async () => {
    const { aCase, filing } = await setUp('26CV00778');
    const [judge] = (await court.as('clerk').get('/scheduling/judges/')).json();
    const set = await court.as('clerk').post('/scheduling/hearing/', {
      ...{ judge: judge.name, case_title: aCase.title, case_number: '26CV00778', case_type: 'Civil Complaint' },
      ...{ event_type: 'Motion hearing', hearing_date: '2026-03-04', hearing_time: '09:00', venue: 'Department 4' },
    });
    expect(set.statusCode, set.body).toBe(201);
    await workOffJobs(court.db, filingAssignments(court.services));
    expect(await weightOf(filing.id)).toEqual({
      priority: 'high',
      reason: 'A hearing in the case is set for Mar 4, 2026.',
    });
    const { id, version } = set.json().hearing as Hearing;
    const canceled = await court
      .as('clerk')
      .post(`/scheduling/hearings/${id}/cancel/`, { reason: 'Resolved by stipulation', version });
    expect(canceled.statusCode, canceled.body).toBe(200);
    await workOffJobs(court.db, filingAssignments(court.services));
    expect((await weightOf(filing.id)).priority).toBe('medium');
  });

  test('discloses nothing about the calendar of a case that its filer has no access to', async () => {
    const { aCase, named } = await setUp('26CV00779');
    const strangers = await record.filing('self_represented', named);
    await record.hearing('2026-03-03', { case_id: aCase.id, case_number: '26CV00779', case_title: aCase.title });
    await weighPriorities(court.services);
    expect(await weightOf(strangers.id)).toEqual({ priority: 'medium', reason: 'Requests a ruling.' });
  });

  test('stays where a person set it', async () => {
    const { person_id } = court.person('clerk');
    const set = {
      priority: 'low' as const,
      priority_reason: say('set_by_person', { name: 'Dana Sample' }),
      priority_set_by: person_id,
    };
    const { id } = await record.filing('attorney', { ...motion, ...set, hearing_date: '2026-03-03' });
    await weighPriorities(court.services);
    expect(await weightOf(id)).toEqual({ priority: 'low', reason: 'Set by Dana Sample.' });
  });
});

test('a decided filing no longer has a raised priority', async () => {
  const { id, version } = await record.filing('attorney', {
    ...{ doc_type: 'Motion', title: 'EX PARTE MOTION', priority: 'high' },
    priority_reason: say('hearing_named', { on: '2026-03-03' }),
  });
  await record.review(id, {
    ...{ decision: 'rejected', state: 'held', settled_at: null, filing_version: version },
    ...{ reason: 'Another reason', authority: 'CRC 2.257' },
  });
  const [review] = await court.db.select().from(reviews).where(eq(reviews.filing_id, id));
  await applyDecision(court.services, review!.id);
  expect(await weightOf(id)).toEqual({ priority: 'low', reason: 'The court has decided this filing.' });
});
