import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import * as envelopes from '#contract/draftEnvelope';
import { readFilingDetails } from '#contract/filings';
import { chooseFiles } from '#web/filings/chosenFiles.ts';
import { HeldNotices } from '#web/filings/doubts/HeldNotices.tsx';
import { type DropHere, useDropHere } from '#web/filings/dropHere.ts';
import { DropAnywhere } from '#web/layout/DropAnywhere.tsx';
import { aFiling } from '#web/testing/aFiling.ts';
import { aSession } from '#web/testing/aSession.ts';
import { renderScreens } from '#web/testing/renderScreen.tsx';
import { answers, refuses, stubServer } from '#web/testing/stubServer.ts';
import { stubUploads, type Upload } from '#web/testing/stubUploads.ts';
import { Dialog } from '#web/ui/Dialog.tsx';

const draftId = '5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0c44';
const caseId = '5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0c55';
const filing = aFiling({ state: 'draft', draft: { id: draftId, version: 1 } });
const [motion, exhibit] = ['Motion.pdf', 'Exhibit A.pdf'].map((name) => new File(['%PDF'], name));

const proposal = { chosen: null, proposed: null };
const envelope: envelopes.DraftEnvelope = {
  ...{ id: draftId, court_id: 'alder', version: 0, draft_version: 1 },
  destination: { ...proposal, reason: 'no_number', certain: false, evidence: null, case: null, case_number: null },
  case_type: { ...proposal, certain: false },
  category: { ...proposal, label: null },
  ...{ parties: [], documents: [], note_to_clerk: '', client_matter: '', questions: [] },
};

let uploads: Upload[];
beforeEach(() => {
  uploads = stubUploads();
  chooseFiles({ main: null, additional: [], choices: {} });
});

function Here({ here }: { here: DropHere | null }) {
  useDropHere(here);
  return null;
}
function show(here: DropHere | null = null, role: 'attorney' | 'clerk' = 'attorney', isAsking = false) {
  const dialog = (
    <Dialog isOpen={isAsking} title="Question" onClose={() => {}}>
      ?
    </Dialog>
  );
  const element = (
    <>
      <HeldNotices />
      <Here here={here} />
      {dialog}
      <DropAnywhere />
    </>
  );
  return renderScreens([{ path: '*', element }], '/calendar', aSession({ role }));
}
const holding = (files: File[], isDirectory = false) => ({
  dataTransfer: { types: ['Files'], files, items: [{ webkitGetAsEntry: () => ({ isDirectory }) }] },
});
const drag = (target: Element = document.body) => fireEvent.dragOver(target, holding([]));
/** Whether the browser would open the file in place of the portal. */
const drop = (...files: File[]) => fireEvent.drop(document.body, holding(files));
const receive = (upload: Upload | undefined) =>
  upload!.answer(202, { message: 'Received', job: { filing_id: filing.id, progress: '/' } });

test('while a file is dragged over the window, what a drop does is announced', async () => {
  stubServer();
  show();
  const region = screen.getAllByRole('status').at(-1)!;
  drag();
  await waitFor(() => expect(region.textContent).toContain('Drop to start a filing'));
  fireEvent.dragLeave(document.body, { relatedTarget: null });
  await waitFor(() => expect(region.textContent).toBe(''));
});

test('dropped documents become a draft, the first PDF as the lead document, and the draft is shown', async () => {
  stubServer(answers(readFilingDetails, filing));
  const { router } = show();
  const notes = new File(['Notes'], 'Notes.txt');
  drop(notes, motion!, exhibit!);
  await screen.findByText(/Notes\.txt/);
  await waitFor(() => expect(uploads).toHaveLength(1));
  expect(uploads[0]!.form.get('main_document')).toHaveProperty('name', 'Motion.pdf');
  const additional = uploads[0]!.form.getAll('supporting_documents').map((file) => (file as File).name);
  expect(additional).toEqual(['Notes.txt', 'Exhibit A.pdf']);
  receive(uploads[0]);
  await waitFor(() => expect(router.state.location.search).toBe(`?draft=${filing.id}`));
});

test('documents beyond those of the first call follow into the draft', async () => {
  stubServer(answers(readFilingDetails, filing));
  show();
  drop(motion!, ...[1, 2, 3, 4].map((number) => new File(['%PDF'], `Exhibit ${number}.pdf`)));
  await waitFor(() => expect(uploads).toHaveLength(1));
  receive(uploads[0]);
  await waitFor(() => expect(uploads).toHaveLength(2));
  const rest = uploads[1]!.form.getAll('supporting_document').map((file) => (file as File).name);
  expect(rest).toEqual(['Exhibit 3.pdf', 'Exhibit 4.pdf']);
});

test('on a case, the draft begins in that case', async () => {
  const asked = stubServer(
    answers(readFilingDetails, filing),
    answers(envelopes.readDraftEnvelope, envelope),
    answers(envelopes.saveDraftEnvelope, { ...envelope, draft_version_before: 1 }),
  );
  const { router } = show({ kind: 'case', name: '26CV00431 Sample v. Example', case_id: caseId });
  drag();
  await screen.findByText('Drop to start a filing in 26CV00431 Sample v. Example');
  drop(motion!);
  await waitFor(() => expect(uploads).toHaveLength(1));
  receive(uploads[0]);
  await waitFor(() => expect(router.state.location.search).toBe(`?draft=${filing.id}`));
  const saved = asked.find(({ method }) => method === 'PUT');
  expect(JSON.parse(saved!.body)).toEqual({ version: 0, destination: { to: 'case', case_id: caseId } });
});

test('if the case cannot be chosen, the draft is shown with a message', async () => {
  stubServer(
    answers(readFilingDetails, filing),
    refuses(envelopes.readDraftEnvelope, 503, { error: 'The court is offline.', code: 'unexpected' as never }),
  );
  const { router } = show({ kind: 'case', name: '26CV00431', case_id: caseId });
  drop(motion!);
  await waitFor(() => expect(uploads).toHaveLength(1));
  receive(uploads[0]);
  await screen.findByText(/the case was not chosen/);
  await waitFor(() => expect(router.state.location.search).toBe(`?draft=${filing.id}`));
});

test.each(['draft', 'replacement'] as const)('where a %s is open, it takes the documents', async (kind) => {
  stubServer();
  const take = vi.fn();
  show({ kind, name: 'Motion', take });
  drop(exhibit!, motion!);
  await waitFor(() => expect(take).toHaveBeenCalledWith([exhibit, motion]));
  expect(uploads).toEqual([]);
});

test('a refused document stays selected in the upload panel', async () => {
  stubServer();
  const { router } = show();
  drop(motion!);
  await waitFor(() => expect(uploads).toHaveLength(1));
  uploads[0]!.answer(422, { error: 'The document is encrypted.', code: 'document_encrypted' });
  await screen.findByText('The document is encrypted.');
  expect(router.state.location.pathname).toBe('/calendar');
  drop(exhibit!);
  await waitFor(() => expect(uploads).toHaveLength(2));
  expect(uploads[1]!.headers['idempotency-key']).not.toBe(uploads[0]!.headers['idempotency-key']);
});

test('a second drop during an upload is refused', async () => {
  stubServer();
  show();
  drop(motion!);
  await waitFor(() => expect(uploads).toHaveLength(1));
  drop(exhibit!);
  await screen.findByText(/Drop these again when the upload is complete/);
  expect(uploads).toHaveLength(1);
});

test.each([
  ['a photo', [new File(['x'], 'Photo.png')], /^Photo\.png is not a PDF.* Nothing was uploaded\.$/],
  ['an empty file', [motion!, new File([], 'Empty.pdf')], /^Empty\.pdf is empty\. Nothing was uploaded\.$/],
  ['200 files', Array.from({ length: 200 }, () => motion!), /^You dropped 200 files\. Drop up to 11/],
])('%s gets one message, and nothing is sent', async (_what, files, message) => {
  stubServer();
  show();
  drop(...files);
  await screen.findByText(message);
  expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1);
  expect(uploads).toEqual([]);
});

test('a folder gets a message', async () => {
  stubServer();
  show();
  fireEvent.drop(document.body, holding([new File([], 'Exhibits')], true));
  await screen.findByText(/^A folder cannot be uploaded/);
  expect(uploads).toEqual([]);
});

test.each([
  ['for court staff', 'clerk', false],
  ['while a dialog is open', 'attorney', true],
] as const)('%s, a drop does nothing and does not leave the portal', async (_when, role, isAsking) => {
  stubServer();
  show(null, role, isAsking);
  if (isAsking) await screen.findByRole('dialog');
  expect(drag()).toBe(false);
  expect(drop(motion!)).toBe(false);
  expect(screen.queryByText('Drop to start a filing')).toBeNull();
  expect(uploads).toEqual([]);
});

test('dragged text is left alone', () => {
  stubServer();
  show();
  expect(fireEvent.dragOver(document.body, { dataTransfer: { types: ['text/plain'] } })).toBe(true);
});
