import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FilingCheck } from '#contract/checks';
import type { FilingDetails } from '#contract/filings';
import { spellDay } from '#domain/days/spellDay';
import { complianceChecks, decidedFilings, ruleAdoptions } from '#server/db/schema/checks';
import { readDocumentText } from '#server/documents/engine/readDocumentText';
import { sampleDocuments } from '#server/seed/sampleDocuments';
import { typesetDocument } from '#server/seed/typesetDocument';
import { addTo, fileAs } from '#server/testing/fileAs';
import { formOf } from '#server/testing/formOf';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

let court: TestServer;
let id: string;
const unsigned = typesetDocument({ ...sampleDocuments[0]!, signed: false }, new Date('2026-03-17T18:00:00Z'));

beforeAll(async () => {
  court = await startTestServer({ jobs: true });
});
afterAll(() => court.stop());
beforeEach(async () => {
  await court.db.delete(ruleAdoptions);
  id = await fileAs(court.as('attorney'), [['main_document', unsigned, 'Unsigned.pdf']]);
});

const details = async (): Promise<FilingDetails> => (await court.as('attorney').get(`/documents/${id}/`)).json();
const checkAgain = async (): Promise<FilingCheck> =>
  (await court.as('clerk').post(`/documents/${id}/check/`, {})).json();
const unsignedFinding = ({ findings }: Pick<FilingCheck, 'findings'>) =>
  findings.find(({ rule_id }) => rule_id === 'CA-SIG-01');

describe('an analyzed filing', () => {
  test('is checked against its court’s rules: each finding has the rule, its authority, and the remedy', async () => {
    const { check } = (await details()).compliance_check;
    expect(check).toMatchObject({ number: 1, cause: 'analysis', caused_by: null, pack: { id: 'ca-superior' } });
    expect(unsignedFinding(check!)).toMatchObject({
      message: 'No signature was found.',
      authority: expect.stringMatching(/\S/),
      remedy: expect.stringMatching(/sign/i),
      evidence: [],
      document: 0,
    });
    expect(check!.first).toContain(check!.findings[0]!.message);
  });

  test('is checked again by anyone with access, and every check is kept', async () => {
    const again = await checkAgain();
    expect(again).toMatchObject({ number: 2, cause: 'asked', caused_by: 'Test clerk' });
    expect(again.milliseconds).toBeLessThan(1_000);
    const { checks } = (await court.as('attorney').get(`/documents/${id}/checks/`)).json();
    expect(checks.map(({ number }: FilingCheck) => number)).toEqual([2, 1]);
    for (const path of ['check', 'checks', 'report']) {
      const knock = court.as('self_represented');
      const reply = await (path === 'check'
        ? knock.post(`/documents/${id}/${path}/`, {})
        : knock.get(`/documents/${id}/${path}/`));
      expect(reply.statusCode, path).toBe(404);
    }
  });

  test('is checked after a correction and after a document was added', async () => {
    await court.as('attorney').put(`/documents/edit/${id}/`, { case_number: '26CV99999' });
    await addTo(court.as('attorney'), id, [
      ['supporting_document', typesetDocument(sampleDocuments[13]!, new Date('2026-03-17T18:00:00Z')), 'Proof.pdf'],
    ]);
    await expect
      .poll(async () => (await details()).compliance_check.check?.cause, { timeout: 20_000 })
      .toBe('documents');
    const checks = await court.db
      .select()
      .from(complianceChecks)
      .where(eq(complianceChecks.filing_id, id))
      .orderBy(complianceChecks.number);
    expect(checks.map(({ cause }) => cause)).toEqual(['analysis', 'correction', 'documents']);
    expect(checks.at(-1)!.documents.map(({ document_name }) => document_name)).toEqual(['Unsigned.pdf', 'Proof.pdf']);
  });
});

describe('a rule that was not verified in a source', () => {
  test('is advisory until an administrator adopts it, and again once the adoption is revoked', async () => {
    expect(unsignedFinding((await details()).compliance_check.check!)).toMatchObject({
      class: 'advice',
      confirmed: false,
      full_class: 'judge_may_strike',
      class_authority: 'CCP § 128.7(a)',
    });
    const admin = court.as('court_administrator');
    const adopted = await admin.post('/settings/rules/adopt/', { rule_ids: ['CA-SIG-01'], note: 'Rule book, page 3' });
    expect(adopted.json()).toMatchObject({ adopted: 1 });
    expect(unsignedFinding(await checkAgain())).toMatchObject({ class: 'judge_may_strike', confirmed: true });
    expect(await details()).toMatchObject({
      is_complete: false,
      confidence_reasons: expect.arrayContaining([expect.stringContaining('No signature was found.')]),
    });
    const listed = (await admin.get('/settings/rules/?show=adopted')).json().rules;
    expect(listed).toMatchObject([
      { rule_id: 'CA-SIG-01', adopted: { by: 'Test court_administrator', note: 'Rule book, page 3' } },
    ]);
    expect((await admin.delete('/settings/rules/CA-SIG-01/')).statusCode).toBe(200);
    expect(unsignedFinding(await checkAgain())).toMatchObject({ class: 'advice' });
  });

  test('is not confirmed where there is no such rule', async () => {
    const reply = await court.as('court_administrator').post('/settings/rules/adopt/', { rule_ids: ['CA-NONE-99'] });
    expect(reply.json()).toMatchObject({ code: 'rule_unknown', details: { rule_ids: ['CA-NONE-99'] } });
  });
});

describe('a standing order on artificial intelligence', () => {
  test('is applied from its effective date until it is withdrawn', async () => {
    const admin = court.as('court_administrator');
    const asked = async () =>
      (await checkAgain()).findings.filter(({ message }) => /artificial intelligence/i.test(message)).length;
    expect(await asked()).toBe(0);
    const order = { subject: 'ai_disclosure', authority: 'Standing Order 2026-4', effective_from: '2026-01-01' };
    const entered = await admin.post('/settings/standing-orders/', order);
    expect(entered.statusCode).toBe(201);
    expect((await admin.get('/settings/standing-orders/')).json().orders).toMatchObject([
      { authority: 'Standing Order 2026-4' },
    ]);
    expect(await asked()).toBe(1);
    await admin.delete(`/settings/standing-orders/${entered.json().order.id}/`);
    expect(await asked()).toBe(0);
  });
});

describe('the report', () => {
  test('matches the screen, as JSON and in print', async () => {
    const knock = court.as('attorney');
    const { check } = (await details()).compliance_check;
    const json = await knock.get(`/documents/${id}/report/?format=json`);
    expect(json.json().check).toEqual(check);
    const paper = await knock.get(`/documents/${id}/report/`);
    expect(paper.headers['content-disposition']).toContain('Unsigned - compliance report.pdf');
    const { text } = await readDocumentText(new Uint8Array(paper.rawPayload), 'report.pdf');
    const words = text.replace(/\s+/g, ' ');
    for (const { message, authority } of check!.findings) {
      expect(words).toContain(message);
      expect(words).toContain(authority);
    }
    expect(words).toContain(`against the rules of California superior courts, as of ${spellDay(check!.pack.edition)}.`);
  });
});

describe('a filer’s own check', () => {
  test('reports before filing what the court’s check would report, only to the filer', async () => {
    const form = await formOf(
      ['document', unsigned, 'Draft.pdf'],
      ['jurisdiction', 'California'],
      ['court_level', 'State Court'],
    );
    const reply = await court.as('attorney').post('/courtdoc/analyses/', form.payload, form.headers);
    const { analysis } = reply.json();
    expect(unsignedFinding(analysis.compliance_check.check)).toMatchObject({ message: 'No signature was found.' });
    expect(
      (await court.as('attorney').get(`/courtdoc/analyses/${analysis.id}/report/?format=json`)).json(),
    ).toMatchObject({
      document_name: 'Draft.pdf',
      received_at: null,
    });
    expect((await court.as('attorney').get(`/documents/versions/${analysis.id}/view/`)).statusCode).toBe(200);
    for (const path of [`/courtdoc/analyses/${analysis.id}/report/`, `/documents/versions/${analysis.id}/view/`]) {
      expect((await court.as('self_represented').get(path)).statusCode, path).toBe(404);
    }
  });
});

describe('the outlook for similar filings', () => {
  test('is reported after 200 first decisions, with the number of decisions', async () => {
    const outlook = async () => (await details()).compliance_check.outlook;
    expect(await outlook()).toBeNull();
    const { is_complete, compliance_check } = await details();
    const counts = {
      returnable: Math.min(3, compliance_check.check!.counts.clerk_may_return),
      strikable: Math.min(2, compliance_check.check!.counts.judge_may_strike),
    };
    const isClean = is_complete && counts.returnable === 0 && counts.strikable === 0;
    await court.db
      .insert(decidedFilings)
      .values({ court_id: court.services.config.court.id, ...counts, is_complete, accepted: 150, sent_back: 50 });
    const outlookOf200 = { decided: 200, like_this: 200, probability: expect.closeTo(0.75, 2) };
    if (isClean) expect(await outlook()).toMatchObject(outlookOf200);
    else expect(await outlook(), 'never beside an open finding').toBeNull();
    await court.db.delete(decidedFilings);
  });
});
