import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CaseSequence } from '#contract/caseNumbers';
import type { CaseType } from '#domain/courts/choices';
import { cases, parties } from '#server/db/schema/cases';
import { courtPacks, courtPackVersions } from '#server/db/schema/courtPacks';
import { courts } from '#server/db/schema/courts';
import { caseCounters, caseSequences } from '#server/db/schema/docket';
import { findPack } from '#server/packs/findPack';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { takeCaseNumber } from './takeCaseNumber.ts';

let court: TestServer;
let court_id: string;
beforeAll(async () => {
  court = await startTestServer();
  court_id = court.services.config.court.id;
});
afterAll(() => court.stop());
beforeEach(async () => {
  for (const table of [caseSequences, caseCounters, courtPackVersions, courtPacks]) await court.db.delete(table);
  await court.db.delete(parties);
  await court.db.delete(cases);
});

const opened_on = '2026-03-02';
const aCase = (case_number: string, case_type: CaseType = 'Civil Complaint') => ({
  ...{ court_id, case_number, case_type, opened_on, title: `Case ${case_number}` },
});
const take = (case_type: CaseType = 'Civil Complaint', category: string | null = null) =>
  court.db.transaction((tx) => takeCaseNumber(tx, court_id, { case_type, category, opened_on }));

describe('the number of a new case', () => {
  test('comes from the sequence of its letters', async () => {
    expect(await take()).toBe('26CV000001');
    expect(await take()).toBe('26CV000002');
    expect(await take('Probate')).toBe('26PR000001');
    expect(await take('Civil Complaint', 'california.cm010.32')).toBe('26UD000001');
  });

  test('continues the numbers that were assigned before the court had number formats', async () => {
    await court.db
      .insert(caseCounters)
      .values({ court_id, year: 2026, case_type: 'Civil Complaint', last_number: 431 });
    expect(await take()).toBe('26CV000432');
    expect(await take()).toBe('26CV000433');
  });

  test('is not one that an imported case has, however that is written', async () => {
    await court.db.insert(cases).values([aCase('26-CV-000001'), aCase('26CV000002')]);
    expect(await take()).toBe('26CV000003');
  });

  test('is assigned once and without gaps when many cases are opened at the same time', async () => {
    const numbers = await Promise.all(Array.from({ length: 8 }, () => take()));
    expect([...numbers].sort()).toEqual(Array.from({ length: 8 }, (_, n) => `26CV00000${n + 1}`));
  });

  test('is given back when the case is not opened after all', async () => {
    const failing = court.db.transaction(async (tx) => {
      await takeCaseNumber(tx, court_id, { case_type: 'Civil Complaint', category: null, opened_on });
      throw new Error('not opened');
    });
    await expect(failing).rejects.toThrow('not opened');
    expect(await take()).toBe('26CV000001');
  });

  test('is not assigned where the category decides and none is chosen, or where the court creates none', async () => {
    expect(await take('Criminal')).toEqual({ problem: 'category_needed' });
    const name = 'Specimen Immigration Court';
    const [before] = await court.db.select().from(courts).where(eq(courts.id, court_id));
    await court.db.update(courts).set({ name }).where(eq(courts.id, court_id));
    expect(await take('Immigration')).toEqual({ problem: 'given' });
    await court.db.update(courts).set({ name: before!.name }).where(eq(courts.id, court_id));
  });
});

describe('the next number of a sequence', () => {
  const admin = () => court.as('court_administrator');
  const list = async (): Promise<CaseSequence[]> => (await admin().get('/settings/case-numbers/')).json().sequences;
  const civil = async () => (await list()).find(({ letters }) => letters === 'CV')!;
  const set = async (next: number, current?: number) =>
    admin().put('/settings/case-numbers/', {
      ...{ format_id: 'ca-sup-default', letters: 'CV', next },
      current: current ?? (await civil()).next,
    });

  test('is shown as the court writes it, and taken by the next case', async () => {
    await take();
    const year = new Date(court.clock.now).getUTCFullYear();
    expect(await civil()).toMatchObject({ format: 'Superior courts (general form)', period: year });
    expect((await civil()).number).toMatch(/^\d\dCV\d{6}$/);
  });

  test('can be raised, but not lowered', async () => {
    const raised = await set(1000);
    expect(raised.json()).toMatchObject({ message: 'Next number set', sequence: { next: 1000 } });
    const lowered = await set(999);
    expect(lowered.statusCode).toBe(400);
    expect(lowered.json().details.fields[0].message).toContain('greater than 1000');
    expect((await civil()).next).toBe(1000);
  });

  test('is not changed on top of a number that the administrator did not see', async () => {
    const reply = await set(2000, 7);
    expect(reply.json().code).toBe('changed_meanwhile');
    expect((await civil()).next).toBe(1);
  });
});

describe('the category of a case', () => {
  const clerk = () => court.as('clerk');

  test('names the form of the title, which follows it unless the clerk chose the title', async () => {
    const titled = { ...aCase('26PR000778'), case_type: 'Probate' as const, title: 'Matter of Roe' };
    const [held] = await court.db.insert(cases).values(titled).returning();
    const ward = { role: 'Conservatee', role_id: 'conservatee', kind: 'person' as const, position: 0 };
    await court.db.insert(parties).values({ case_id: held!.id, full_name: 'Jamie Roe', ...ward });
    const change = async (category: string, version: number) =>
      (await clerk().put(`/cases/${held!.id}/category/`, { version, category })).json().case;
    const of = async (form: string) =>
      (await findPack(court.db, held!.court_id)).pack.categories.find(
        ({ title, case_type, active }) => title === form && case_type === 'Probate' && active,
      )!.id;
    expect((await change(await of('conservatorship'), 1)).title).toBe('Conservatorship of Jamie Roe');
    expect((await change(await of('guardianship'), 2)).title).toBe('Guardianship of Jamie Roe');
    await court.db.update(cases).set({ title_is_set: true, title: 'Roe' }).where(eq(cases.id, held!.id));
    expect((await change(await of('conservatorship'), 3)).title).toBe('Roe');
  });

  test('is chosen among those of its type, shown, filtered by, and recorded', async () => {
    const [held] = await court.db.insert(cases).values(aCase('26CV000777')).returning();
    const change = (category: string | null, version: number) =>
      clerk().put(`/cases/${held!.id}/category/`, { version, category });
    const wrong = await change('california.pr.de', 1);
    expect(wrong.json().details.fields[0]).toMatchObject({ field: 'category' });
    const changed = await change('california.cm010.16', 1);
    expect(changed.json().case).toMatchObject({
      category: { id: 'california.cm010.16', code: '16', label: 'Fraud' },
      case_number: '26CV000777',
      version: 2,
    });
    expect((await change(null, 1)).json().code).toBe('changed_meanwhile');
    const filtered = async (category: string) =>
      (await clerk().get(`/cases/?category=${category}`)).json().results.map(({ id }: { id: string }) => id);
    expect(await filtered('california.cm010.16')).toEqual([held!.id]);
    expect(await filtered('california.cm010.06')).toEqual([]);
    const [line] = (await clerk().get(`/cases/${held!.id}/activity/`)).json().results;
    expect(line.description).toContain('from none to Fraud');
  });
});
