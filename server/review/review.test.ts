import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { writeActivity } from '#contract/messages/writeMessages';
import type { ReviewOptions } from '#contract/review';
import { holidaysOf } from '#domain/courts/holidays/holidaysOf';
import { nextCourtDay, seekCourtDay } from '#domain/courts/holidays/isCourtDay';
import { dateInZone } from '#domain/days/dateInZone';
import { dayMs } from '#domain/days/days';
import { activities } from '#server/db/schema/activity';
import { attorneys } from '#server/db/schema/attorneys';
import { cases, parties } from '#server/db/schema/cases';
import { courtClosures } from '#server/db/schema/courtDays';
import { courts } from '#server/db/schema/courts';
import { docketEntries } from '#server/db/schema/docket';
import { analyses, extractedFields, filings } from '#server/db/schema/filings';
import { reviews } from '#server/db/schema/reviews';
import { addTo, fileAs } from '#server/testing/fileAs';
import { formOf } from '#server/testing/formOf';
import { aComplaint, anAnswer } from '#server/testing/papers';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { hurryJobs } from '#server/testing/workOffJobs';
import { applyDecision } from './applyDecision.ts';

let court: TestServer;
let second: ReturnType<TestServer['with']>;
let id: string;
beforeAll(async () => {
  court = await startTestServer({ jobs: true });
  second = court.with((await court.join('clerk', 'Second Clerk')).token);
});
afterAll(() => court.stop());
beforeEach(async () => {
  court.passSecond();
  id = await fileAs(court.as('attorney'));
});

const clerk = () => court.as('clerk');
const inTenDays = () => new Date(court.clock.now.getTime() + 10 * dayMs).toISOString().slice(0, 10);
const opening = { placement: { open: { case_type: 'Civil Complaint', number: 'next' } } };
const aReturn = () => ({
  decision: 'returned',
  reason_code: 'caption_wrong',
  reason: 'The caption names another defendant.',
  authority: 'Cal. Rules of Court, rule 2.111',
  correct_by: inTenDays(),
});
const options = async (): Promise<ReviewOptions> => (await clerk().get(`/review/${id}/`)).json();
const standing = async (who = court.as('attorney')) => (await who.get(`/documents/${id}/court-status/`)).json();
const decide = async (decision: object, who = clerk()) =>
  who.post(`/review/${id}/decision/`, { version: (await options()).version, ...decision });
const updateCurrentValues = (review_id: string) => applyDecision(court.services, review_id);
async function settle(decision: object) {
  const reply = await decide(decision);
  expect(reply.statusCode, reply.body).toBe(201);
  court.clock.now = new Date(court.clock.now.getTime() + 60_000);
  await updateCurrentValues(reply.json().hold.review_id);
}
const filingNow = async () => (await court.db.select().from(filings).where(eq(filings.id, id)))[0]!;
const noticesOf = async (who = court.as('attorney')) =>
  (await who.get('/notifications/'))
    .json()
    .results.map((notice: { kind: string; title: string; body: string }) => notice);

describe('the clerk’s queue', () => {
  const queued = async (query = '', who = clerk()) =>
    (await who.get(`/review/${query}`)).json().results.map((row: { id: string }) => row.id);

  test('lists pending filings, and no longer those that were decided', async () => {
    expect(await queued('?sort=age&page=1')).toContain(id);
    const reply = await decide({ decision: 'accepted', ...opening });
    expect(await queued('?sort=age')).not.toContain(id);
    const { holds } = (await clerk().get('/review/')).json();
    expect(holds).toMatchObject([{ filing_id: id, decision: 'accepted', by: 'Test clerk', mine: true }]);
    await updateCurrentValues(reply.json().hold.review_id);
    expect((await clerk().get('/review/')).json().holds).toEqual([]);
    expect(await queued('?state=decided')).toContain(id);
  });

  test('is sorted by priority and then age, and can be filtered by claim, type, and words', async () => {
    await court.db.update(filings).set({ priority: 'high', case_type: 'Probate' }).where(eq(filings.id, id));
    expect((await queued())[0]).toBe(id);
    expect((await queued('?sort=age')).at(-1)).toBe(id);
    expect(await queued('?case_type=Probate&claim=unclaimed&q=complaint')).toEqual([id]);
    expect(await queued('?q=nothing-of-that-name')).toEqual([]);
    await clerk().post(`/review/${id}/claim/`);
    expect(await queued('?claim=mine')).toEqual([id]);
    expect(await queued('?claim=unclaimed')).not.toContain(id);
  });

  test('counts the uncertain fields until someone reviews them', async () => {
    const doubts = async () =>
      (await clerk().get('/review/?sort=age&q=complaint')).json().results.find((row: { id: string }) => row.id === id)
        .doubts;
    const before = await doubts();
    const [analysis] = await court.db.select().from(analyses).where(eq(analyses.filing_id, id));
    await court.db
      .update(extractedFields)
      .set({ confidence: 0.6 })
      .where(and(eq(extractedFields.analysis_id, analysis!.id), eq(extractedFields.field, 'court')));
    expect(await doubts()).toBe(before + 1);
    await clerk().put(`/documents/edit/${id}/`, { court: 'Superior Court, County of Elsewhere' });
    expect(await doubts()).toBe(before);
  });

  test('shows nothing to a clerk of another court', async () => {
    await court.db
      .insert(courts)
      .values({ id: 'other', name: 'Other', level: 'State Court', jurisdiction: 'Texas', time_zone: 'UTC' })
      .onConflictDoNothing();
    const elsewhere = court.with((await court.join('clerk', `Elsewhere ${id}`, 'other')).token);
    expect(await queued('', elsewhere)).toEqual([]);
    expect((await elsewhere.get(`/review/${id}/`)).statusCode).toBe(404);
    expect((await elsewhere.post(`/review/${id}/decision/`, { version: 1, decision: 'accepted' })).statusCode).toBe(
      404,
    );
  });
});

describe('a claim', () => {
  test('excludes other clerks, who see the claimant’s name, until it is released', async () => {
    expect((await clerk().post(`/review/${id}/claim/`)).json().claim).toMatchObject({ by: 'Test clerk', mine: true });
    const refused = await second.post(`/review/${id}/claim/`);
    expect(refused.json()).toMatchObject({ code: 'claimed_by_another', details: { by: 'Test clerk' } });
    expect((await decide({ decision: 'accepted', ...opening }, second)).json().code).toBe('claimed_by_another');
    expect((await second.delete(`/review/${id}/claim/`)).json().code).toBe('not_claimed');
    expect((await clerk().delete(`/review/${id}/claim/`)).statusCode).toBe(200);
    expect((await second.post(`/review/${id}/claim/`)).statusCode).toBe(200);
    expect((await court.as('court_administrator').delete(`/review/${id}/claim/`)).statusCode).toBe(200);
  });

  test('goes to only one of two clerks who claim concurrently', async () => {
    const replies = await Promise.all([clerk(), second].map((one) => one.post(`/review/${id}/claim/`)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});

describe('a decision', () => {
  test('is held, notifies no one, and can be undone', async () => {
    const before = await noticesOf();
    const reply = await decide({ decision: 'accepted', ...opening });
    expect(reply.statusCode).toBe(201);
    expect(Date.parse(reply.json().hold.takes_effect_at) - Date.parse(reply.json().hold.decided_at)).toBe(60_000);
    expect(await standing()).toMatchObject({ state: 'received', reviews: [], case: null });
    expect(await noticesOf()).toEqual(before);
    const review = reply.json().hold.review_id;
    expect((await second.post(`/review/decisions/${review}/undo/`)).json().code).toBe('not_permitted');
    expect((await clerk().post(`/review/decisions/${review}/undo/`)).statusCode).toBe(200);
    await updateCurrentValues(review);
    expect(await standing()).toMatchObject({ state: 'received', reviews: [] });
    expect((await options()).may).toContain('accepted');
  });

  test('cannot be undone once it has taken effect, and takes effect once', async () => {
    const reply = await decide({ decision: 'accepted', ...opening });
    const review = reply.json().hold.review_id;
    await Promise.all([updateCurrentValues(review), updateCurrentValues(review)]);
    const entries = await court.db.select().from(docketEntries).where(eq(docketEntries.filing_id, id));
    expect(entries).toHaveLength(1);
    expect((await clerk().post(`/review/decisions/${review}/undo/`)).json().code).toBe('decision_in_force');
    expect(
      (await decide({ decision: 'rejected', reason_code: 'other', reason: 'x', authority: 'y' })).json().code,
    ).toBe('not_waiting');
  });

  test('by two clerks at the same time is recorded for only one of them', async () => {
    const { version } = await options();
    const body = { version, decision: 'accepted', ...opening };
    const replies = await Promise.all([clerk(), second].map((one) => one.post(`/review/${id}/decision/`, body)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const held = await court.db
      .select()
      .from(reviews)
      .where(and(eq(reviews.filing_id, id), eq(reviews.state, 'held')));
    expect(held).toHaveLength(1);
  });

  test('on an older version is rejected with what changed', async () => {
    await court.as('attorney').put(`/documents/edit/${id}/`, { amount: '12.00' });
    const reply = await clerk().post(`/review/${id}/decision/`, { version: 1, decision: 'accepted', ...opening });
    expect(reply.json()).toMatchObject({ code: 'changed_meanwhile', details: { changed: [{ field: 'amount' }] } });
  });

  const meanwhile: [string, () => Promise<unknown>][] = [
    ['corrected', () => clerk().put(`/documents/edit/${id}/`, { amount: '13.00' })],
    [
      'added to',
      () => {
        court.passSecond();
        return addTo(clerk(), id, [['supporting_document', 'Exhibit A', 'Exhibit A.txt']]);
      },
    ],
  ];
  test.each(meanwhile)('lapses when the filing is %s before it takes effect', async (_what, change) => {
    const reply = await decide({ decision: 'accepted', ...opening });
    await change();
    await updateCurrentValues(reply.json().hold.review_id);
    expect((await standing()).case).toBeNull();
    const [review] = await court.db.select().from(reviews).where(eq(reviews.filing_id, id));
    expect(review!.state).toBe('revoked');
  });

  test('takes effect automatically when its hold ends', async () => {
    await decide({ decision: 'accepted', ...opening });
    await hurryJobs(court.db);
    await expect.poll(async () => (await filingNow()).state, { timeout: 15_000 }).toBe('docketed');
  });

  test.each([
    ['a return without anything', { decision: 'returned' }, ['reason_code', 'reason', 'authority', 'correct_by']],
    ['a rejection without reason', { decision: 'rejected', authority: 'x' }, ['reason_code']],
    ['another court’s reason', { decision: 'returned', reason_code: 'untimely', authority: 'x' }, ['reason_code']],
    ['a date that is none', { decision: 'returned', correct_by: 'soon' }, ['correct_by']],
    ['a case that is not there', { decision: 'accepted', placement: { join: crypto.randomUUID() } }, ['placement']],
    ['a new case of no type', { decision: 'accepted' }, ['placement']],
  ])('is rejected with errors at its fields: %s', async (_what, decision, fields) => {
    const reply = await decide(decision);
    expect(reply.json().code).toBe('invalid_input');
    const named = reply.json().details.fields.map(({ field }: { field: string }) => field);
    expect(named).toEqual(expect.arrayContaining(fields));
  });

  test('to reject is not permitted where the court’s clerks may only return', async () => {
    const court_id = court.services.config.court.id;
    await court.db.update(courts).set({ jurisdiction: 'Texas' }).where(eq(courts.id, court_id));
    try {
      expect((await options()).policy).toMatchObject({ permitted: ['accepted', 'returned'] });
      const reply = await decide({ ...aReturn(), decision: 'rejected', reason_code: 'illegible' });
      expect(reply.json().details.fields[0].field).toBe('decision');
    } finally {
      await court.db.update(courts).set({ jurisdiction: 'California' }).where(eq(courts.id, court_id));
    }
  });
});

describe('in a federal court', () => {
  const court_id = () => court.services.config.court.id;
  const sit = (court: object) => (db: TestServer['db']) =>
    db.update(courts).set(court).where(eq(courts.id, court_id()));
  const district = sit({ level: 'Federal Court', name: 'United States District Court' });
  const home = sit({ level: 'State Court', name: 'Superior Court, County of Alder', jurisdiction: 'California' });
  afterAll(() => home(court.db));

  test('no filing is returned or rejected for its form', async () => {
    await district(court.db);
    expect(await options()).toMatchObject({
      may: ['accepted'],
      policy: { permitted: ['accepted'], deficiency: { authority: 'Fed. R. Civ. P. 5(d)(4)' } },
    });
    for (const decision of ['returned', 'rejected']) {
      const reply = await decide({ ...aReturn(), decision });
      expect(reply.json().details.fields[0].field, decision).toBe('decision');
    }
    await home(court.db);
  });

  test('a defective filing is docketed, followed by a deficiency notice that is sent to the filer', async () => {
    await district(court.db);
    await settle({
      ...opening,
      decision: 'accepted',
      deficiency: true,
      reason_code: 'unsigned',
      reason: 'The signature line is empty.',
      authority: 'Fed. R. Civ. P. 11(a)',
      correct_by: inTenDays(),
    });
    const now = await standing();
    expect(now).toMatchObject({
      state: 'docketed',
      docket_number: 1,
      can_correct: false,
      reviews: [{ decision: 'accepted', deficiency: true, authority: 'Fed. R. Civ. P. 11(a)' }],
    });
    const { results } = (await court.as('attorney').get(`/cases/${now.case.id}/docket/`)).json();
    const entry = results.find(({ kind }: { kind: string }) => kind === 'notice');
    expect(entry).toMatchObject({ number: 2, filing_id: null });
    expect(entry.description).toMatch(
      /^CLERK’S NOTICE of deficiency re entry 1: The document is not signed\. The signature line is empty\. .*Corrected document due/,
    );
    const [notice] = await noticesOf();
    expect(notice).toMatchObject({ kind: 'filing_accepted', title: 'Filing accepted with a deficiency notice' });
    expect(notice!.body).toMatch(/entry 2.*The signature line is empty\..*the judge, who may strike it by order/s);
    await home(court.db);
  });

  test('California courts send such a notice about a cover sheet alone', async () => {
    const reply = await decide({ ...aReturn(), ...opening, decision: 'accepted', deficiency: true });
    expect(reply.json().details.fields[0].field).toBe('reason_code');
  });
});

test('a return in Illinois states the motion under Rule 9(d) and its last day', async () => {
  const court_id = court.services.config.court.id;
  await court.db.update(courts).set({ jurisdiction: 'Illinois' }).where(eq(courts.id, court_id));
  try {
    await settle(aReturn());
    const [notice] = await noticesOf();
    expect(notice!.body).toMatch(/within 5 court days of this notice/);
    expect(notice!.body).toMatch(/The last day for the motion is [A-Z][a-z]{2} \d{1,2}, \d{4}\./);
    expect(notice!.body).toMatch(/Correct it by [A-Z][a-z]{2} \d{1,2}, \d{4}, 11:59 PM/);
    expect(notice!.body, 'no second form of a date').not.toMatch(/\d\/\d/);
  } finally {
    await court.db.update(courts).set({ jurisdiction: 'California' }).where(eq(courts.id, court_id));
  }
});

describe('an accepted filing', () => {
  test('opens a case with the next number, its parties, and counsel, and is its first docket entry', async () => {
    const { person_id } = court.person('attorney');
    await court.db
      .insert(attorneys)
      .values({
        court_id: court.services.config.court.id,
        person_id,
        full_name: 'Test attorney',
        bar_number: 'T-77',
        status: 'Active',
        type: 'Private Attorney',
        active_cases: 0,
      })
      .onConflictDoNothing();
    await settle({ decision: 'accepted', ...opening });
    const now = await standing();
    expect(now).toMatchObject({
      state: 'docketed',
      envelope: { state: 'accepted', filings: 1 },
      docket_number: 1,
      reviews: [{ decision: 'accepted', decided_by: 'Test clerk' }],
    });
    const whole = (await court.as('attorney').get(`/cases/${now.case.id}/`)).json();
    expect(whole).toMatchObject({ status: 'open', case_type: 'Civil Complaint', filings: 1 });
    expect(whole.case_number).toMatch(/^\d\dCV\d{6}$/);
    const read = await filingNow();
    expect(whole.parties.map(({ full_name, role }: { full_name: string; role: string }) => [full_name, role])).toEqual([
      ...read.plaintiffs.map((name) => [name, 'Plaintiff']),
      ...read.defendants.map((name) => [name, 'Defendant']),
    ]);
    expect(whole.parties[0].counsel_bar_number).toBeTruthy();
    const docket = (await court.as('attorney').get(`/cases/${now.case.id}/docket/`)).json();
    expect(docket.results).toMatchObject([{ number: 1, kind: 'filing', filing_id: id }]);
    const [notice] = await noticesOf();
    expect(notice).toMatchObject({ kind: 'filing_accepted', href: `/filings/${id}` });
    expect(notice.body).toContain(whole.case_number);
  });

  test('assigns numbers without gaps under concurrent acceptances', async () => {
    const others = [id, await fileAs(court.as('attorney')), await fileAs(court.as('attorney'))];
    const holds = await Promise.all(
      others.map(async (one) => {
        const body = {
          version: 1,
          decision: 'accepted',
          placement: { open: { case_type: 'Probate', title: 'Estate of Robin Exemplar' } },
        };
        return (await clerk().post(`/review/${one}/decision/`, body)).json().hold.review_id;
      }),
    );
    await Promise.all(holds.map(updateCurrentValues));
    const opened = await court.db.select().from(cases).where(eq(cases.case_type, 'Probate'));
    const numbers = opened.map(({ case_number }) => Number(case_number.slice(-5))).sort((a, b) => a - b);
    expect(numbers).toEqual([1, 2, 3]);
  });

  test('joins the case that its number and parties identify', async () => {
    const court_id = court.services.config.court.id;
    const [known] = await court.db
      .insert(cases)
      .values({
        court_id,
        case_number: '26CV00398',
        title: 'P v. S',
        case_type: 'Civil Complaint',
        opened_on: '2026-01-05',
      })
      .returning();
    await court.db.insert(parties).values([
      { case_id: known!.id, full_name: 'Jordan Placeholder', role: 'Plaintiff', position: 0 },
      { case_id: known!.id, full_name: 'Sample Builders, LLC', role: 'Defendant', position: 1 },
    ]);
    id = await fileAs(court.as('attorney'), [['main_document', anAnswer(), 'Answer.pdf']]);
    expect((await options()).placement.found).toMatchObject({ case_number: '26CV00398' });
    await settle({ decision: 'accepted' });
    expect(await standing()).toMatchObject({ state: 'docketed', case: { id: known!.id }, docket_number: 1 });
    await court.as('attorney').put(`/documents/edit/${id}/`, { case_number: '' });
    expect((await filingNow()).case_id, 'what the paper says moves it no more').toBe(known!.id);
  });

  describe('whose number belongs to an existing case', () => {
    let known: string;
    const open = (more: object = {}) => ({
      decision: 'accepted',
      placement: { open: { case_type: 'Probate', number: 'next', title: 'Estate of Robin Exemplar', ...more } },
    });
    const problemsOf = async (decision: object) =>
      (await decide(decision)).json().details.fields.map(({ field }: { field: string }) => field);
    beforeEach(async () => {
      const number = `26PR${String(court.clock.now.getTime() % 100_000).padStart(5, '0')}`;
      const [added] = await court.db
        .insert(cases)
        .values({
          court_id: court.services.config.court.id,
          case_number: number,
          title: 'Estate of Robin Exemplar',
          case_type: 'Probate',
          opened_on: '2026-01-05',
        })
        .returning();
      known = added!.id;
      await court.db
        .insert(parties)
        .values({ case_id: known, full_name: 'R. Exemplar', role: 'Decedent', position: 0 });
      await court.as('attorney').put(`/documents/edit/${id}/`, { case_number: number });
    });

    test('is proposed for that case, with a warning when its caption names other parties', async () => {
      expect((await options()).placement).toMatchObject({
        found: { id: known, parties: ['R. Exemplar'], parties_match: false },
        unknown_number: null,
      });
      expect(await problemsOf({ decision: 'accepted' }), 'never by itself').toEqual(['placement']);
    });

    test('opens no second case without a reason, which is recorded', async () => {
      const before = await court.db.$count(cases);
      expect(await problemsOf(open())).toEqual(['duplicate_reason']);
      expect(await problemsOf(open({ duplicate_reason: '  ' }))).toEqual(['duplicate_reason']);
      expect(await problemsOf(open({ number: 'paper', duplicate_reason: 'x' }))).toEqual(['placement']);
      expect(await court.db.$count(cases)).toBe(before);
      await settle(open({ duplicate_reason: 'The number was mistyped.' }));
      const { case: opened } = await standing();
      expect(opened.id).not.toBe(known);
      expect((await filingNow()).case_number, 'lists show the number of its case').toBe(opened.case_number);
      const [line] = await court.db.select().from(activities).where(eq(activities.subject_id, opened.id));
      expect(writeActivity(line!).description).toContain('The number was mistyped.');
    });

    test('joins that case despite different parties if the clerk confirms', async () => {
      await settle({ decision: 'accepted', placement: { join: known } });
      expect((await standing()).case.id).toBe(known);
    });

    test('lapses if the case is opened while the decision is on hold', async () => {
      await court.as('attorney').put(`/documents/edit/${id}/`, { case_number: '26PR99001' });
      const reply = await decide(open());
      await court.db.insert(cases).values({
        ...{ court_id: court.services.config.court.id, case_number: '26-PR-99001', title: 'Estate of Model' },
        ...{ case_type: 'Probate' as const, opened_on: '2026-01-05' },
      });
      await updateCurrentValues(reply.json().hold.review_id);
      expect(await standing()).toMatchObject({ state: 'received', case: null });
    });
  });

  test('that names no party opens a case only under a title that the clerk enters', async () => {
    await court.as('attorney').put(`/documents/edit/${id}/`, { plaintiffs: '', defendants: '' });
    expect((await options()).placement.title).toBeNull();
    const refused = await decide({ decision: 'accepted', ...opening });
    expect(refused.json().details.fields[0].field).toBe('title');
    const open = { case_type: 'Probate', title: 'Estate of Robin Exemplar' };
    await settle({ decision: 'accepted', placement: { open } });
    expect((await standing()).case.title).toBe('Estate of Robin Exemplar');
  });

  test('opens a case of the category that the clerk chooses, whose letters its number has', async () => {
    const placement = { open: { case_type: 'Civil Complaint', category: 'california.cm010.31' } };
    await settle({ decision: 'accepted', placement });
    const { id: case_id } = (await standing()).case;
    const whole = (await clerk().get(`/cases/${case_id}/`)).json();
    expect(whole.category).toEqual({ id: 'california.cm010.31', code: '31', label: 'Unlawful detainer – commercial' });
    expect(whole.case_number).toMatch(/^\d\dUD\d{6}$/);
  });

  test('opens a case at the level of its category, with the authority on record', async () => {
    const open = { case_type: 'Family Law', category: 'california.fl.adp', title: 'Adoption of J.R.' };
    await settle({ decision: 'accepted', placement: { open } });
    const { id: case_id } = (await standing()).case;
    const access = (await clerk().get(`/cases/${case_id}/access/`)).json();
    expect(access).toMatchObject({
      level: 'parties',
      usual: 'parties',
      changes: [{ basis: 'default', changed_by: null }],
    });
  });

  test('opens a case whose title follows the category that the clerk chooses', async () => {
    const titled = async (query: string) =>
      (await clerk().get(`/review/${id}/case-title/?case_type=${query}`)).json().title;
    const civil = await titled('Civil%20Complaint');
    expect(civil).toBe((await options()).placement.title);
    expect(civil).toContain(' v. ');
    const marriage = await titled('Family%20Law&category=california.fl.diss');
    expect(marriage).toMatch(/^In re Marriage of /);
    expect((await court.as('attorney').get(`/review/${id}/case-title/?case_type=Probate`)).statusCode).toBe(403);
    const open = { case_type: 'Family Law', category: 'california.fl.diss' };
    await settle({ decision: 'accepted', placement: { open } });
    expect((await standing()).case.title).toBe(marriage);
  });

  test('needs a category where the number depends on it, and one of the case type', async () => {
    const open = (opening: object) => decide({ decision: 'accepted', placement: { open: opening } });
    const field = async (reply: ReturnType<typeof open>) => (await reply).json().details.fields[0];
    const title = 'People v. Doe';
    expect(await field(open({ case_type: 'Criminal', title }))).toMatchObject({ field: 'category' });
    const wrong = { case_type: 'Criminal', category: 'california.pr.de', title };
    expect((await field(open(wrong))).message).toContain('is a category of Probate cases');
    await settle({
      decision: 'accepted',
      placement: { open: { case_type: 'Criminal', category: 'california.cr.fe', title } },
    });
    expect((await standing()).case.case_number).toMatch(/^\d\dFE\d{6}$/);
  });

  test('keeps the number on the document if the clerk confirms', async () => {
    await court.as('attorney').put(`/documents/edit/${id}/`, { case_number: '19CV99999' });
    await settle({ decision: 'accepted', placement: { open: { case_type: 'Civil Complaint', number: 'paper' } } });
    expect((await standing()).case.case_number).toBe('19CV99999');
  });
});

describe('a filing', () => {
  test('received on a day closed by order is filed on the next court day', async () => {
    const received = dateInZone((await filingNow()).received_at, court.services.config.court.time_zone);
    const court_id = court.services.config.court.id;
    const [closure] = await court.db
      .insert(courtClosures)
      .values({ court_id, closed_on: received, name: 'Courthouse flooded', order_citation: 'General Order 26-14' })
      .returning({ id: courtClosures.id });
    await settle({ decision: 'accepted', ...opening });
    await court.db.delete(courtClosures).where(eq(courtClosures.id, closure!.id));
    const [entry] = await court.db.select().from(docketEntries).where(eq(docketEntries.filing_id, id));
    const calendar = holidaysOf({ level: 'State Court', jurisdiction: 'California' });
    expect(entry!.filed_on).toBe(nextCourtDay(received, calendar));
  });
});

describe('a returned filing', () => {
  const correct = async (paper: string | Buffer, name = 'Corrected.txt', who = court.as('attorney')) => {
    const form = await formOf(['main_document', paper, name]);
    return who.put(`/documents/${id}/correction/`, form.payload, form.headers);
  };
  const readAgain = () =>
    expect
      .poll(async () => (await court.as('attorney').get(`/documents/${id}/`)).json().analysis_state, {
        timeout: 20_000,
      })
      .toBe('done');

  test('states the reason, the rule, and the deadline; once corrected, it returns to the queue, and both times stay on record', async () => {
    const first = (await filingNow()).received_at.toISOString();
    await settle(aReturn());
    expect(await standing()).toMatchObject({
      state: 'returned',
      can_correct: true,
      envelope: { state: 'returned' },
      reviews: [{ reason_code: 'caption_wrong', authority: 'Cal. Rules of Court, rule 2.111' }],
    });
    const [notice] = await noticesOf();
    expect(notice).toMatchObject({ kind: 'filing_returned' });
    expect(notice.body).toContain('The caption names another defendant.');

    expect((await correct(aComplaint(), 'Same.pdf')).json().code).toBe('correction_unchanged');
    expect((await correct('x', 'x.txt', court.as('self_represented'))).statusCode).toBe(404);
    expect((await correct('x', 'x.txt', clerk())).json().code).toBe('not_permitted');

    court.clock.now = new Date(court.clock.now.getTime() + 3_600_000);
    const reply = await correct('SUPERIOR COURT OF CALIFORNIA\nCOUNTY OF ALDER\n\nCOMPLAINT\n\nCorrected.');
    expect(reply.json()).toMatchObject({ version: 2 });
    await readAgain();
    const again = await standing();
    expect(again).toMatchObject({ state: 'received', received_at: first, can_correct: false });
    expect(again.resubmitted_at).toBe(court.clock.now.toISOString());
    expect((await court.as('attorney').get(`/documents/${id}/`)).json().documents[0]).toMatchObject({
      title: 'Corrected.txt',
      version: 2,
    });

    const titled = { open: { ...opening.placement.open, title: 'Doe v. Roe' } };
    await settle({ decision: 'accepted', placement: titled });
    const [entry] = await court.db.select().from(docketEntries).where(eq(docketEntries.filing_id, id));
    const zone = court.services.config.court.time_zone;
    const received = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date(first));
    const calendar = holidaysOf({ level: 'State Court', jurisdiction: 'California' });
    expect(entry!.filed_on).toBe(seekCourtDay(received, calendar, 1));
    expect((await standing()).reviews.map(({ decision }: { decision: string }) => decision)).toEqual([
      'returned',
      'accepted',
    ]);
  });

  test('cannot be corrected after the deadline', async () => {
    await settle(aReturn());
    const before = court.clock.now;
    court.clock.now = new Date(before.getTime() + 12 * dayMs);
    const late = court.with(await court.freshToken('attorney'));
    expect((await standing(late)).can_correct).toBe(false);
    expect((await correct('x', 'x.txt', late)).json().code).toBe('correction_too_late');
    court.clock.now = before;
  });

  test('that was never returned accepts no correction', async () => {
    expect((await correct('x')).json().code).toBe('not_returned');
  });
});

describe('a rejected filing', () => {
  test('states its reason and authority, and is final', async () => {
    await settle({
      decision: 'rejected',
      reason_code: 'wrong_court',
      reason: 'File it in Birch County.',
      authority: 'Code Civ. Proc. § 395',
    });
    expect(await standing()).toMatchObject({ state: 'rejected', envelope: { state: 'rejected' }, can_correct: false });
    const [notice] = await noticesOf();
    expect(notice).toMatchObject({ kind: 'filing_rejected' });
    expect(notice.body).toContain('Code Civ. Proc. § 395');
  });
});

describe('a returned filing whose correction deadline has passed', () => {
  const at = () => court.with(clerkLater);
  let clerkLater: string;
  let before: Date;
  const lapse = async () => {
    await settle(aReturn());
    before = court.clock.now;
    court.clock.now = new Date(before.getTime() + 12 * dayMs);
    clerkLater = await court.freshToken('clerk');
  };
  const optionsLater = async () => (await at().get(`/review/${id}/`)).json();
  const settleLater = async (decision: object) => {
    const { version } = await optionsLater();
    const reply = await at().post(`/review/${id}/decision/`, { version, ...decision });
    expect(reply.statusCode, reply.body).toBe(201);
    await updateCurrentValues(reply.json().hold.review_id);
  };
  afterEach(() => {
    court.clock.now = before;
  });

  test('can be accepted as is by the clerk', async () => {
    await settle(aReturn());
    expect((await options()).may, 'not before').toEqual([]);
    before = court.clock.now;
    court.clock.now = new Date(before.getTime() + 12 * dayMs);
    clerkLater = await court.freshToken('clerk');
    const now = await optionsLater();
    expect(now).toMatchObject({ may: ['accepted', 'returned', 'rejected'], lapsed_at: expect.any(String) });
    await settleLater({ decision: 'accepted', ...opening });
    expect((await filingNow()).state).toBe('docketed');
  });

  test('can be rejected with a reason and authority', async () => {
    await lapse();
    const bare = { decision: 'rejected', reason_code: 'caption_wrong', authority: 'Rule 2.111' };
    const { version } = await optionsLater();
    const refused = await at().post(`/review/${id}/decision/`, { version, ...bare });
    expect(refused.json().details.fields).toEqual([{ field: 'reason', message: 'Tell the filer why it is rejected.' }]);
    await settleLater({ ...bare, reason: 'Not corrected in time.' });
    expect((await filingNow()).state).toBe('rejected');
  });

  test('can be given more time, of which the filer is notified, and leaves the clerk’s list', async () => {
    await lapse();
    const lapsed = async () =>
      (await at().get('/dashboard/')).json().counts.find(({ kind }: { kind: string }) => kind === 'lapsed')?.count ?? 0;
    const waiting = await lapsed();
    expect(waiting).toBeGreaterThan(0);
    await settleLater({ ...aReturn() });
    expect((await filingNow()).state).toBe('returned');
    const later = court.with(await court.freshToken('attorney'));
    expect(await standing(later)).toMatchObject({ state: 'returned', can_correct: true });
    const [notice] = (await later.get('/notifications/')).json().results;
    expect(notice.title).toBe('More time to correct');
    expect(await lapsed()).toBe(waiting - 1);
  });
});
