import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DocketProposal } from '#contract/docketProposal';
import { docketEntries } from '#server/db/schema/docket';
import { filings } from '#server/db/schema/filings';
import { fileAs } from '#server/testing/fileAs';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { applyDecision } from './applyDecision.ts';

/** A complaint before the clerk, whose acceptance opens a case. */
let court: TestServer;
let id: string;
beforeAll(async () => {
  court = await startTestServer({ jobs: true });
});
afterAll(() => court.stop());
beforeEach(async () => {
  court.passSecond();
  id = await fileAs(court.as('attorney'));
});

const clerk = () => court.as('clerk');
const propose = async (query = ''): Promise<DocketProposal> =>
  (await clerk().get(`/review/${id}/docket-entry/${query}`)).json();
const accept = async (docket?: object) => {
  const { version } = (await clerk().get(`/review/${id}/`)).json();
  const placement = { open: { case_type: 'Civil Complaint', number: 'next' } };
  return clerk().post(`/review/${id}/decision/`, {
    version,
    decision: 'accepted',
    placement,
    ...(docket && { docket }),
  });
};
async function settle(docket?: object) {
  const reply = await accept(docket);
  expect(reply.statusCode, reply.body).toBe(201);
  court.passSecond();
  await applyDecision(court.services, reply.json().hold.review_id);
  const [entry] = await court.db.select().from(docketEntries).where(eq(docketEntries.filing_id, id));
  return entry!;
}

describe('the docket entry of an accepted filing', () => {
  test('is proposed with code, filer by role and name, and filing date, and never names the account', async () => {
    const proposal = await propose();
    expect(proposal).toMatchObject({ code: 'complaint', related_number: null });
    expect(proposal.text).toMatch(/^Complaint; filed by Plaintiff/);
    expect(proposal.text).not.toContain('Test attorney');
    expect(proposal.codes.length).toBeGreaterThan(100);
    expect((await propose('?code=small_claim')).text).toMatch(/^Small claim; filed by Plaintiff/);
  });

  test('is made as proposed where the clerk changed nothing', async () => {
    const { text, code } = await propose();
    expect(await settle()).toMatchObject({ text, code, access: 'public', version: 1 });
  });

  test('is made as the clerk confirmed it', async () => {
    const { code, on_behalf_of } = await propose();
    const text = 'Complaint for damages; filed by Plaintiff and others';
    const entry = await settle({ code, text, on_behalf_of, sealed: true });
    expect(entry).toMatchObject({ code, text, on_behalf_of, access: 'sealed' });
  });

  test('has the level of its code if that is stricter than what the clerk confirmed, and its filing has it too', async () => {
    const entry = await settle({ code: 'fee_waiver', text: 'Request to waive court fees', access: 'parties' });
    expect(entry.access).toBe('court');
    const [filing] = await court.db.select().from(filings).where(eq(filings.id, id));
    expect(filing!.access).toBe('court');
  });

  test('is refused with an unknown code, or the mark of a missing value', async () => {
    for (const [docket, field] of [
      [{ code: 'removal', text: 'Notice of removal' }, 'docket.code'],
      [{ code: null, text: 'Complaint; filed by {party}' }, 'docket.text'],
    ] as const) {
      const reply = await accept(docket);
      expect(reply.json().details.fields[0].field, reply.body).toBe(field);
    }
  });
});
