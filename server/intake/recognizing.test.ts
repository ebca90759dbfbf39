import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnalysisStep } from '#contract/analyses';
import { recognizedPages } from '#server/db/schema/recognition';
import { RecognitionFailed, type Recognizer } from '#server/kernel/ports/Recognizer';
import { sendDocuments } from '#server/testing/fileAs';
import { type FormPart, formOf } from '#server/testing/formOf';
import { makeScan } from '#server/testing/makeScan';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { workOffJobs } from '#server/testing/workOffJobs';
import { filingAssignments } from './intakeAssignments.ts';

/** What tesseract says of a picture with these lines, 300 dpi. */
function hocrOf(lines: string[]): string {
  return lines
    .map((line, row) => {
      const top = 300 + 60 * row;
      const words = line.split(' ').map((word, index) => {
        const left = 300 + 200 * index;
        return `<span class='ocrx_word' title='bbox ${left} ${top} ${left + 180} ${top + 40}; x_wconf 95'>${word}</span>`;
      });
      const title = `bbox 300 ${top} 2300 ${top + 40}; baseline 0 -8; x_size 48; x_descenders 10; x_ascenders 10`;
      return `<span class='ocr_line' title="${title}">${words.join(' ')}</span>`;
    })
    .join('\n');
}
const complaintLines = [
  'SUPERIOR COURT OF CALIFORNIA',
  'COUNTY OF ALDER',
  'MARTHA EXAMPLE, Plaintiff,',
  'v.',
  'ORCHARD SAMPLE STORES, INC., Defendant.',
  'Case No. 26CV004310',
  'COMPLAINT FOR DAMAGES',
  'Plaintiff alleges that the ladder which Defendant sold broke.',
];
const complaint = hocrOf(complaintLines);
const page = { page: { texts: [{ text: 'A page of a complaint', x: 72, y: 700 }] }, scan: { resolution: 72 } };

// They wait for the queue to be empty, not for a time: a machine under load only takes longer.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

let scan: Buffer;
let court: TestServer;
let recognize: Recognizer['recognize'];
let looks: number;
beforeAll(async () => {
  scan = await makeScan([page, page, page]);
});
beforeEach(async () => {
  looks = 0;
  recognize = async ({ leftovers }) => (leftovers ? '' : complaint);
  const recognizer: Recognizer = {
    ...{ kind: 'native', name: 'tesseract 5.0', parallel: 1 },
    recognize: (picture) => {
      looks += picture.leftovers ? 0 : 1;
      return recognize(picture);
    },
    close: async () => {},
  };
  court = await startTestServer({ recognition: { recognizer, mostPages: 500 } });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await court.stop();
});

const work = () => workOffJobs(court.db, filingAssignments(court.services));
const detailsOf = async (id: string) => (await court.as('attorney').get(`/documents/${id}/`)).json();
const fileScan = async () => {
  const parts: FormPart[] = [['main_document', scan, 'scan.pdf']];
  const reply = await sendDocuments(court.as('attorney'), parts, { prefer: 'respond-async' });
  return reply.json().job.filing_id as string;
};
const statesOf = (details: { steps: AnalysisStep[] }) => details.steps.map(({ state }) => state);

describe('a filing that was scanned', () => {
  test('is read, says how many pages were recognized, and counts them as it goes', async () => {
    const id = await fileScan();
    await work();
    const details = await detailsOf(id);
    expect(details).toMatchObject({ analysis_state: 'done', case_number: '26CV004310' });
    expect(details.documents[0]).toMatchObject({ pages: 3, pages_recognized: 3, pages_without_text: 0 });
    expect(statesOf(details)).toEqual([
      'queued',
      'scanning',
      'reading',
      'recognizing',
      'analyzing',
      'checking',
      'done',
    ]);
    expect(details.steps[3]).toMatchObject({ done: 3, of: 3 });
    expect(looks).toBe(3);
  });

  test('says on which pages handwriting was not read', async () => {
    const printed = hocrOf([...complaintLines, 'Executed this Z3g day of March, 2026.']);
    // The day is larger than the print, and the recognizer is not sure of it.
    const signed = printed.replace(
      /(bbox \d+ )(\d+)( \d+ \d+; x_wconf )95(?='>Z3g)/,
      (_, left, top, rest) => `${left}${Number(top) - 20}${rest}20`,
    );
    recognize = async ({ leftovers }) => (leftovers ? '' : signed);
    const id = await fileScan();
    await work();
    const details = await detailsOf(id);
    expect(details.confidence_reasons).toContain('Handwriting on pages 1 to 3 was not read. Check the values there.');
    const { version_id } = details.documents[0];
    const page = await court.as('attorney').get(`/documents/versions/${version_id}/pages/1/text`);
    expect(page.json()).toMatchObject({ source: 'ocr', handwritten: true });
  });

  test('can be searched by its recognized text, and is not recognized again if it is filed again', async () => {
    const id = await fileScan();
    await work();
    const { version_id } = (await detailsOf(id)).documents[0];
    const found = await court.as('attorney').get(`/documents/versions/${version_id}/search?q=ladder`);
    expect(found.json()).toMatchObject({ total: 3, pages_without_text: [] });
    await fileScan();
    await work();
    expect(looks).toBe(3);
  });

  test('that takes a long time is read in turns with others, and its progress never decreases', async () => {
    const clock = vi.spyOn(performance, 'now');
    let minutes = 0;
    clock.mockImplementation(() => minutes * 60_000);
    recognize = async ({ leftovers }) => {
      minutes += 1;
      return leftovers ? '' : complaint;
    };
    const id = await fileScan();
    await work();
    const details = await detailsOf(id);
    expect(details).toMatchObject({ analysis_state: 'done', case_number: '26CV004310' });
    expect(statesOf(details)).toEqual([
      'queued',
      'scanning',
      'reading',
      'recognizing',
      'analyzing',
      'checking',
      'done',
    ]);
    expect(looks).toBe(3);
  });

  test('on which OCR crashes is still analyzed, and reports what could not be read', async () => {
    recognize = () => Promise.reject(new RecognitionFailed('too_slow'));
    const id = await fileScan();
    await work();
    const details = await detailsOf(id);
    expect(details).toMatchObject({ analysis_state: 'done', case_number: null, is_complete: false });
    expect(details.documents[0]).toMatchObject({ pages: 3, pages_recognized: 0, pages_without_text: 3 });
    expect(details.confidence_reasons).toContain('None of its pages could be read: they are images.');
    const kept = await court.db.select().from(recognizedPages).where(eq(recognizedPages.problem, 'too_slow'));
    expect(kept.map((one) => one.page).sort()).toEqual([1, 2, 3]);
  });
});

test('the technology stack says what reads scans, after it has read two words', async () => {
  const ocr = async () => {
    const { data } = (await court.as('it_personnel').get('/integrations/')).json();
    return data.find((one: { id: string }) => one.id === 'ocr');
  };
  recognize = async () => hocrOf(['MOTION GRANTED']);
  expect(await ocr()).toMatchObject({ status: 'Active', detail: expect.stringContaining('tesseract 5.0') });
  recognize = async () => hocrOf(['NOTION GRAFTED']);
  expect(await ocr()).toMatchObject({ status: 'Pending', problem: expect.stringContaining('did not recognize') });
});

test('a check before filing reports its progress page by page, and ends with what was found', async () => {
  const { payload, headers } = await formOf(['document', scan, 'scan.pdf']);
  const reply = await court.as('attorney').post('/courtdoc/analyses/', payload, {
    ...headers,
    accept: 'text/event-stream',
  });
  expect(reply.headers['content-type']).toContain('text/event-stream');
  const events = reply.body
    .split('\n\n')
    .filter((event) => event.includes('data: '))
    .map((event) => ({
      name: /^event: (.*)$/m.exec(event)?.[1] ?? 'step',
      data: JSON.parse(/^data: (.*)$/m.exec(event)![1]!),
    }));
  const steps = events.filter(({ name }) => name === 'step').map(({ data }) => data);
  expect(steps.every(({ document }) => document === 'scan.pdf')).toBe(true);
  expect([...new Set(steps.map(({ state }) => state))]).toEqual([
    ...['queued', 'reading', 'recognizing', 'analyzing', 'checking'],
  ]);
  const pages = steps.filter(({ state }) => state === 'recognizing');
  expect(pages.map(({ done }) => done)).toEqual(expect.arrayContaining([1, 2, 3]));
  expect(events.at(-1)!.name).toBe('reply');
  expect(events.at(-1)!.data.analysis).toMatchObject({ document_name: 'scan.pdf', pages_recognized: 3 });
});

test('a check of a file that is not a document ends with the refusal', async () => {
  const { payload, headers } = await formOf(['document', Buffer.from('%PDF-1.7 broken'), 'broken.pdf']);
  const accept = 'text/event-stream';
  const { body } = await court.as('attorney').post('/courtdoc/analyses/', payload, { ...headers, accept });
  const refusal = JSON.parse(/^event: refusal\ndata: (.*)$/m.exec(body)![1]!);
  expect(refusal).toMatchObject({
    ...{ code: 'document_corrupt', status: 422, request_id: expect.any(String) },
    details: expect.objectContaining({ file_name: 'broken.pdf' }),
  });
});
