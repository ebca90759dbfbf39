import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { PendingWork } from '#contract/pendingWork';
import type { SectionSettings } from '#contract/reviewSections';
import { activities } from '#server/db/schema/activity';
import { cases } from '#server/db/schema/cases';
import { courts } from '#server/db/schema/courts';
import { filings } from '#server/db/schema/filings';
import { reviews } from '#server/db/schema/reviews';
import { sectionRules } from '#server/db/schema/sections';
import { placeInSectionForSystem } from '#server/filings/sections/placeInSection';
import { fileAs } from '#server/testing/fileAs';
import { anAnswer } from '#server/testing/papers';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { hurryJobs } from '#server/testing/workOffJobs';

let court: TestServer;
beforeAll(async () => {
  court = await startTestServer({ jobs: true });
});
afterAll(() => court.stop());

const admin = () => court.as('court_administrator');
const clerk = () => court.as('clerk');
const civil = randomUUID();
const selfHelp = randomUUID();
const probate = randomUUID();
const path = '/settings/review-sections/';
const settings = async () => (await admin().get(path)).json() as SectionSettings;
const civilRule = { section_id: civil, conditions: { filers: ['attorney'] } };
const probateRule = { section_id: probate, conditions: { document_types: ['answer'] } };
const selfHelpRule = { section_id: selfHelp, conditions: { filers: ['self_represented'] } };
const all = [
  { id: civil, name: 'Civil' },
  { id: selfHelp, name: 'Self-help' },
  { id: probate, name: 'Probate' },
];
async function save(changes: object = {}) {
  const { version } = await settings();
  return admin().put(path, { version, sections: all, rules: [selfHelpRule, probateRule, civilRule], ...changes });
}
const sectionOf = async (id: string) =>
  (await court.db.select().from(filings).where(eq(filings.id, id)))[0]!.section_id;
const queued = async (query: string, who = clerk()) =>
  (await who.get(`/review/?sort=age&${query}`)).json().results.map((row: { id: string }) => row.id) as string[];
const move = (id: string, body: object, who = clerk()) => who.post(`/review/${id}/section/`, body);

describe('an administrator', () => {
  test('saves sections and routing rules, and is told when someone else has changed them', async () => {
    expect(await settings()).toMatchObject({ sections: [], rules: [], version: 0, application: null });
    const saved = await save();
    expect(saved.statusCode, saved.body).toBe(200);
    expect(saved.json().settings).toMatchObject({
      version: 1,
      sections: [{ name: 'Civil' }, { name: 'Self-help' }, {}],
    });
    const stale = await save({ version: 0 });
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({ code: 'changed_meanwhile', details: { current: { version: 1 } } });
    const record = await court.db.select().from(activities).where(eq(activities.action, 'review_sections_changed'));
    expect(record).toHaveLength(1);
  });

  test('of two first changes, only one succeeds', async () => {
    await court.db
      .insert(courts)
      .values({ id: 'other', name: 'Other', level: 'State Court', jurisdiction: 'Texas', time_zone: 'UTC' });
    const other = await court.join('court_administrator', 'Second', 'other');
    const first = () =>
      court.with(other.token).put(path, { version: 0, sections: [{ id: randomUUID(), name: 'A' }], rules: [] });
    const codes = (await Promise.all([first(), first()])).map(({ statusCode }) => statusCode).sort();
    expect(codes).toEqual([200, 409]);
    // A section of another court is refused, and its filings are not counted.
    const taken = await court.with(other.token).put(path, { version: 1, sections: all, rules: [] });
    expect(taken.statusCode).toBe(400);
    const pending = (await court.with(other.token).get('/review/pending/')).json() as PendingWork;
    expect(pending.sections.map(({ section }) => section?.name ?? null)).toEqual(['A', null]);
  });

  test('cannot save two sections of one name, or a rule for an archived section', async () => {
    const twice = await save({ sections: [...all, { id: randomUUID(), name: 'CIVIL' }] });
    expect(twice.json().details.fields[0].message).toBe('Two sections are named “CIVIL”. Rename one.');
    const archived = await save({ sections: [all[0], { ...all[1], archived: true }, all[2]] });
    expect(archived.statusCode).toBe(400);
    expect(archived.json().details.fields[0].message).toMatch(/^Rule 1 sends filings to a section that is archived/);
  });

  test('cannot save a rule for a filing code or category that the court does not have', async () => {
    const of = async (conditions: object) => {
      const reply = await save({ rules: [{ section_id: civil, conditions }] });
      expect(reply.statusCode).toBe(400);
      return reply.json().details.fields[0].message;
    };
    expect(await of({ filing_codes: ['weather_report'] })).toContain('Rule 1 names the filing code weather_report');
    expect(await of({ categories: ['texas.mar3'] })).toContain('names the case category texas.mar3');
    const { categories, filing_codes } = await settings();
    expect(categories).toContainEqual({
      id: 'california.cm010.31',
      label: '31 Unlawful detainer – commercial',
      active: true,
    });
    expect(filing_codes.length).toBeGreaterThan(50);
  });

  test('has rules from before a condition existed, which do not set it', async () => {
    await court.db
      .update(sectionRules)
      .set({ conditions: { filers: ['attorney'] } as never })
      .where(eq(sectionRules.section_id, civil));
    const rule = (await settings()).rules.find(({ section_id }) => section_id === civil);
    expect(rule!.conditions).toMatchObject({ filers: ['attorney'], categories: [], filing_codes: [] });
    expect((await save()).statusCode).toBe(200);
  });

  test('exchanges the names of two sections', async () => {
    const exchanged = [
      { id: civil, name: 'Self-help' },
      { id: selfHelp, name: 'Civil' },
      { id: probate, name: 'Probate' },
    ];
    expect((await save({ sections: exchanged })).statusCode).toBe(200);
    expect((await save()).statusCode).toBe(200);
  });
});

describe('a filing', () => {
  test('goes to the section of the first rule that matches when its analysis finishes', async () => {
    expect(await sectionOf(await fileAs(court.as('attorney')))).toBe(civil);
    expect(await sectionOf(await fileAs(court.as('self_represented')))).toBe(selfHelp);
  });

  test('follows a corrected document type, and stays where a clerk moved it', async () => {
    const id = await fileAs(court.as('attorney'));
    await clerk().put(`/documents/edit/${id}/`, { doc_type: 'Answer' });
    expect(await sectionOf(id)).toBe(probate);
    const moved = await move(id, { from: probate, to: selfHelp, reason: 'No attorney of record.' });
    expect(moved.json()).toMatchObject({ section: { name: 'Self-help' }, before: 'rules' });
    await clerk().put(`/documents/edit/${id}/`, { doc_type: 'Complaint' });
    expect(await sectionOf(id)).toBe(selfHelp);
    const { section } = (await clerk().get(`/review/${id}/`)).json();
    expect(section).toEqual({ id: selfHelp, name: 'Self-help', moved_by: 'Test clerk', has_others: true });
    const undone = await move(id, { from: selfHelp, to: 'rules' });
    expect(undone.json()).toMatchObject({ section: { name: 'Civil' }, before: selfHelp });
    const record = await court.db.select().from(activities).where(eq(activities.subject_id, id));
    expect(record.filter(({ action }) => action === 'filing_moved_to_section')).toHaveLength(2);
  });

  test('goes to the section of its filing code, and of the category of its case or of its title', async () => {
    const id = await fileAs(court.as('attorney'));
    const placedWith = async (values: Partial<typeof filings.$inferInsert>) => {
      await court.db.update(filings).set(values).where(eq(filings.id, id));
      const filing = { id, court_id: court.services.config.court.id };
      await court.db.transaction((tx) => placeInSectionForSystem(tx, filing));
      return sectionOf(id);
    };
    const exParte = { section_id: selfHelp, conditions: { filing_codes: ['ex_parte'] } };
    const eviction = { section_id: probate, conditions: { categories: ['california.cm010.31'] } };
    expect((await save({ rules: [exParte, eviction, civilRule] })).statusCode).toBe(200);
    const motion = { document_type: 'motion' as const, case_type: null };
    expect(await placedWith({ ...motion, title: 'Ex Parte Application for Relief' })).toBe(selfHelp);
    expect(await placedWith({ ...motion, title: 'Motion to Compel' })).toBe(civil);
    const case_type = 'Civil Complaint' as const;
    const title = 'Complaint for Unlawful Detainer – Commercial';
    expect(await placedWith({ document_type: 'complaint', title, case_type })).toBe(probate);
    const [held] = await court.db
      .insert(cases)
      .values({
        ...{ court_id: court.services.config.court.id, case_number: '26UD000901', title: 'Sample v. Roe' },
        ...{ case_type, category: 'california.cm010.31', opened_on: '2026-01-05' },
      })
      .returning();
    expect(await placedWith({ document_type: 'answer', title: 'Answer', proposed_case_id: held!.id })).toBe(probate);
    await court.db.update(cases).set({ category: null }).where(eq(cases.id, held!.id));
    expect(await placedWith({ title })).toBe(civil);
    await save();
  });

  test('is moved by only one of two clerks, and not while another clerk has claimed it', async () => {
    const id = await fileAs(court.as('attorney'));
    const second = court.with((await court.join('clerk', 'Second Clerk')).token);
    const codes = await Promise.all([
      move(id, { from: civil, to: selfHelp }),
      move(id, { from: civil, to: null }, second),
    ]);
    expect(codes.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    await second.post(`/review/${id}/claim/`);
    expect((await move(id, { from: await sectionOf(id), to: civil })).json().code).toBe('claimed_by_another');
    expect((await move(id, { from: await sectionOf(id), to: randomUUID() }, second)).json().code).toBe(
      'section_unknown',
    );
    expect((await move(id, { from: null, to: civil }, court.as('attorney'))).statusCode).toBe(403);
  });
});

describe('the queue', () => {
  test('is limited to one section, to several, and to the unassigned section', async () => {
    const ofCivil = await fileAs(court.as('attorney'));
    const ofSelfHelp = await fileAs(court.as('self_represented'));
    const unassigned = await fileAs(court.as('attorney'));
    await move(unassigned, { from: civil, to: null });
    expect(await queued(`section=${civil}`)).toContain(ofCivil);
    expect(await queued(`section=${civil}`)).not.toContain(ofSelfHelp);
    expect(await queued('section=none')).toContain(unassigned);
    expect(await queued('section=mine')).toEqual(expect.arrayContaining([ofCivil, ofSelfHelp, unassigned]));
    expect((await clerk().put('/review/sections/mine/', { section_ids: [selfHelp, civil] })).statusCode).toBe(200);
    const mine = (await clerk().get('/review/?section=mine')).json();
    const ids = mine.results.map((row: { id: string }) => row.id);
    expect(ids).toEqual(expect.arrayContaining([ofCivil, ofSelfHelp]));
    expect(ids).not.toContain(unassigned);
    const [one, two] = await Promise.all([civil, selfHelp].map((id) => queued(`section=${id}`)));
    expect(mine.total).toBe(one!.length + two!.length);
    expect(mine.results[0].section).toMatch(/Civil|Self-help/);
    expect((await clerk().put('/review/sections/mine/', { section_ids: [randomUUID()] })).json().code).toBe(
      'section_unknown',
    );
  });
});

describe('a preview', () => {
  test('counts what each rule would take, and names rules that can never match', async () => {
    const rules = [{ section_id: civil, conditions: {} }, selfHelpRule];
    const preview = (await admin().post(`${path}preview/`, { rules })).json();
    expect(preview.recent.by_rule).toEqual([preview.recent.examined, 0]);
    expect(preview.pending).toMatchObject({ more: false, unassigned: 0 });
    expect(preview.pending.kept).toBeGreaterThan(0);
    expect(preview.never).toEqual([null, { because: 'earlier_rule', earlier: 0 }]);
    expect((await settings()).rules).toHaveLength(3);
    expect((await clerk().post(`${path}preview/`, { rules })).statusCode).toBe(403);
  });
});

describe('the rules', () => {
  test('are applied to pending filings by a job, which leaves those that a clerk moved', async () => {
    const moved = await fileAs(court.as('attorney'), [['main_document', anAnswer(), 'Answer.pdf']]);
    await move(moved, { from: await sectionOf(moved), to: selfHelp });
    const routed = await fileAs(court.as('attorney'));
    await save({ rules: [{ section_id: selfHelp, conditions: { document_types: ['complaint'] } }] });
    expect(await sectionOf(routed)).toBe(civil);
    const asked = await admin().post(`${path}apply/`, {});
    expect(asked.statusCode, asked.body).toBe(202);
    await hurryJobs(court.db);
    await vi.waitFor(async () => expect((await settings()).application?.finished_at).not.toBeNull(), { timeout: 8000 });
    const { application } = await settings();
    expect(application!.examined).toBe(application!.total);
    expect(application!.moved).toBeGreaterThan(0);
    expect(await sectionOf(routed)).toBe(selfHelp);
    expect(await sectionOf(moved)).toBe(selfHelp);
  });
});

describe('pending work', () => {
  test('is too little to estimate at first, and then estimated from the decisions of five court days', async () => {
    const read = async () => (await clerk().get('/review/pending/')).json() as PendingWork;
    const before = await read();
    expect(before.all.estimate).toEqual({ state: 'too_few_decisions', at: null });
    expect(before.sections.map(({ section }) => section?.name ?? null)).toEqual([
      'Civil',
      'Self-help',
      'Probate',
      null,
    ]);
    expect(before.sections.filter(({ mine }) => mine)).toHaveLength(2);
    const since = new Date(before.since!);
    const ids = await Promise.all(Array.from({ length: 12 }, () => fileAs(court.as('self_represented'))));
    await court.db.update(filings).set({ state: 'docketed' }).where(sql`${filings.id} in ${ids}`);
    const at = (minutes: number) => new Date(since.getTime() + minutes * 60_000);
    await court.db.insert(reviews).values(
      ids.map((filing_id, index) => ({
        filing_id,
        decision: 'accepted' as const,
        decided_by: court.person('clerk').person_id,
        // The last one was decided before the court opened.
        decided_at: at(index === 11 ? -30 : 30),
        state: 'effective' as const,
        settled_at: at(31),
        filing_version: 1,
      })),
    );
    const after = await read();
    expect(after.all.decided - before.all.decided).toBe(11);
    expect(after.all.estimate.state).toBe('estimated');
    expect(after.all.per_hour).toBeCloseTo(after.all.decided / after.open_hours, 0);
    expect(new Date(after.all.estimate.at!).getTime()).toBeGreaterThan(court.clock.now.getTime());
  });
});
