import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyDraw } from '#domain/cases/judgeDraw';
import { isCourtDay } from '#domain/courts/holidays/isCourtDay';
import { dateFiling } from '#domain/filingDates/dateFiling';
import { toMoment } from '#domain/hearings/courtTime';
import { listChains, verifyChain } from '#server/activity/verifyChain';
import { readServiceList } from '#server/cases/participants/readServiceList';
import { readCourt } from '#server/courts/readCourt';
import { readCourtDating } from '#server/courts/readCourtDating';
import { judgeAssignments, judgeRules } from '#server/db/schema/caseLife';
import { cases } from '#server/db/schema/cases';
import { courts } from '#server/db/schema/courts';
import { docketEntries } from '#server/db/schema/docket';
import { confirmations, corrections, filings } from '#server/db/schema/filings';
import { people } from '#server/db/schema/people';
import { reviews } from '#server/db/schema/reviews';
import { findFilingDate } from '#server/filings/findFilingDate';
import type { Actor } from '#server/kernel/actor';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { askForSampleFilings } from './askForSampleFilings.ts';
import { makeSampleFilings } from './makeSampleFilings.ts';
import { furtherCourts } from './plan/furtherCourts.ts';
import { plannedClerks } from './plan/people.ts';
import { momentOfEntry, momentOfFiling, planFilings } from './plan/planFilings.ts';
import { readPlan } from './readPlan.ts';
import { seedPlannedCourt } from './seedPlannedCourt.ts';
import { seedRooms } from './seedRooms.ts';

const today = '2026-11-21';
let court: TestServer;
const plan = () => readPlan(court.services.config, today);
beforeAll(async () => {
  court = await startTestServer();
  court.clock.now = new Date(`${today}T20:00:00Z`);
  await court.db.insert(courts).values(furtherCourts);
  await seedRooms(court.services);
  await seedPlannedCourt(court.services, plan());
});
afterAll(() => court.stop());

describe('the filings of the sample court', () => {
  test('are analyzed, decided, and docketed at their planned times', async () => {
    const all = planFilings(plan().cases);
    const elsewhere = all.findIndex(({ held }) => held.court_id === 'exemplar-district');
    const returned = all.findIndex(
      ({ document, held }) => document.corrected !== null && held.court_id === 'alder-superior',
    );
    for (const index of [0, 1, 2, elsewhere, returned]) {
      await makeSampleFilings(court.services, { today, from: index, to: index + 1 });
    }
    const { held, document } = all[0]!;
    const [first] = await court.db.select().from(filings).orderBy(filings.received_at).limit(1);
    expect(first).toMatchObject({ case_number: held.case_number, case_type: held.case_type, state: 'docketed' });
    expect(first!.analyzed_at!.toISOString().slice(0, 7)).toBe(document.filed_on.slice(0, 7));
    const [entry] = await court.db.select().from(docketEntries).where(eq(docketEntries.filing_id, first!.id));
    const known = await readCourtDating(court.db, court.clock.now, held.court_id);
    const { filed_on } = dateFiling(known, { at: first!.received_at });
    // Entries of the court's earlier system come before.
    const before = plan().entries.filter(
      (one) => one.held === held && momentOfEntry(one.entry) <= momentOfFiling(document),
    );
    expect(entry).toMatchObject({ filed_on, number: before.length + 1 });

    const texan = await court.db.select().from(filings).where(eq(filings.court_id, 'exemplar-district'));
    expect(texan).toMatchObject([{ jurisdiction: 'Texas', case_number: all[elsewhere]!.held.case_number }]);
    const [sent] = await court.db.select().from(reviews).where(eq(reviews.decision, 'returned'));
    expect(sent).toMatchObject({ state: 'effective' });
    expect(sent!.authority).toBeTruthy();
    const [corrected] = await court.db.select().from(filings).where(eq(filings.id, sent!.filing_id));
    expect(corrected).toMatchObject({ state: 'docketed' });
    expect(corrected!.resubmitted_at! > corrected!.received_at).toBe(true);
  });

  test('are reviewed by the deciding clerk, who confirms correct values and corrects others', async () => {
    await makeSampleFilings(court.services, { today, from: 3, to: 14 });
    const said = await court.db.select().from(confirmations);
    expect(said.length).toBeGreaterThan(5);
    for (const { filing_id, confirmed_by, confirmed_at } of said) {
      const [review] = await court.db.select().from(reviews).where(eq(reviews.filing_id, filing_id)).limit(1);
      expect(review!.decided_by).toBe(confirmed_by);
      expect(confirmed_at <= review!.decided_at).toBe(true);
    }
    for (const { machine_value, new_value } of await court.db.select().from(corrections)) {
      expect(machine_value).not.toBe(new_value);
    }
    const before = [said.length, await court.db.$count(corrections)];
    await makeSampleFilings(court.services, { today, from: 3, to: 14 });
    expect([await court.db.$count(confirmations), await court.db.$count(corrections)]).toEqual(before);
  });

  test('are filed on court days where the rules say so: none of all planned entries is dated wrong', async () => {
    const entries = await court.db
      .select({ entry: docketEntries, filing: filings })
      .from(docketEntries)
      .innerJoin(filings, eq(filings.id, docketEntries.filing_id));
    expect(entries.length).toBeGreaterThan(8);
    const ids = [...new Set(plan().cases.map(({ court_id }) => court_id))];
    const dating = new Map(
      await Promise.all(ids.map(async (id) => [id, await readCourtDating(court.db, court.clock.now, id)] as const)),
    );
    const wrong = (court_id: string, at: Date) => {
      const known = dating.get(court_id)!;
      const { filed_on } = dateFiling(known, { at });
      const moves = ['california_trial', 'texas_trial', 'illinois_trial'].includes(known.system);
      return moves && !isCourtDay(filed_on, known.calendar) ? [filed_on] : [];
    };
    for (const { entry, filing } of entries) {
      const [expected] = [
        await findFilingDate(court.db, await readCourt(court.db, court.clock.now, filing.court_id), filing),
      ];
      expect(entry.filed_on).toBe(expected!.date.filed_on);
    }
    const all = planFilings(plan().cases);
    const moments = all.map(({ held, document }) => ({
      court_id: held.court_id,
      at: toMoment({ date: document.filed_on, time: '10:00' }, dating.get(held.court_id)!.time_zone)!,
    }));
    expect(moments.length).toBeGreaterThan(1000);
    expect(moments.some(({ at }) => [0, 6].includes(at.getUTCDay()))).toBe(true);
    expect(moments.flatMap(({ court_id, at }) => wrong(court_id, at))).toEqual([]);
  });

  test('are created once, even if the job runs several times', async () => {
    const before = await court.db.$count(filings);
    await makeSampleFilings(court.services, { today, from: 0, to: 3 });
    expect(await court.db.$count(filings)).toBe(before);
  });

  test('leave no jobs behind, and a record with valid chains', async () => {
    const { rows } = await court.db.execute<{ n: number }>(`select count(*)::int as n from graphile_worker.jobs
      where task_identifier in ('analyze_filing', 'put_decision_in_force')`);
    expect(rows[0]!.n).toBe(0);
    const chains = await listChains(court.db);
    expect(chains).toContain('exemplar-district');
    for (const chain of chains) expect(await verifyChain(court.db, chain)).toMatchObject({ sound: true });
  });

  test('are counted while they are being created', async () => {
    const site = async () => (await court.as('visitor').get('/site/')).json().sample_court;
    expect(await site()).toBeNull();
    await askForSampleFilings(court.db, { today, from: 12, of: 12 });
    expect(await site()).toBeNull();
    await askForSampleFilings(court.db, { today, from: 5, of: 12 });
    expect(await site()).toEqual({ made: 5, of: 12 });
  });

  test('belong to cases whose judges, parties, and hearings exist immediately', async () => {
    const judged = and(eq(cases.court_id, 'alder-superior'), isNotNull(cases.judge_id));
    const opened = plan().cases.filter(({ awaits_opening }) => !awaits_opening);
    expect(await court.db.$count(cases)).toBe(opened.length);
    expect(await court.db.$count(cases, judged)).toBeGreaterThan(200);
    const { results } = (await court.with(await court.freshToken('clerk')).get('/scheduling/list-hearings/')).json();
    expect(results.admin_hearings.length).toBeGreaterThan(0);
  });

  test('are in cases with a service list: counsel at an email address, everyone else at an address', async () => {
    const [clerk] = await court.db
      .select({ person_id: people.id, full_name: people.full_name })
      .from(people)
      .where(eq(people.full_name, plannedClerks[0]));
    const viewer: Actor = {
      ...{ ...clerk!, capacity: 'clerk', role: 'clerk', court_id: 'alder-superior' },
      ...{ session_id: 'seed', address: '127.0.0.1', user_agent: null },
    };
    const listed = await court.db.select().from(cases).where(eq(cases.court_id, 'alder-superior'));
    const faults: string[] = [];
    for (const { id, case_number, title } of listed) {
      const { results } = await readServiceList(court.services, viewer, id);
      if (results.length === 0 || results.some(({ at }) => at === null)) faults.push(`${case_number} ${title}`);
    }
    expect(faults).toEqual([]);
  });

  test('are in cases that are assigned by the court’s rules, with the draws on record', async () => {
    const drawn = await court.db.select().from(judgeAssignments);
    expect(drawn.length).toBeGreaterThan(300);
    for (const { cards, seed, point, judge_id, judge_name } of drawn)
      expect(verifyDraw({ cards, seed, point, judge_id: judge_id ?? judge_name! })).toBe(true);
    const rules = await court.db.select().from(judgeRules);
    expect(new Set(drawn.map(({ rule_name }) => rule_name))).toEqual(new Set(rules.map(({ name }) => name)));
  });

  test('are on dockets with minute orders, whose clerk is on record', async () => {
    const minutes = await court.db.select().from(docketEntries).where(eq(docketEntries.code, 'minute_order'));
    expect(minutes.length).toBeGreaterThan(20);
    for (const { kind, entered_by, filing_id } of minutes) {
      expect(kind).toBe('hearing');
      expect(entered_by).not.toBeNull();
      expect(filing_id).toBeNull();
    }
  });
});
