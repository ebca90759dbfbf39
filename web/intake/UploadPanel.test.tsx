import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { analyzeWithoutFiling } from '#contract/courtdoc';
import * as contract from '#contract/filings';
import { largestDocumentBytes } from '#domain/documents/fileFormats';
import { chooseFiles } from '#web/filings/chosenFiles.ts';
import { HeldNotices } from '#web/filings/doubts/HeldNotices.tsx';
import { aSession } from '#web/testing/aSession.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { answers, refuses, stubServer } from '#web/testing/stubServer.ts';
import { stubUploads, type Upload } from '#web/testing/stubUploads.ts';
import { UploadPanel } from './UploadPanel.tsx';

let uploads: Upload[];
beforeEach(() => {
  stubServer();
  uploads = stubUploads();
  chooseFiles({ main: null, additional: [], choices: {} });
  window.history.replaceState(null, '', '/case-processing');
  const panel = <UploadPanel onFiled={() => {}} onChecked={() => {}} />;
  renderScreen(
    <>
      <HeldNotices />
      {panel}
    </>,
    { signedInAs: aSession({ role: 'attorney' }), at: '/case-processing' },
  );
});

const pdf = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });
const chooseMain = (file: File) =>
  userEvent.upload(screen.getByLabelText('Choose the main document', { selector: 'input' }), file, {
    applyAccept: false,
  });
const add = (...files: File[]) =>
  userEvent.upload(screen.getByLabelText('Add an additional document', { selector: 'input' }), files);
const analyze = () => userEvent.click(screen.getByRole('button', { name: 'Analyze' }));
const optionsOf = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole('option')
    .map((option) => option.textContent)
    .slice(1);

test('the selectors offer every court level, jurisdiction, and case type', () => {
  expect(optionsOf('Court level')).toEqual(['State Court', 'Federal Court', 'Appellate Court', 'Supreme Court']);
  expect(optionsOf('Jurisdiction')).toEqual(['California', 'New York', 'Texas', 'Florida', 'Illinois']);
  expect(optionsOf('Case type')).toEqual([
    'Civil Complaint',
    'Family Law',
    'Probate',
    'Small Claims',
    'Criminal',
    'Immigration',
  ]);
});

test('without a main document it reports an error and sends nothing', async () => {
  await analyze();
  await screen.findByText('Please select a main document first');
  expect(uploads).toEqual([]);
});

test('two additional documents are accepted, and a third is not', async () => {
  await chooseMain(pdf('Complaint.pdf'));
  await add(pdf('Exhibit A.pdf'), pdf('Exhibit B.pdf'), pdf('Exhibit C.pdf'));
  await screen.findByText('You can add up to 2 additional documents.');
  expect(screen.getAllByText(/^Additional document · /)).toHaveLength(2);
  expect(screen.queryByText('Exhibit C.pdf')).toBeNull();
  expect(screen.queryByLabelText('Add an additional document')).toBeNull();
});

test('a document that is larger than the portal reads is refused before it is sent', async () => {
  const large = pdf('Exhibits.pdf');
  Object.defineProperty(large, 'size', { value: largestDocumentBytes + 1 });
  await chooseMain(large);
  await screen.findByText(/^Exhibits\.pdf is too large\. The portal reads documents of up to 150 MB/);
  expect(screen.queryByText(/^Main document · /)).toBeNull();
});

test('a document of another type is refused before it is sent', async () => {
  await chooseMain(new File(['x'], 'Photo.png', { type: 'image/png' }));
  await screen.findByText('Photo.png is not a PDF, DOC, DOCX, or TXT document.');
});

test('documents and choices are sent in one asynchronous call, and the button shows Analyzing...', async () => {
  await chooseMain(pdf('Complaint.pdf'));
  await add(pdf('Exhibit A.pdf'));
  await userEvent.selectOptions(screen.getByLabelText('Jurisdiction'), 'Texas');
  await analyze();
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Analyzing...' })).disabled).toBe(true);
  const [upload] = uploads;
  expect(upload).toMatchObject({ method: 'POST', path: '/api/documents/analyze/' });
  expect(upload!.headers).toMatchObject({ prefer: 'respond-async', authorization: 'Bearer token-of-dana' });
  expect((upload!.form.get('main_document') as File).name).toBe('Complaint.pdf');
  expect(upload!.form.getAll('supporting_documents')).toHaveLength(1);
  expect(upload!.form.get('jurisdiction')).toBe('Texas');
});

test('a failed analysis without a message shows Analysis failed, and the choices remain', async () => {
  await chooseMain(pdf('Complaint.pdf'));
  await analyze();
  uploads[0]!.answer(500, {});
  await screen.findByText('Analysis failed', {}, { timeout: 8000 });
  screen.getByText('Complaint.pdf');
});

test('if the response is lost, the browser asks the portal and does not resend what it received', async () => {
  stubServer(answers(contract.findSubmission, { filing_id: '0190a7c2-0000-7000-8000-000000000001' }));
  await chooseMain(pdf('Complaint.pdf'));
  await analyze();
  uploads[0]!.lose();
  await waitFor(() => expect(screen.queryByText('Complaint.pdf')).toBeNull());
  expect(screen.queryByText(/don’t know whether/)).toBeNull();
});

test('an unknown outcome is shown as unknown, and pressing again sends the same submission', async () => {
  stubServer(refuses(contract.findSubmission, 503, {}));
  await chooseMain(pdf('Complaint.pdf'));
  await analyze();
  uploads[0]!.lose();
  await screen.findByText(/don’t know whether your documents were received/, {}, { timeout: 8000 });
  await analyze();
  await waitFor(() => expect(uploads).toHaveLength(2));
  expect(uploads[1]!.headers['idempotency-key']).toBe(uploads[0]!.headers['idempotency-key']);
});

test('a submission that did not arrive is reported as not received, and a different choice is a new submission', async () => {
  await chooseMain(pdf('Complaint.pdf'));
  await analyze();
  uploads[0]!.lose();
  await screen.findByText(/Your documents were not received/, {}, { timeout: 8000 });
  await add(pdf('Exhibit A.pdf'));
  await analyze();
  await waitFor(() => expect(uploads).toHaveLength(2));
  expect(uploads[1]!.headers['idempotency-key']).not.toBe(uploads[0]!.headers['idempotency-key']);
});

test('a refused analysis shows the server’s message', async () => {
  await chooseMain(pdf('Complaint.pdf'));
  await analyze();
  uploads[0]!.answer(422, { error: 'The document is encrypted.', code: 'document_encrypted' });
  await screen.findByText('The document is encrypted.');
});

test('a person who closes the page while documents are sent is asked by the browser', async () => {
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(leave()).toBe(false);
  await chooseMain(pdf('Motion.pdf'));
  await analyze();
  expect(leave()).toBe(true);
});

test('a check of a scan shows its progress page by page', async () => {
  const at = '2026-11-22T08:00:00Z';
  const steps = [
    { document: 'Scan.pdf', at, state: 'queued' },
    { document: 'Scan.pdf', at, state: 'reading', done: 16, of: 16 },
    { document: 'Scan.pdf', at, state: 'recognizing', done: 2, of: 16 },
  ];
  const events = new ReadableStream<Uint8Array>({
    start: (stream) => {
      for (const step of steps) stream.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(step)}\n\n`));
    },
  });
  vi.stubGlobal('fetch', async (_address: string, { headers }: { headers: Record<string, string> }) => {
    expect(headers.accept).toContain('text/event-stream');
    return new Response(events, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
  });
  await chooseMain(pdf('Scan.pdf'));
  await userEvent.click(screen.getByRole('button', { name: 'Check before filing' }));
  await screen.findByText('page 3 of 16');
  screen.getByText('Recognizing scanned pages');
  screen.getByText('16 of 16 pages');
});

test('a check that did not finish states that nothing was filed', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { headers: { 'content-type': 'text/event-stream' } }));
  await chooseMain(pdf('Scan.pdf'));
  await userEvent.click(screen.getByRole('button', { name: 'Check before filing' }));
  const notice = await screen.findByRole('alert');
  within(notice).getByText('The check did not finish. Nothing was filed. Try again.');
  await userEvent.click(screen.getByRole('button', { name: /^Remove/ }));
  expect(screen.queryByText('The check did not finish. Nothing was filed. Try again.')).toBeNull();
});

test('a check that loses its connection reports that immediately, keeps the documents, and restarts automatically', async () => {
  const begun: AbortSignal[] = [];
  vi.stubGlobal('fetch', (address: string, { signal }: RequestInit = {}) => {
    if (!address.includes('/courtdoc/analyses/')) return Promise.resolve(Response.json([]));
    begun.push(signal!);
    // A lost connection delivers neither a response nor an end.
    return new Promise((_, reject) => signal!.addEventListener('abort', () => reject(signal!.reason)));
  });
  await chooseMain(pdf('Scan.pdf'));
  await userEvent.click(screen.getByRole('button', { name: 'Check before filing' }));
  const isOnLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  const notice = await screen.findByRole('alert');
  within(notice).getByText(/^The connection was lost during the check\. Nothing was filed/);
  screen.getByText('Scan.pdf');
  expect(begun).toHaveLength(1);
  isOnLine.mockRestore();
  // The notice is shown a moment before the screen listens for the connection.
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(begun).toHaveLength(2);
  });
  await screen.findByText(/^Checking Scan\.pdf/);
  expect(begun).toHaveLength(2);
});

test('a check refused by the server keeps the reason on the screen', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ error: 'The document service is busy.' }, { status: 503 }));
  await chooseMain(pdf('Scan.pdf'));
  await userEvent.click(screen.getByRole('button', { name: 'Check before filing' }));
  const notice = await screen.findByRole('alert');
  within(notice).getByText('The check did not finish. Nothing was filed. Try again.');
  within(notice).getByText('The document service is busy.');
});

test('while documents are checked, the screen states that nothing is filed', async () => {
  stubServer(answers(analyzeWithoutFiling, () => new Promise<never>(() => {})));
  await chooseMain(pdf('Motion.pdf'));
  await userEvent.click(screen.getByRole('button', { name: 'Check before filing' }));
  await screen.findByText('Checking Motion.pdf. A scan takes up to a minute. Nothing is filed.');
  expect(screen.getByRole('button', { name: 'Analyze' }).hasAttribute('disabled')).toBe(true);
});
