import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { typeLabeled } from '#domain/documentTypes/label';
import { say } from '#domain/messages/say';
import { cases } from '#server/db/schema/cases';
import { docketEntries } from '#server/db/schema/docket';
import { filings } from '#server/db/schema/filings';
import { rulings } from '#server/db/schema/rulings';
import { type SignedInCapacity, startTestServer, type TestServer } from '#server/testing/startTestServer';

let court: TestServer;
let count = 0;

beforeAll(async () => {
  court = await startTestServer();
  court.clock.now = new Date('2026-11-23T18:00:00Z');
});
afterAll(() => court.stop());

const as = (who: SignedInCapacity) => court.as(who);

async function motionIn(title: string, code: string, filed_on: string) {
  const court_id = court.services.config.court.id;
  const about = { court_id, case_type: 'Civil Complaint' as const, opened_on: '2026-01-05', title: 'Rowe v. Pike' };
  const case_number = `26CV${7000 + ++count}`;
  const judge_id = court.person('judge').person_id;
  const [made] = await court.db
    .insert(cases)
    .values({ ...about, case_number, judge_id })
    .returning();
  const [filing] = await court.db
    .insert(filings)
    .values({
      ...{ court_id, filed_by: court.person('attorney').person_id, case_id: made!.id, state: 'docketed' },
      ...{ doc_type: 'Motion', document_type: typeLabeled('Motion')!, title, priority: 'low' },
      ...{ document_name: 'Motion.pdf', priority_reason: say('not_analyzed'), received_at: new Date() },
    })
    .returning();
  await enter(made!.id, { code, filed_on, filing_id: filing!.id, kind: 'filing' });
  return { case_id: made!.id, filing_id: filing!.id, case_number };
}

async function enter(case_id: string, more: { code: string; filed_on: string; filing_id?: string; kind?: 'filing' }) {
  const number = (await court.db.$count(docketEntries, eq(docketEntries.case_id, case_id))) + 1;
  const description = say('docket.written', { text: 'Entry' });
  await court.db
    .insert(docketEntries)
    .values({ case_id, number, entered_at: new Date(), kind: 'order', description, ...more });
}

async function submit({ case_id, filing_id }: { case_id: string; filing_id: string }, on: string, due_on: string) {
  const judge_id = court.person('judge').person_id;
  await court.db.insert(rulings).values({
    ...{ court_id: court.services.config.court.id, case_id, filing_id, judge_id, prepared_by: judge_id },
    ...{ disposition: 'submitted', stage: 'final', submitted_on: on, clock: 'CA-90', due_on },
    ...{ prepared_at: new Date(), ruled_at: new Date() },
  });
}

describe('the list of submitted matters', () => {
  test('has age, clock, and authority, for the judge and for the administrator, and as a file', async () => {
    await submit(await motionIn('MOTION TO COMPEL', 'mtn_compel', '2026-07-01'), '2026-08-10', '2026-11-08');
    await submit(await motionIn('MOTION TO STRIKE', 'mtn_strike', '2026-10-01'), '2026-10-20', '2027-01-18');
    const own = (await as('judge').get('/rulings/matters/')).json();
    expect(own.data).toMatchObject([
      { motion: 'Motion to Compel', age_days: 105, disposition: 'submitted', clock: { tone: 'past', days_left: -15 } },
      { motion: 'Motion to Strike', age_days: 34, clock: { tone: 'calm' } },
    ]);
    expect(own.lists.map(({ id }: { id: string }) => id)).toEqual(['CA-90', 'CA-30-LIST']);
    const all = (await as('court_administrator').get('/rulings/matters/')).json();
    expect(all.judges).toMatchObject([{ total: 2, over_30: 2, over_60: 1, over_90: 1, past_due: 1 }]);
    const file = await as('court_administrator').get('/rulings/matters/csv/');
    expect(file.headers['content-disposition']).toContain('submitted-matters-2026-11-23.csv');
    expect(parse(file.body, { bom: true, columns: true })).toMatchObject([
      { motion: 'Motion to Compel', days: '105', last_day: '2026-11-08', status: 'Taken under submission' },
      { motion: 'Motion to Strike', days: '34' },
    ]);
    // A clerk reads those of the judges in whose chambers the clerk works: of none here.
    expect((await as('clerk').get('/rulings/matters/')).json().data).toEqual([]);
    expect((await as('attorney').get('/rulings/matters/')).statusCode).toBe(403);
  });
});

describe('a motion that the law decided', () => {
  const proposals = async (who: SignedInCapacity = 'clerk') => (await as(who).get('/rulings/by-law/')).json().data;

  test('is proposed after the last day, and docketed only when a person confirms it', async () => {
    const motion = await motionIn('MOTION FOR NEW TRIAL', 'mtn_new_trial', '2026-08-20');
    await enter(motion.case_id, { code: 'notice_entry', filed_on: '2026-09-09' });
    // The 75th day is November 23.
    expect(await proposals()).toEqual([]);
    court.clock.now = new Date('2026-11-24T18:00:00Z');
    const [found] = await proposals();
    expect(found).toMatchObject({
      ...{ filing_id: motion.filing_id, from: '2026-09-09', due_on: '2026-11-23', disposition: 'deemed_denied' },
      text: 'Motion for New Trial (Entry 1) denied by operation of law (CCP §§ 629(b), 660(c), 663a(b)).',
    });
    expect(await proposals('judge')).toHaveLength(1);
    expect(await court.db.$count(rulings, eq(rulings.filing_id, motion.filing_id))).toBe(0);
    const confirm = () => as('clerk').post(`/rulings/by-law/${motion.filing_id}/`, {});
    expect((await confirm()).json()).toMatchObject({ entry: 3 });
    expect((await confirm()).json().code).toBe('not_decided_by_law');
    expect(await proposals()).toEqual([]);
    const [stored] = await court.db.select().from(rulings).where(eq(rulings.filing_id, motion.filing_id));
    expect(stored).toMatchObject({ disposition: 'deemed_denied', stage: 'final' });
    const again = await as('judge').post('/rulings/', {
      ...{ filing_id: motion.filing_id, disposition: 'granted', version: 1 },
    });
    expect(again.json().code).toBe('already_ruled');
  });

  test('is counted from its filing without a notice of entry, and never after a ruling', async () => {
    const motion = await motionIn('MOTION FOR NEW TRIAL', 'mtn_new_trial', '2026-09-10');
    court.clock.now = new Date('2026-11-25T18:00:00Z');
    const its = async () =>
      (await proposals()).filter(({ filing_id }: { filing_id: string }) => filing_id === motion.filing_id);
    expect(await its()).toMatchObject([{ from: '2026-09-10', due_on: '2026-11-24' }]);
    const judge_id = court.person('judge').person_id;
    await court.db.insert(rulings).values({
      ...{ court_id: court.services.config.court.id, case_id: motion.case_id, filing_id: motion.filing_id, judge_id },
      ...{ disposition: 'granted', stage: 'final', prepared_by: judge_id },
      ...{ prepared_at: new Date(), ruled_at: new Date() },
    });
    expect(await its()).toEqual([]);
  });
});
