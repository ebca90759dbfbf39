import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReviewOptions } from '#contract/review';
import { cases, parties } from '#server/db/schema/cases';
import { complianceChecks } from '#server/db/schema/checks';
import { filings } from '#server/db/schema/filings';
import { fileAs } from '#server/testing/fileAs';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

/** A newcomer's caption under the number of a case that the newcomer has no access to. */
let court: TestServer;
let id: string;
let pemberton: string;
const number = '26CV70001';
const caption = `SUPERIOR COURT OF CALIFORNIA\nCOUNTY OF ALDER\n\nWANDA WESTMORELAND,\n  Plaintiff,\nv.\nEXAMPLE MOTORS LLC,\n  Defendant.\n\nCase No. ${number}\n\nANSWER TO COMPLAINT\n\nDefendant answers.`;

async function addCase(case_number: string, names: string[]): Promise<string> {
  const court_id = court.services.config.court.id;
  const [made] = await court.db
    .insert(cases)
    .values({
      ...{ court_id, case_number, title: `${names[0]} v. ${names[1]}`, status: 'open' as const },
      ...{ case_type: 'Civil Complaint' as const, opened_on: '2026-01-05' },
    })
    .returning({ id: cases.id });
  const roles = ['plaintiff', 'defendant'];
  const sides = names.map((full_name, position) => ({
    case_id: made!.id,
    full_name,
    role: roles[position]!,
    position,
  }));
  await court.db.insert(parties).values(sides);
  return made!.id;
}

beforeAll(async () => {
  court = await startTestServer({ jobs: true });
  pemberton = await addCase(number, ['Petra Pemberton', 'Lockridge Holdings, Inc.']);
  id = await fileAs(court.as('attorney'), [['main_document', caption, 'Answer.txt']]);
}, 60_000);
afterAll(() => court.stop());

const options = async (query = ''): Promise<ReviewOptions> =>
  (await court.as('clerk').get(`/review/${id}/${query}`)).json();

test('the clerk sees that the caption names none of the parties on record in the case', async () => {
  const { placement, placement_findings } = await options();
  expect(placement.found?.id).toBe(pemberton);
  expect(placement_findings).toMatchObject([
    { rule_id: 'AZ-ID-04', message: expect.stringContaining('Petra Pemberton v. Lockridge Holdings, Inc.') },
  ]);
});

test('the filer’s check, filing, and all other responses to the filer disclose nothing about the case', async () => {
  const filer = court.as('attorney');
  for (const url of [`/documents/${id}/`, `/documents/${id}/court-status/`, '/documents/lists/', '/notifications/']) {
    expect((await filer.get(url)).body, url).not.toMatch(/Pemberton|Lockridge|on record/);
  }
  expect((await filer.get(`/review/${id}/`)).statusCode).toBe(403);
  const checks = await court.db.select().from(complianceChecks).where(eq(complianceChecks.filing_id, id));
  expect(checks.length).toBeGreaterThan(0);
  expect(JSON.stringify(checks)).not.toMatch(/Pemberton|AZ-ID-04/);
});

test('the suggested text of a return, once the court adopts the rule, also discloses nothing about the case', async () => {
  const adopt = { rule_ids: ['AZ-ID-04'], note: 'Cal. Rules of Court, rule 2.111' };
  const adopted = await court.as('court_administrator').post('/settings/rules/adopt/', adopt);
  expect(adopted.statusCode, adopted.body).toBeLessThan(300);
  const { from_findings, placement_findings } = await options();
  expect(placement_findings[0]!.class).toBe('clerk_may_return');
  const words = from_findings.find(({ rule_id }) => rule_id === 'AZ-ID-04')!;
  expect(words.reason_code).toBe('caption_wrong');
  expect(JSON.stringify(words)).not.toMatch(/Pemberton|Lockridge/);
});

test('another case that the clerk selects is compared instead', async () => {
  const own = await addCase('26CV70009', ['Wanda Westmoreland', 'Example Motors LLC']);
  expect((await options(`?join=${own}`)).placement_findings).toEqual([]);
  const other = await addCase('26CV70010', ['Otto Oberlin', 'Plum LLC']);
  expect((await options(`?join=${other}`)).placement_findings[0]!.message).toContain('Otto Oberlin v. Plum LLC');
  const elsewhere = '00000000-0000-4000-8000-000000000000';
  expect((await options(`?join=${elsewhere}`)).placement_findings).toEqual([]);
});

test('once the filing is decided, nothing is compared', async () => {
  await court.db.update(filings).set({ state: 'rejected' }).where(eq(filings.id, id));
  expect((await options()).placement_findings).toEqual([]);
  await court.db.update(filings).set({ state: 'received' }).where(eq(filings.id, id));
});
