import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { editFiling } from '#contract/filings';
import { session } from '#web/identity/session.ts';
import { aFiling } from '#web/testing/aFiling.ts';
import { aSession } from '#web/testing/aSession.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { answers, refuses, stubServer } from '#web/testing/stubServer.ts';
import { CorrectionForm } from './CorrectionForm.tsx';

const filing = aFiling();

async function correct(field: string, value: string) {
  renderScreen(<CorrectionForm filing={filing} selected={null} onSelect={() => {}} />, { signedInAs: aSession() });
  const input = screen.getByRole('textbox', { name: field });
  await userEvent.clear(input);
  await userEvent.type(input, value);
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));

test('a correction sends the changed field and the version it started from, and says that it is saved', async () => {
  const message = 'Document updated successfully';
  const asked = stubServer(answers(editFiling, { message, filing: { ...filing, version: 2 } }));
  await correct('Location', 'Kings County, New York');
  await save();
  await screen.findByText(message);
  expect(asked[0]).toMatchObject({ method: 'PUT', path: `/api/documents/edit/${filing.id}/` });
  expect(Object.fromEntries(new URLSearchParams(asked[0]!.body))).toEqual({
    location: 'Kings County, New York',
    version: '1',
  });
});

test('while a correction is being saved the button says Updating...', async () => {
  let release = () => {};
  const waiting = new Promise<void>((resume) => {
    release = resume;
  });
  const reply = { message: 'Document updated successfully', filing };
  stubServer(answers(editFiling, () => waiting.then(() => reply)));
  await correct('Amount', '$1.00');
  await save();
  const busy = await screen.findByRole<HTMLButtonElement>('button', { name: 'Updating...' });
  expect(busy.disabled).toBe(true);
  release();
  await screen.findByRole('button', { name: 'Save changes' });
});

test('without a session it says Authentication token not found, and sends nothing', async () => {
  const asked = stubServer();
  await correct('Location', 'Elsewhere');
  session.clear();
  await save();
  await screen.findByText('Authentication token not found. Please log in.');
  expect(asked).toEqual([]);
});

test('a field that the server finds wrong is told beside it, and what was typed stays', async () => {
  const fields = [{ field: 'amount', message: 'Write the amount as in 84,500.00' }];
  stubServer(
    refuses(editFiling, 400, {
      error: 'Please check the highlighted fields.',
      code: 'invalid_input',
      details: { fields },
    }),
  );
  await correct('Amount', 'much');
  await save();
  await screen.findByText('Write the amount as in 84,500.00');
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
  expect(input.value).toBe('much');
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

test.each<[string, number, Record<string, string>, string]>([
  ['the body’s error', 409, { error: 'Somebody changed this.' }, 'Somebody changed this.'],
  ['the body’s message', 403, { message: 'Not yours.' }, 'Not yours.'],
  ['the body’s detail', 404, { detail: 'No such filing.' }, 'No such filing.'],
  ['the status of the server’s own failure', 502, {}, 'Server error: 502'],
  ['any other status', 418, {}, 'Failed to update document (Status: 418)'],
])('an edit that failed says %s', async (_what, status, body, words) => {
  stubServer(refuses(editFiling, status, body as never));
  await correct('Location', 'Elsewhere');
  await save();
  await screen.findByText(words);
});

test('an edit that got no answer at all says Failed to update document', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await correct('Location', 'Elsewhere');
  await save();
  await screen.findByText('Failed to update document');
});
