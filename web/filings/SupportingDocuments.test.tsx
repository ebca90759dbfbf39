import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { session } from '#web/session/session.ts';
import { aFiling } from '#web/testing/aFiling.ts';
import { aSession } from '#web/testing/aSession.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { stubUploads, type Upload } from '#web/testing/stubUploads.ts';
import { SupportingDocuments } from './SupportingDocuments.tsx';

const filing = aFiling();
let uploads: Upload[];
beforeEach(() => {
  uploads = stubUploads();
  renderScreen(<SupportingDocuments filing={filing} shown={null} onShow={() => {}} />, { signedInAs: aSession() });
});

const exhibit = (name: string) => new File(['EXHIBIT A'], name, { type: 'text/plain' });
const choose = (...files: File[]) =>
  userEvent.upload(screen.getByLabelText('Choose supporting documents', { selector: 'input' }), files);
const add = () => userEvent.click(screen.getByRole('button', { name: 'Add supporting documents' }));

test('without a session it reports an error and sends nothing', async () => {
  await choose(exhibit('Exhibit A.txt'));
  session.clear();
  await add();
  await screen.findByText("Please select a filing and ensure you're logged in.");
  expect(uploads).toEqual([]);
});

test('without a document it reports an error and sends nothing', async () => {
  await add();
  await screen.findByText('Please select at least one supporting document to upload.');
  expect(uploads).toEqual([]);
});

test('all selected documents are sent in one call, with a limit of thirty seconds', async () => {
  await choose(exhibit('Exhibit A.txt'), exhibit('Exhibit B.txt'));
  await add();
  expect(uploads).toHaveLength(1);
  const [upload] = uploads;
  expect(upload).toMatchObject({
    method: 'PUT',
    path: `/api/documents/analyze/${filing.id}/supporting`,
    timeout: 30_000,
  });
  expect(upload!.headers.authorization).toBe('Bearer token-of-dana');
  expect(upload!.form.getAll('supporting_document').map((file) => (file as File).name)).toEqual([
    'Exhibit A.txt',
    'Exhibit B.txt',
  ]);
});

test('while it uploads the button shows Uploading..., and the success is confirmed', async () => {
  await choose(exhibit('Exhibit A.txt'));
  await add();
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Uploading...' })).disabled).toBe(true);
  uploads[0]!.answer(201, { message: 'Supporting documents uploaded successfully', documents: [] });
  await screen.findByText('Supporting documents uploaded successfully');
  await waitFor(() => expect(screen.queryByText(/Exhibit A.txt · /)).toBeNull());
});

test.each<[string, Record<string, string>, string]>([
  ['the body’s error', { error: 'The document is empty.' }, 'The document is empty.'],
  ['the body’s message', { message: 'Not now.' }, 'Not now.'],
  ['the body’s detail', { detail: 'No such filing.' }, 'No such filing.'],
  ['its own message if the server has none', {}, 'Failed to upload supporting documents'],
])('a failed upload shows %s, and keeps the selection', async (_what, body, words) => {
  await choose(exhibit('Exhibit A.txt'));
  await add();
  uploads[0]!.answer(500, body);
  await screen.findByText(words);
  screen.getByText(/Exhibit A.txt · /);
});

test('an upload fails after thirty seconds', async () => {
  await choose(exhibit('Exhibit A.txt'));
  await add();
  uploads[0]!.giveUp();
  await screen.findByText('Failed to upload supporting documents');
});
