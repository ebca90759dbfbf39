import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FilingCheck } from '#contract/checks';
import { dateInZone } from '#domain/days/dateInZone';
import { addDays } from '#domain/days/days';
import { attorneyStandings } from '#server/db/schema/attorneyStandings';
import { attorneys } from '#server/db/schema/attorneys';
import { cases } from '#server/db/schema/cases';
import { deadlines } from '#server/db/schema/deadlines';
import { filings } from '#server/db/schema/filings';
import { fileAs } from '#server/testing/fileAs';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

let court: TestServer;
beforeAll(async () => {
  court = await startTestServer({ jobs: true });
});
afterAll(() => court.stop());
beforeEach(() => {
  court.clock.now = new Date(court.clock.now.getTime() + 60_000);
});

let number = 0;
/** A motion with this many grounds in a separate case, unless one is given. */
function motion({
  plaintiff = 'MORGAN SAMPLE',
  defendant = 'EXAMPLE LOGISTICS, INC.',
  no = number,
  also = '',
} = {}): string {
  const grounds = 'first second third fourth fifth sixth seventh eighth ninth tenth'
    .split(' ')
    .map(
      (which) =>
        `The ${which} ground is that the answers served by the responding party leave out what the ${which} interrogatory asked, and that a letter sent about the ${which} of them was never answered by anybody.`,
    );
  return [
    'SUPERIOR COURT OF CALIFORNIA',
    'COUNTY OF ALDER',
    '',
    `${plaintiff},`,
    '     Plaintiff,',
    'v.',
    `${defendant},`,
    '     Defendant.',
    '',
    `Case No. 26CV${String(no).padStart(5, '0')}`,
    '',
    'MOTION TO COMPEL FURTHER RESPONSES',
    '',
    ...grounds.flatMap((ground) => [ground, '']),
    also,
    'Dated: March 2, 2026',
    '/s/ Jane Q. Example',
    'Jane Q. Example (SBN 000123)',
    'Attorney for Plaintiff',
  ].join('\n');
}

const file = (text: string, name: string, who: Parameters<TestServer['as']>[0] = 'attorney') =>
  fileAs(court.as(who), [['main_document', Buffer.from(text), name]]);
async function duplicateFindingsOf(
  id: string,
  rule: string,
  who: Parameters<TestServer['as']>[0] = 'attorney',
): Promise<string[]> {
  const reply = await court.as(who).post(`/documents/${id}/check/`, {});
  expect(reply.statusCode).toBe(200);
  const { findings }: FilingCheck = reply.json();
  return findings.filter(({ rule_id }) => rule_id === rule).map(({ message }) => message);
}

describe('a duplicate document', () => {
  beforeEach(() => {
    number += 1;
  });

  test('is reported as the same file, the same text, or nearly the same', async () => {
    const first = await file(motion(), 'Motion.txt');
    court.clock.now = new Date(court.clock.now.getTime() + 60_000);
    const same = await file(motion(), 'Motion again.txt');
    court.clock.now = new Date(court.clock.now.getTime() + 60_000);
    const words = await file(motion().replace(/\n\n/g, '\n\n\n'), 'Motion set anew.txt');
    court.clock.now = new Date(court.clock.now.getTime() + 60_000);
    const nearly = await file(motion().replace('March 2, 2026', 'March 3, 2026'), 'Motion of another day.txt');
    expect(await duplicateFindingsOf(first, 'AZ-DUP-01')).toEqual([]);
    expect(await duplicateFindingsOf(same, 'AZ-DUP-01')).toEqual([
      expect.stringMatching(/^The same file .* as “Motion\.txt”\.$/),
    ]);
    expect((await duplicateFindingsOf(words, 'AZ-DUP-01'))[0]).toMatch(/^The same text .* as “Motion again\.txt”\.$/);
    expect((await duplicateFindingsOf(nearly, 'AZ-DUP-01'))[0]).toMatch(/with 9\d% of the same text/);
  });

  test('is not reported to a person without access to it', async () => {
    await file(motion(), 'Motion.txt');
    court.clock.now = new Date(court.clock.now.getTime() + 60_000);
    const others = await file(motion(), 'Motion.txt', 'self_represented');
    expect(await duplicateFindingsOf(others, 'AZ-DUP-01', 'self_represented')).toEqual([]);
    expect(await duplicateFindingsOf(others, 'AZ-DUP-01', 'clerk')).toEqual([]);
  });

  test('is not reported if it was withdrawn, returned, or rejected', async () => {
    const first = await file(motion(), 'Motion.txt');
    court.clock.now = new Date(court.clock.now.getTime() + 60_000);
    const second = await file(motion(), 'Motion.txt');
    for (const state of ['withdrawn', 'returned', 'rejected'] as const) {
      await court.db.update(filings).set({ state }).where(eq(filings.id, first));
      expect(await duplicateFindingsOf(second, 'AZ-DUP-01')).toEqual([]);
    }
    await court.db.update(filings).set({ state: 'docketed' }).where(eq(filings.id, first));
    expect(await duplicateFindingsOf(second, 'AZ-DUP-01')).toHaveLength(1);
  });

  test('is not reported if the same text is about other people', async () => {
    await file(motion(), 'Motion.txt');
    number += 1;
    court.clock.now = new Date(court.clock.now.getTime() + 60_000);
    const other = await file(motion({ plaintiff: 'LEE DOE', defendant: 'HARBOR CAFÉ, INC.' }), 'Motion of Doe.txt');
    expect(await duplicateFindingsOf(other, 'AZ-DUP-01')).toEqual([]);
  });
});

describe('the court’s record for a document', () => {
  test('reports whether it meets the deadline on record', async () => {
    number += 1;
    const id = await file(
      motion({ also: '' }).replace('MOTION TO COMPEL FURTHER RESPONSES', 'OPPOSITION TO MOTION TO COMPEL'),
      'Opposition.txt',
    );
    const [filing] = await court.db.select().from(filings).where(eq(filings.id, id));
    const court_id = filing!.court_id;
    const [made] = await court.db
      .insert(cases)
      .values({
        court_id,
        case_number: filing!.case_number!,
        title: 'Sample v. Example',
        case_type: 'Civil Complaint',
        opened_on: '2026-01-05',
      })
      .returning();
    await court.db.update(filings).set({ case_id: made!.id, state: 'docketed' }).where(eq(filings.id, id));
    const due = (day: string, owner_id: string | null = null) => ({
      ...{ court_id, case_id: made!.id, rule_id: 'CA-OPP', action: 'Opposition', trigger: 'Hearing', owner_id },
      ...{ trigger_date: '2026-01-05', due_date: day, authority: 'Code Civ. Proc., § 1005(b)' },
      ...{ confidence: 'verified' as const, derivation: [], sources: [] },
    });
    // What the clerk keeps for the own desk is not the filer's to read.
    await court.db.insert(deadlines).values(due('2026-01-06', court.person('clerk').person_id));
    expect(await duplicateFindingsOf(id, 'AZ-TIME-01')).toEqual([]);
    await court.db.insert(deadlines).values(due('2026-01-07'));
    expect((await duplicateFindingsOf(id, 'AZ-TIME-01'))[0]).toMatch(
      /^“Opposition” is on record as due on January 7, 2026 \(Code Civ/,
    );
    await court.db.insert(deadlines).values({ ...due('2099-01-07'), trigger_date: '2026-01-06' });
    expect(await duplicateFindingsOf(id, 'AZ-TIME-01')).toEqual([]);
  });

  test('reports the roster standing of its attorneys', async () => {
    number += 1;
    const id = await file(motion(), 'Motion.txt');
    const [filing] = await court.db.select().from(filings).where(eq(filings.id, id));
    await court.db.delete(attorneys);
    expect(await duplicateFindingsOf(id, 'AZ-ROSTER-01')).toEqual([]);
    const entry = { court_id: filing!.court_id, full_name: 'Jane Q. Example', type: 'Civil' };
    await court.db.insert(attorneys).values({ ...entry, bar_number: '777', full_name: 'Ada Sample', status: 'Active' });
    expect(await duplicateFindingsOf(id, 'AZ-ROSTER-01')).toEqual(['Bar number 000123 is not on the court’s roster.']);
    await court.db
      .insert(attorneys)
      .values({ ...entry, bar_number: '123', status: 'Suspended', status_since: '2026-02-01' });
    expect(await duplicateFindingsOf(id, 'AZ-ROSTER-01')).toEqual([
      'The court’s roster lists Jane Q. Example, bar number 123, as suspended since February 1, 2026.',
    ]);
    await court.db.update(attorneys).set({ status: 'Active' });
    expect(await duplicateFindingsOf(id, 'AZ-ROSTER-01')).toEqual([]);
  });

  test('reports the standing of its attorneys on its date, not the present one', async () => {
    number += 1;
    const id = await file(motion(), 'Motion.txt');
    const [filing] = await court.db.select().from(filings).where(eq(filings.id, id));
    const filed = dateInZone(filing!.received_at, court.services.config.court.time_zone);
    await court.db.delete(attorneys);
    const entry = { court_id: filing!.court_id, full_name: 'Jane Q. Example', type: 'Civil', bar_number: '123' };
    // Suspended after the filing: no finding about it. Nothing is known of the day of the filing.
    const later = { status: 'Suspended', status_since: addDays(filed, 1) };
    const [made] = await court.db
      .insert(attorneys)
      .values({ ...entry, ...later })
      .returning();
    expect(await duplicateFindingsOf(id, 'AZ-ROSTER-01')).toEqual([]);
    // Suspended on that day, and active again since.
    await court.db.update(attorneys).set({ status: 'Active' });
    const period = { starts_on: '2026-02-01', ends_on: addDays(filed, 1), source: 'form' as const };
    await court.db
      .insert(attorneyStandings)
      .values({ attorney_id: made!.id, status: 'Suspended', ...period, recorded_at: new Date() });
    expect((await duplicateFindingsOf(id, 'AZ-ROSTER-01'))[0]).toMatch(
      /Jane Q\. Example, bar number 123, as suspended from February 1, 2026, until /,
    );
    await court.db.update(attorneyStandings).set({ ends_on: filed });
    expect(await duplicateFindingsOf(id, 'AZ-ROSTER-01')).toEqual([]);
  });

  test('does not disclose another attorney’s standing to a filer without access to the roster', async () => {
    number += 1;
    const id = await fileAs(court.as('self_represented'), [['main_document', motion(), 'Motion.txt']]);
    const [filing] = await court.db.select().from(filings).where(eq(filings.id, id));
    await court.db.delete(attorneys);
    const entry = { court_id: filing!.court_id, full_name: 'Dale Secretive', type: 'Civil', bar_number: '123' };
    const answers = [];
    for (const status of [null, 'Active', 'Suspended']) {
      await court.db.delete(attorneys);
      const standing = { status_since: '2026-02-01' };
      if (status !== null) await court.db.insert(attorneys).values({ ...entry, ...standing, status });
      const reply = await court.as('self_represented').post(`/documents/${id}/check/`, {});
      expect(reply.statusCode, reply.body).toBe(200);
      expect(reply.body).not.toMatch(/Secretive|suspended since|is not in the court/);
      const { findings, not_checked } = reply.json() as FilingCheck;
      answers.push({ findings, not_checked });
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]!.not_checked.map(({ rule_id }) => rule_id)).toContain('AZ-ROSTER-01');
  });
});
