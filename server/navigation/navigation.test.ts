import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ScreenCount } from '#contract/navigation';
import { accessRequests } from '#server/db/schema/apiAccess';
import { attorneyClaims } from '#server/db/schema/attorneyClaims';
import { fillRecord } from '#server/testing/fillRecord';
import { type SignedInCapacity, startTestServer, type TestServer } from '#server/testing/startTestServer';

let court: TestServer;

/** A Tuesday morning on which someone of each role has something to do. */
beforeAll(async () => {
  court = await startTestServer();
  court.clock.now = new Date('2026-03-17T16:00:00Z');
  const court_id = court.services.config.court.id;
  const record = fillRecord(court);
  const open = await record.case('26CV00431', { judge_id: court.person('judge').person_id });
  await record.counsel(court.person('attorney').person_id, open.id);
  await record.filing('self_represented');
  await record.filing('self_represented');
  const motion = { doc_type: 'Motion', document_type: 'motion' as const };
  await record.filing('self_represented', { ...motion, case_id: open.id, state: 'docketed' });
  const returned = await record.filing('attorney', { state: 'returned' });
  await record.review(returned.id, { correct_by: new Date('2026-03-20T00:00:00Z') });
  await record.hearing('2026-04-21', { status: 'requested' });
  await record.hearing('2026-04-20');
  await record.deadline(open.id, '2026-03-19', { action: 'Opposition' });
  await record.deadline(open.id, '2026-05-19');
  const person_id = court.person('self_represented').person_id;
  await court.db.insert(attorneyClaims).values({ court_id, person_id, bar_number: '7', created_at: court.clock.now });
  await court.db.insert(accessRequests).values({
    ...{ court_id, kind: 'request', requested_by: court.person('clerk').person_id },
    ...{ email: 'dana@court.gov', reason: 'Our case system', scopes: [] },
  });
});
afterAll(() => court.stop());

async function countsOf(who: SignedInCapacity) {
  const session = court.with(await court.freshToken(who));
  const reply = await session.get('/navigation/counts/');
  expect(reply.statusCode, reply.body).toBe(200);
  const { counts }: { counts: ScreenCount[] } = reply.json();
  return Object.fromEntries(counts.map(({ screen, count }) => [screen, count]));
}

describe('the numbers in the side navigation', () => {
  test.each<[SignedInCapacity, Record<string, number>]>([
    ['attorney', { 'case-processing': 1, deadlines: 1 }],
    ['self_represented', { deadlines: 1 }],
    ['clerk', { review: 2, calendar: 1, people: 1 }],
    ['judge', { 'judge-dashboard': 1, deadlines: 1 }],
    ['court_administrator', { review: 2, people: 2, 'api-access': 1 }],
    ['it_personnel', {}],
    ['pending_judge', {}],
  ])('for the %s are the work on their screens', async (who, counts) => {
    expect(await countsOf(who)).toEqual(counts);
  });

  test('match the dashboard', async () => {
    const kinds = {
      judge: { signature: 'judge-dashboard', deadline: 'deadlines' },
      attorney: { returned: 'case-processing', deadline: 'deadlines' },
    };
    for (const [who, pairs] of Object.entries(kinds) as ['judge' | 'attorney', Record<string, string>][]) {
      const session = court.with(await court.freshToken(who));
      const { counts } = (await session.get('/dashboard/')).json();
      const own = await countsOf(who);
      for (const [kind, screen] of Object.entries(pairs)) {
        expect(own[screen], kind).toBe(counts.find((one: { kind: string }) => one.kind === kind).count);
      }
    }
  });

  test('are not for visitors', async () => {
    expect((await court.as('visitor').get('/navigation/counts/')).statusCode).toBe(401);
  });
});
