import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Upload } from '#contract/uploads';
import { dayMs } from '#domain/days/days';
import { toWallTime } from '#domain/hearings/courtTime';
import { batches } from '#server/db/schema/batches';
import { documentAnalyses } from '#server/db/schema/courtdoc';
import { documents, documentVersions, envelopes, filings } from '#server/db/schema/filings';
import { feeWaivers } from '#server/db/schema/payments';
import { resubmissionFiles } from '#server/db/schema/resubmissions';
import { contentScans } from '#server/db/schema/scans';
import { applyDecision } from '#server/review/applyDecision';
import { addTo, draftAs, fileDraftAs, sendDocuments, waitUntilRead } from '#server/testing/fileAs';
import { type FormPart, formOf } from '#server/testing/formOf';
import { makePdf } from '#server/testing/makeFiles';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { hurryJobs } from '#server/testing/workOffJobs';
import { openUploader } from '#server/uploads/testing/uploadAs';
import { giveKey } from '#server/v1/testing/giveKey';
import { eicar } from './eicar.ts';
import { type FakeClamd, startFakeClamd } from './testing/fakeClamd.ts';

// They wait for analyses, not for a time: a machine under load only takes longer.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

let fake: FakeClamd;
let court: TestServer;
beforeAll(async () => {
  fake = await startFakeClamd();
  court = await startTestServer({
    jobs: true,
    env: { CLAMD: `tcp://127.0.0.1:${fake.port}`, CLAMD_SECONDS: '2' },
  });
});
afterAll(async () => {
  await court.stop();
  await fake.stop();
});
afterEach(async () => {
  if (fake.mode !== 'scans') fake.mode = 'scans';
});

const paper = (rest: string) =>
  `SUPERIOR COURT OF CALIFORNIA\nCOUNTY OF ALDER\n\nWANDA WESTMORELAND,\n  Plaintiff,\nv.\nEXAMPLE MOTORS LLC,\n  Defendant.\n\nCOMPLAINT FOR DAMAGES\n\n${rest}`;
const lead = (rest: string): FormPart[] => [['main_document', paper(rest), 'Complaint.txt']];
const filer = () => court.as('attorney');
const details = async (id: string) => (await filer().get(`/documents/${id}/`)).json();
const versionOf = async (id: string) => {
  const [row] = await court.db
    .select({ version: documentVersions })
    .from(documentVersions)
    .innerJoin(documents, eq(documents.id, documentVersions.document_id))
    .where(eq(documents.filing_id, id));
  return row!.version;
};
const scanOf = async (sha256: string) =>
  (await court.db.select().from(contentScans).where(eq(contentScans.document_sha256, sha256)))[0];
const sendLater = async (rest: string) => {
  const reply = await sendDocuments(filer(), lead(rest), { prefer: 'respond-async' });
  expect(reply.statusCode, reply.body).toBe(202);
  return reply.json().job.filing_id as string;
};
/** The scanner is due again. */
const whenDue = async () => {
  court.clock.now = new Date(court.clock.now.getTime() + 11 * 60_000);
  await hurryJobs(court.db);
};

describe('a document without malware', () => {
  test('is scanned once, however often it is opened or sent', async () => {
    const before = fake.scanned.length;
    const id = await draftAs(filer(), lead('Clean.'));
    expect((await details(id)).analysis_state).toBe('done');
    expect(await scanOf((await versionOf(id)).sha256)).toMatchObject({
      verdict: 'clean',
      scanner_version: fake.version,
    });
    await draftAs(filer(), lead('Clean.'));
    expect(fake.scanned.length - before).toBe(1);
  });
});

describe('an infected document', () => {
  test('is refused by name with what was found, and nothing is filed', async () => {
    const count = async () => (await court.db.select({ id: filings.id }).from(filings)).length;
    const before = await count();
    const reply = await sendDocuments(filer(), [
      ['main_document', paper('Two files.'), 'Complaint.txt'],
      ['supporting_documents', `EXHIBIT A ${eicar}`, 'Exhibit A.txt'],
    ]);
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'document_infected']);
    expect(reply.json().details).toMatchObject({ file_name: 'Exhibit A.txt', signature: 'Win.Test.EICAR_HDB-1' });
    expect(reply.json().error).toContain('Document: Exhibit A.txt. Found: Win.Test.EICAR_HDB-1.');
    expect(await count()).toBe(before);
  });

  test('is on the record for administrators and operators, who see no document', async () => {
    for (const who of ['court_administrator', 'it_personnel'] as const) {
      const { body } = await court.as(who).get('/activities/record/');
      expect(body, who).toContain('The scanner found Win.Test.EICAR_HDB-1 in a file that Test attorney sent.');
      expect(body, who).not.toContain('Exhibit A.txt');
    }
  });

  test('added to a draft changes nothing else in it', async () => {
    const id = await draftAs(filer(), lead('A draft.'));
    const reply = await addTo(filer(), id, [['supporting_document', `EXHIBIT B ${eicar}`, 'Exhibit B.txt']]);
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'document_infected']);
    expect((await details(id)).documents).toHaveLength(1);
  });

  test('is refused in the document tool and in a roster', async () => {
    const own = await formOf(['document', paper(`Tool. ${eicar}`), 'Tool.txt']);
    const analyzed = await filer().post('/courtdoc/analyses/', own.payload, own.headers);
    expect([analyzed.statusCode, analyzed.json().code]).toEqual([422, 'document_infected']);
    const roster = await formOf(['file', `full_name,bar_number\n${eicar},123456\n`, 'Roster.csv']);
    const uploaded = await court.as('clerk').post('/attorneys/upload/', roster.payload, roster.headers);
    expect([uploaded.statusCode, uploaded.json().code]).toEqual([422, 'document_infected']);
  });
});

describe('an infected document is refused on every other way in', () => {
  /** Scanned before it is opened: the signature is behind the end of the file. */
  const infected = () => Buffer.concat([makePdf(['COMPLAINT FOR DAMAGES']), Buffer.from(`\n%${eicar}\n`)]);
  const refusal = ({ statusCode, body }: { statusCode: number; body: string }) =>
    `${statusCode} ${JSON.parse(body).code}`;
  type Way = { kept: () => Promise<number>; send: () => Promise<string> };
  const kept = (table: PgTable) => () => court.db.$count(table);

  const ways: Record<string, Way> = {
    'an upload in parts': {
      kept: kept(filings),
      send: async () => {
        await court.app.listen({ port: 0, host: '127.0.0.1' });
        const { port } = court.app.server.address() as AddressInfo;
        const tus = openUploader({ port, token: court.person('attorney').token });
        const bytes = infected();
        const place = (await tus.begin(bytes.length, { purpose: 'lead', filename: 'Complaint.pdf' })).headers.location!;
        expect((await tus.part(place, 0, bytes)).status).toBe(204);
        const mine = async () => {
          const { uploads } = (await filer().get('/documents/uploads/')).json() as { uploads: Upload[] };
          return uploads.find(({ id }) => place.includes(id))!;
        };
        await expect.poll(async () => (await mine()).state, { timeout: 60_000 }).toBe('refused');
        return (await mine()).failure!;
      },
    },
    'a correction of a returned filing': {
      kept: kept(resubmissionFiles),
      send: async () => {
        const id = await draftAs(filer(), lead('To be returned.'));
        await fileDraftAs(filer(), id);
        const { version } = (await court.as('clerk').get(`/review/${id}/`)).json();
        const decided = await court.as('clerk').post(`/review/${id}/decision/`, {
          ...{ version, decision: 'returned', reason_code: 'other', reason: 'Sign it.', authority: 'CRC 2.118' },
          correct_by: new Date(court.clock.now.getTime() + 10 * dayMs).toISOString().slice(0, 10),
        });
        expect(decided.statusCode, decided.body).toBe(201);
        court.clock.now = new Date(court.clock.now.getTime() + 60_000);
        await applyDecision(court.services, decided.json().hold.review_id);
        const at = `/documents/${id}/resubmission/`;
        const began = (await filer().get(at)).json();
        const form = await formOf(['version', String(began.version)], ['replacement', infected(), 'Complaint.pdf']);
        return refusal(await filer().post(`${at}documents/`, form.payload, form.headers));
      },
    },
    'a batch at the counter': {
      kept: kept(batches),
      send: async () => {
        const { date, time } = toWallTime(court.clock.now, court.services.config.court.time_zone);
        const form = await formOf(
          ...([
            ['received_on', date],
            ['received_at_time', time],
          ] as FormPart[]),
          ['batch', infected(), 'Mail.pdf'],
        );
        return refusal(await court.as('clerk').post('/counter/batches/', form.payload, form.headers));
      },
    },
    'a request for a fee waiver': {
      kept: kept(feeWaivers),
      send: async () => {
        const id = await draftAs(filer(), lead('With a waiver.'));
        const { draft } = await details(id);
        const form = await formOf(['waiver', infected(), 'FW-001.pdf']);
        return refusal(await filer().put(`/payments/drafts/${draft.id}/waiver/`, form.payload, form.headers));
      },
    },
    'an analysis by another system': {
      kept: kept(documentAnalyses),
      send: () => sendV1('/api/v1/documents/analyze', ['file', infected(), 'Complaint.pdf']),
    },
    'a filing by another system': {
      kept: kept(envelopes),
      send: () =>
        sendV1(
          '/api/v1/filings/multi-court',
          ['filingDocuments', infected(), 'Complaint.pdf'],
          ['courtIds', JSON.stringify([court.services.config.court.id])],
          ['caseDetails', JSON.stringify({ caseType: 'Civil Complaint' })],
          ['filerInfo', JSON.stringify({ name: 'Test attorney' })],
        ),
    },
  };
  async function sendV1(url: string, ...parts: FormPart[]) {
    const key = await giveKey(court.services, court.person('attorney').person_id);
    const { payload, headers } = await formOf(...parts);
    const authorized = { authorization: `Bearer ${key}`, 'idempotency-key': 'infected-1', ...headers };
    return refusal(await court.app.inject({ method: 'POST', url, payload, headers: authorized }));
  }

  test.each(Object.entries(ways))('sent as %s', async (_name, { send, kept: count }) => {
    const before = await count();
    const said = await send();
    expect(said).toMatch(/^422 document_infected$|Found: Win\.Test\.EICAR_HDB-1\./);
    expect(await count()).toBe(before);
  });
});

describe('while the scanner is down', () => {
  test('a document is received and filed on time, opened by no one, and read after its scan', async () => {
    await fake.stop();
    const id = await sendLater('The scanner is down.');
    await vi.waitFor(
      async () => expect((await details(id)).steps.at(-1)).toMatchObject({ problem: 'unreachable' }),
      60_000,
    );
    expect((await details(id)).analysis_state).toBe('scanning');
    const { sha256 } = await versionOf(id);
    expect(await scanOf(sha256)).toMatchObject({ verdict: 'not_scanned', problem: 'unreachable' });
    await expect(court.services.blobs.read(sha256)).rejects.toMatchObject({ code: 'scan_pending', status: 503 });
    const file = { path: court.services.blobs.path(sha256), name: 'Complaint.txt' };
    await expect(court.services.engine.read(file)).rejects.toMatchObject({ code: 'scan_pending' });
    const before = court.clock.now;
    await fileDraftAs(filer(), id);
    const [filed] = await court.db.select().from(filings).where(eq(filings.id, id));
    expect(filed).toMatchObject({ state: 'received', received_at: before });

    await fake.start();
    await whenDue();
    await waitUntilRead(filer(), id);
    expect((await details(id)).analysis_state).toBe('done');
    expect(await scanOf(sha256)).toMatchObject({ verdict: 'clean', problem: null });
    await expect(court.services.engine.read(file)).resolves.toMatchObject({});
    const [later] = await court.db.select().from(filings).where(eq(filings.id, id));
    expect(later!.received_at).toEqual(before);
  });

  test('an infected document is found after its scan, and is never opened', async () => {
    fake.mode = 'silent';
    const id = await sendLater(`Found later. ${eicar}`);
    await vi.waitFor(
      async () => expect((await details(id)).steps.at(-1)).toMatchObject({ problem: 'timed_out' }),
      60_000,
    );
    fake.mode = 'scans';
    await whenDue();
    await waitUntilRead(filer(), id);
    const seen = await details(id);
    expect(seen.analysis_state).toBe('failed');
    expect(JSON.stringify(seen)).toContain('Win.Test.EICAR_HDB-1');
    const filed = await filer().post(`/documents/${id}/file/`, { version: seen.draft.version, confirmed_doubts: true });
    expect([filed.statusCode, filed.json().code]).toEqual([422, 'document_infected']);
    await expect(court.services.blobs.read((await versionOf(id)).sha256)).rejects.toMatchObject({
      code: 'document_infected',
    });
  });

  test('operators see it, and the portal stays ready', async () => {
    const component = async () =>
      (await court.as('it_personnel').get('/integrations/'))
        .json()
        .data.find(({ id }: { id: string }) => id === 'scanner');
    expect(await component()).toMatchObject({ status: 'Integrated' });
    expect((await component()).detail).toContain('found the test file');
    await fake.stop();
    expect(await component()).toMatchObject({ status: 'Pending', problem: expect.any(String) });
    const metrics = (await court.app.inject('/metrics')).body;
    expect(metrics).toMatch(/malware_scans_total\{result="infected"\} [1-9]/);
    await fake.start();
  });
});

test('without a scanner, the portal states that files are not scanned', async () => {
  const other = await startTestServer();
  const { data } = (await other.as('it_personnel').get('/integrations/')).json();
  const scanner = data.find(({ id }: { id: string }) => id === 'scanner');
  expect(scanner).toMatchObject({ status: 'Pending', milliseconds: null });
  expect(scanner.detail).toContain('Files are not scanned for malware.');
  expect((await other.app.inject('/readyz')).json().scanner).toBe('off');
  await other.stop();
});
