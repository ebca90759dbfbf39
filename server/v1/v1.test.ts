import { eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AnalysisJob, AnalysisV1, type CaseStatusV1, type CourtOutcome, type CourtV1 } from '#contract/v1';
import { dayMs } from '#domain/days/days';
import { say } from '#domain/messages/say';
import { callsPerMinute } from '#server/apiAccess/countCall';
import { apiKeys } from '#server/db/schema/apiAccess';
import { cases } from '#server/db/schema/cases';
import { documentAnalyses } from '#server/db/schema/courtdoc';
import { courts } from '#server/db/schema/courts';
import { docketEntries } from '#server/db/schema/docket';
import { envelopes, filings } from '#server/db/schema/filings';
import { personRoles } from '#server/db/schema/people';
import { apiCalls } from '#server/db/schema/v1';
import { type FormPart, formOf } from '#server/testing/formOf';
import { makeEncryptedPdf } from '#server/testing/makeFiles';
import { aComplaint } from '#server/testing/papers';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { giveKey } from './testing/giveKey.ts';
import { scheduleForgettingApi } from './v1Assignments.ts';

let court: TestServer;
beforeAll(async () => {
  court = await startTestServer({ jobs: true });
  await court.db.insert(courts).values([
    { id: 'birch', name: 'Birch Court', level: 'State Court', jurisdiction: 'Texas', time_zone: 'America/Chicago' },
    {
      id: 'cedar',
      name: 'Cedar Court',
      level: 'Federal Court',
      jurisdiction: 'Florida',
      time_zone: 'America/New_York',
    },
  ]);
});
afterAll(() => court.stop());
beforeEach(() => {
  court.clock.now = new Date();
});

type SignedIn = Parameters<TestServer['person']>[0];
const keyOf = (capacity: SignedIn) => giveKey(court.services, court.person(capacity).person_id);

async function call(
  key: string,
  method: 'GET' | 'POST',
  url: string,
  body?: object | FormPart[],
  more: Record<string, string> = {},
) {
  const form = Array.isArray(body) ? await formOf(...body) : { payload: body, headers: {} };
  return court.app.inject({
    method,
    url: `/api/v1${url}`,
    headers: { authorization: `Bearer ${key}`, ...form.headers, ...more },
    ...(form.payload === undefined ? {} : { payload: form.payload }),
  } as InjectOptions);
}
type Reply = Awaited<ReturnType<typeof call>>;

function expectProblem(reply: Reply, status: number, code: string) {
  expect(reply.headers['content-type']).toContain('application/problem+json');
  expect(reply.json()).toMatchObject({
    type: `urn:assize:problem:${code}`,
    status,
    code,
    title: expect.any(String),
    instance: expect.stringMatching(/^\/api\/v1\//),
    requestId: reply.headers['x-request-id'],
  });
  expect(reply.statusCode).toBe(status);
  return reply.json();
}

const complaint = (): FormPart[] => [['file', aComplaint(), 'Complaint.pdf']];

describe('a key', () => {
  test('that is missing, unknown, revoked, or expired grants no access', async () => {
    const none = await court.app.inject({ method: 'GET', url: '/api/v1/cases/x/status' });
    expectProblem(none, 401, 'key_needed');
    expect(none.headers['www-authenticate']).toContain('Bearer');
    expectProblem(await call('assize_nonsense', 'GET', '/cases/x/status'), 401, 'key_refused');
    const key = await keyOf('clerk');
    expectProblem(await call(key, 'GET', '/cases/x/status'), 404, 'not_found');
    const owned = eq(apiKeys.owner_id, court.person('clerk').person_id);
    await court.db.update(apiKeys).set({ revoked_at: new Date() }).where(owned);
    expectProblem(await call(key, 'GET', '/cases/x/status'), 401, 'key_refused');
    await court.db.update(apiKeys).set({ revoked_at: null, expires_at: court.clock.now }).where(owned);
    expectProblem(await call(key, 'GET', '/cases/x/status'), 401, 'key_refused');
  });

  test('stops working when its owner’s role in the court ends', async () => {
    const clerk = await court.join('clerk', 'Passing Clerk');
    const key = await giveKey(court.services, clerk.person_id);
    expectProblem(await call(key, 'GET', '/cases/x/status'), 404, 'not_found');
    await court.db.update(personRoles).set({ ended_at: new Date() }).where(eq(personRoles.person_id, clerk.person_id));
    expectProblem(await call(key, 'GET', '/cases/x/status'), 401, 'key_refused');
  });

  test('has a limit of calls per minute, and the response states how many remain', async () => {
    const key = await keyOf('judge');
    const first = await call(key, 'GET', '/cases/x/status');
    expect(first.headers).toMatchObject({
      'ratelimit-limit': String(callsPerMinute),
      'ratelimit-remaining': String(callsPerMinute - 1),
    });
    await court.db
      .update(apiKeys)
      .set({ minute_calls: callsPerMinute })
      .where(eq(apiKeys.owner_id, court.person('judge').person_id));
    const over = await call(key, 'GET', '/cases/x/status');
    expectProblem(over, 429, 'key_limit_reached');
    expect(Number(over.headers['retry-after'])).toBeGreaterThan(0);
    court.clock.now = new Date(Date.now() + 61_000);
    expectProblem(await call(key, 'GET', '/cases/x/status'), 404, 'not_found');
  });

  test('logs each call, and its owner can read the log', async () => {
    const staff = await court.join('it_personnel', 'Line Reader');
    const key = await giveKey(court.services, staff.person_id);
    const reply = await call(key, 'POST', '/documents/generate', {});
    const [owned] = await court.db.select().from(apiKeys).where(eq(apiKeys.owner_id, staff.person_id));
    const log = await court.with(staff.token).get(`/api_access/keys/${owned!.id}/calls/`);
    expect(log.json().data).toEqual([
      expect.objectContaining({
        call: 'POST /api/v1/documents/generate',
        status: 400,
        request_id: reply.headers['x-request-id'],
      }),
    ]);
    const other = await court.join('attorney', 'Curious Attorney');
    expect((await court.with(other.token).get(`/api_access/keys/${owned!.id}/calls/`)).statusCode).toBe(404);
    expect((await court.with(staff.token).get('/api_access/mine/')).json().keys[0].last_used_at).not.toBeNull();
  });
});

describe('an address that does not exist', () => {
  test('also returns problem details', async () => {
    expectProblem(await call(await keyOf('clerk'), 'GET', '/nothing/here'), 404, 'not_found');
  });
});

describe('POST /api/v1/documents/analyze', () => {
  test('analyzes a document with its selections, files nothing, and spells filing_date correctly', async () => {
    const before = (await court.db.select().from(filings)).length;
    const reply = await call(await keyOf('it_personnel'), 'POST', '/documents/analyze', [
      ...complaint(),
      ['jurisdiction', 'California'],
      ['courtLevel', 'State Court'],
      ['caseType', 'Civil Complaint'],
    ]);
    expect(reply.statusCode, reply.body).toBe(200);
    const analysis = AnalysisV1.parse(reply.json());
    expect(analysis).toMatchObject({
      jurisdiction: 'California',
      courtLevel: 'State Court',
      caseType: 'Civil Complaint',
      amount: '$84,500.00',
      document: { fileName: 'Complaint.pdf', fileType: 'pdf' },
    });
    expect(analysis.fields.find(({ field }) => field === 'documentType')?.evidence[0]).toMatchObject({ kind: 'page' });
    expect(reply.body).not.toContain('filling');
    expect((await court.db.select().from(filings)).length).toBe(before);
  });

  test('reports contradictions between the document and the selections', async () => {
    const key = await keyOf('it_personnel');
    const wrong: FormPart[] = [...complaint(), ['jurisdiction', 'Texas'], ['courtLevel', 'Federal Court']];
    expect(
      AnalysisV1.parse((await call(key, 'POST', '/documents/analyze', wrong)).json()).contradictions,
    ).toMatchObject([
      { choice: 'jurisdiction', chosen: 'Texas', says: 'California' },
      { choice: 'courtLevel', chosen: 'Federal Court', says: 'State Court' },
    ]);
    const right: FormPart[] = [...complaint(), ['jurisdiction', 'California'], ['courtLevel', 'State Court']];
    expect((await call(key, 'POST', '/documents/analyze', right)).json().contradictions).toEqual([]);
  });

  test('returns 202 with a job if the caller does not wait; the job ends with the result', async () => {
    const key = await keyOf('attorney');
    const reply = await call(key, 'POST', '/documents/analyze', complaint(), { prefer: 'respond-async' });
    expect(reply.statusCode).toBe(202);
    const { location } = reply.json() as AnalysisJob;
    expect(reply.headers).toMatchObject({ location, 'preference-applied': 'respond-async' });
    const job = await waitFor(key, location.replace('/api/v1', ''));
    expect(job).toMatchObject({ status: 'done', error: null, analysis: { amount: '$84,500.00' } });
    expectProblem(await call(await keyOf('clerk'), 'GET', location.replace('/api/v1', '')), 404, 'not_found');
    // The result is the analysis that its owner has, and goes with it.
    await court.db.delete(documentAnalyses).where(eq(documentAnalyses.id, job.analysis!.analysisId));
    expectProblem(await call(key, 'GET', location.replace('/api/v1', '')), 404, 'not_found');
  });

  test('ends a job for an unreadable document as failed, with the reason', async () => {
    const key = await keyOf('attorney');
    const parts: FormPart[] = [['file', makeEncryptedPdf(), 'Locked.pdf']];
    const reply = await call(key, 'POST', '/documents/analyze', parts, { prefer: 'respond-async' });
    expect(await waitFor(key, reply.json().location.replace('/api/v1', ''))).toMatchObject({
      status: 'failed',
      analysis: null,
      error: { type: 'urn:assize:problem:document_encrypted' },
    });
  });

  test.each([
    ['no document', [['jurisdiction', 'Texas']], 'invalid_input', ['file']],
    ['an unknown jurisdiction', [...complaint(), ['jurisdiction', 'Atlantis']], 'invalid_input', ['jurisdiction']],
    ['two documents', [...complaint(), ...complaint()], 'invalid_input', ['file']],
  ] as [string, FormPart[], string, string[]][])(
    'with %s is rejected with an error at the field',
    async (_, parts, code, fields) => {
      const problem = expectProblem(await call(await keyOf('clerk'), 'POST', '/documents/analyze', parts), 400, code);
      expect(problem.errors.map(({ field }: { field: string }) => field)).toEqual(fields);
    },
  );

  test('reports that a document is password-protected', async () => {
    const parts: FormPart[] = [['file', makeEncryptedPdf(), 'Locked.pdf']];
    expectProblem(await call(await keyOf('clerk'), 'POST', '/documents/analyze', parts), 422, 'document_encrypted');
  });
});

async function waitFor(key: string, url: string): Promise<AnalysisJob> {
  for (let tries = 0; tries < 200; tries++) {
    const job = (await call(key, 'GET', url)).json() as AnalysisJob;
    if (job.status !== 'queued') return job;
    await new Promise((resolve) => setTimeout(resolve, 50));
    // Asking so often would use up the key’s minute.
    await court.db.update(apiKeys).set({ minute_calls: 0 });
  }
  throw new Error('The job did not end.');
}

describe('GET /api/v1/courts', () => {
  const listFor = async (capacity: SignedIn) => {
    const reply = await call(await keyOf(capacity), 'GET', '/courts');
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json().courts as CourtV1[];
  };

  test('lists the ids that filings/multi-court accepts', async () => {
    const listed = await listFor('attorney');
    expect(listed.map(({ courtId }) => courtId)).toEqual(
      expect.arrayContaining([court.services.config.court.id, 'birch', 'cedar']),
    );
    expect(listed.find(({ courtId }) => courtId === 'birch')).toEqual({
      courtId: 'birch',
      name: 'Birch Court',
      courtLevel: 'State Court',
      jurisdiction: 'Texas',
      county: null,
      timeZone: 'America/Chicago',
      mayFile: true,
    });
  });

  test('shows that staff of one court may not file in another', async () => {
    const mayFile = Object.fromEntries((await listFor('clerk')).map(({ courtId, mayFile }) => [courtId, mayFile]));
    expect(mayFile).toMatchObject({ [court.services.config.court.id]: true, birch: false });
  });
});

describe('POST /api/v1/filings/multi-court', () => {
  const submission = (courtIds: string[], more: FormPart[] = []): FormPart[] => [
    ['filingDocuments', aComplaint(), 'Complaint.pdf'],
    ['courtIds', JSON.stringify(courtIds)],
    ['caseDetails', JSON.stringify({ caseType: 'Civil Complaint', note: 'related to 24CV1' })],
    ['filerInfo', JSON.stringify({ name: 'Ada Attorney', barNumber: '123456' })],
    ...more,
  ];
  const home = () => court.services.config.court.id;
  const file = (key: string, ids: string[], more: Record<string, string> = {}) =>
    call(key, 'POST', '/filings/multi-court', submission(ids), more);

  test('files the same documents into each court in one envelope, each with its own result', async () => {
    const reply = await file(await keyOf('attorney'), [home(), 'birch', 'nowhere']);
    expect(reply.statusCode, reply.body).toBe(201);
    const { envelopeId, courts: outcomes } = reply.json();
    expect(outcomes).toMatchObject([
      { courtId: home(), status: 'received', error: null },
      { courtId: 'birch', status: 'received', error: null },
      { courtId: 'nowhere', status: 'refused', filingId: null, error: { code: 'court_unknown', status: 404 } },
    ]);
    const filed = await court.db.select().from(filings).where(eq(filings.envelope_id, envelopeId));
    expect(filed.map(({ court_id, jurisdiction, case_type }) => [court_id, jurisdiction, case_type]).sort()).toEqual([
      [home(), 'California', 'Civil Complaint'],
      ['birch', 'Texas', 'Civil Complaint'],
    ]);
    const [envelope] = await court.db.select().from(envelopes).where(eq(envelopes.id, envelopeId));
    expect(envelope!.filer_info).toMatchObject({
      filerInfo: { name: 'Ada Attorney', barNumber: '123456' },
      caseDetails: { note: 'related to 24CV1' },
    });
  });

  test('files once if sent twice under one Idempotency-Key, even concurrently', async () => {
    const key = await keyOf('attorney');
    const header = { 'idempotency-key': `once-${crypto.randomUUID()}` };
    const before = (await court.db.select().from(filings)).length;
    const replies = await Promise.all([1, 2].map(() => file(key, [home(), 'birch'], header)));
    const again = await file(key, [home(), 'birch'], header);
    const ids = [...replies, again].map((reply) => reply.json().courts.map(({ filingId }: CourtOutcome) => filingId));
    expect(ids[1]).toEqual(ids[0]);
    expect(ids[2]).toEqual(ids[0]);
    expect((await court.db.select().from(filings)).length).toBe(before + 2);
    expectProblem(await file(key, [home()], header), 409, 'idempotency_key_reused');
  });

  test('by staff of one court is rejected for the others, and leaves no envelope if no court receives it', async () => {
    const key = await keyOf('clerk');
    const before = (await court.db.select().from(envelopes)).length;
    const problem = expectProblem(await file(key, ['birch', 'cedar']), 422, 'no_court_received');
    expect(problem.details.courts.map(({ error }: CourtOutcome) => error?.code)).toEqual([
      'not_permitted',
      'not_permitted',
    ]);
    expect((await court.db.select().from(envelopes)).length).toBe(before);
  });

  test.each([
    ['no paper', [['courtIds', '["birch"]']], ['caseDetails', 'filerInfo']],
    ['courts that are no JSON', submissionWith('courtIds', 'birch'), ['courtIds']],
    ['a court named twice', submissionWith('courtIds', '["birch","birch"]'), ['courtIds']],
    ['an unknown case type', submissionWith('caseDetails', '{"caseType":"Poetry"}'), ['caseDetails.caseType']],
    ['nobody named as filer', submissionWith('filerInfo', '{}'), ['filerInfo.name']],
  ] as [string, FormPart[], string[]][])('with %s is rejected with an error at the field', async (_, parts, fields) => {
    const reply = await call(await keyOf('attorney'), 'POST', '/filings/multi-court', parts);
    const problem = expectProblem(reply, 400, 'invalid_input');
    expect(problem.errors.map(({ field }: { field: string }) => field)).toEqual(fields);
  });

  function submissionWith(field: string, value: string): FormPart[] {
    return submission(['birch']).map((part) => (part[0] === field ? [field, value] : part));
  }
});

describe('GET /api/v1/cases/:caseId/status', () => {
  const aCase = async () => {
    const [made] = await court.db
      .insert(cases)
      .values({
        court_id: court.services.config.court.id,
        case_number: `26CV${Math.random().toString().slice(2, 10)}`,
        title: 'Doe v. Roe',
        case_type: 'Civil Complaint',
        opened_on: '2026-01-05',
      })
      .returning();
    const entry = { case_id: made!.id, filed_on: '2026-01-05', entered_at: new Date(), kind: 'status' as const };
    await court.db.insert(docketEntries).values([
      { ...entry, number: 1, description: say('docket.written', { text: 'Case opened' }) },
      { ...entry, number: 2, description: say('docket.written', { text: 'Summons issued' }) },
    ]);
    return made!;
  };

  test('returns a case’s status by id and by number, with filings and docket only if requested', async () => {
    const made = await aCase();
    const key = await keyOf('clerk');
    const plain = (await call(key, 'GET', `/cases/${made.id}/status`)).json() as CaseStatusV1;
    expect(plain).toMatchObject({ caseId: made.id, title: 'Doe v. Roe', status: 'open', nextHearing: null });
    expect(plain).not.toHaveProperty('filings');
    const reply = await call(key, 'GET', `/cases/${made.case_number}/status?includeFilings=true&includeDockets=true`);
    expect(reply.json()).toMatchObject({
      caseId: made.id,
      filings: [],
      filingsTotal: 0,
      dockets: [
        { number: 2, description: 'Summons issued', filingId: null },
        { number: 1, description: 'Case opened' },
      ],
      docketsTotal: 2,
    });
  });

  test('shows a filer only the cases and filings that are theirs', async () => {
    const made = await aCase();
    const [mine, other] = [await keyOf('attorney'), await keyOf('self_represented')];
    expectProblem(await call(mine, 'GET', `/cases/${made.id}/status`), 404, 'not_found');
    const owner = court.person('attorney').person_id;
    const [filing] = await court.db.select().from(filings).where(eq(filings.filed_by, owner)).limit(1);
    await court.db.update(filings).set({ case_id: made.id, state: 'docketed' }).where(eq(filings.id, filing!.id));
    const seen = await call(mine, 'GET', `/cases/${made.id}/status?includeFilings=true`);
    expect(seen.json().filings.map(({ filingId }: { filingId: string }) => filingId)).toEqual([filing!.id]);
    expectProblem(await call(other, 'GET', `/cases/${made.id}/status`), 404, 'not_found');
  });

  test('with a flag that is neither true nor false is rejected with an error at the field', async () => {
    const reply = await call(await keyOf('clerk'), 'GET', '/cases/x/status?includeFilings=maybe');
    expect(expectProblem(reply, 400, 'invalid_input').errors[0].field).toBe('includeFilings');
  });
});

describe('POST /api/v1/documents/generate', () => {
  const asked = {
    templateId: 'complaint',
    jurisdiction: 'California',
    caseData: { county: 'Alder', plaintiffs: 'Jane Doe', defendants: 'John Roe' },
  };

  test.each([
    ['pdf', 'application/pdf', '%PDF-'],
    ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'PK'],
  ])('generates a %s and lists the blanks', async (format, type, magic) => {
    const reply = await call(await keyOf('it_personnel'), 'POST', '/documents/generate', { ...asked, format });
    expect(reply.statusCode, reply.body.slice(0, 300)).toBe(200);
    expect(reply.headers['content-type']).toContain(type);
    expect(reply.headers['content-disposition']).toMatch(new RegExp(`^attachment; .*\\.${format}`));
    expect(reply.rawPayload.subarray(0, magic.length).toString('latin1')).toBe(magic);
    expect(String(reply.headers['x-missing-fields'])).toContain('facts');
  });

  test('rejects a template or a field that does not exist', async () => {
    const key = await keyOf('clerk');
    const template = await call(key, 'POST', '/documents/generate', { ...asked, templateId: 'poem' });
    expect(expectProblem(template, 400, 'invalid_input').errors[0].field).toBe('templateId');
    const field = await call(key, 'POST', '/documents/generate', { ...asked, caseData: { county: 'A', poem: 'x' } });
    expect(expectProblem(field, 400, 'invalid_input').errors[0].field).toBe('caseData');
  });

  test('with a body that is not JSON is rejected with problem details', async () => {
    const reply = await court.app.inject({
      method: 'POST',
      url: '/api/v1/documents/generate',
      headers: { authorization: `Bearer ${await keyOf('clerk')}`, 'content-type': 'application/json' },
      payload: '{broken',
    });
    expectProblem(reply, 400, 'unreadable_body');
  });
});

describe('the log of calls', () => {
  test('is deleted after 90 days', async () => {
    await call(await keyOf('clerk'), 'GET', '/cases/x/status');
    court.clock.now = new Date(Date.now() + 91 * dayMs);
    await scheduleForgettingApi(court.services, -92 * dayMs);
    // The court's own queue does it: two workers would race for the one job.
    await expect.poll(() => court.db.select().from(apiCalls), { timeout: 10_000 }).toEqual([]);
  });
});
