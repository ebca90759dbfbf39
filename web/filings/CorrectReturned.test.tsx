import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { listHeldSubmissions } from '#contract/heldSubmissions';
import { aFiling } from '#web/testing/aFiling.ts';
import { aSession } from '#web/testing/aSession.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { answers, stubServer } from '#web/testing/stubServer.ts';
import { stubUploads } from '#web/testing/stubUploads.ts';
import { CorrectReturned } from './CorrectReturned.tsx';

const filing = aFiling({ state: 'returned', case_number: '26CV00412' });
const choose = () =>
  userEvent.upload(
    screen.getByLabelText('Choose the corrected document', { selector: 'input' }),
    new File(['x'], 'Other.txt', { type: 'text/plain' }),
  );
const send = () => userEvent.click(screen.getByRole('button', { name: 'Submit corrected document' }));

test('the filer reads which date applies before sending', () => {
  stubServer();
  renderScreen(<CorrectReturned filing={filing} terms={['Corrected in time, the filing keeps its date.']} />, {
    signedInAs: aSession(),
  });
  screen.getByText('Corrected in time, the filing keeps its date.');
});

test('if the court has no rule, the clerk decides on the date', () => {
  stubServer();
  renderScreen(<CorrectReturned filing={filing} terms={[]} />, { signedInAs: aSession() });
  screen.getByText(/The clerk decides which date applies to the corrected document/);
});

test('a different document is shown next to the returned one, and sent only after confirmation', async () => {
  stubServer();
  const uploads = stubUploads();
  renderScreen(<CorrectReturned filing={filing} terms={[]} />, { signedInAs: aSession() });
  await choose();
  await send();
  const held_submission = '5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0c44';
  const message = 'The case number differs: the returned document states 26CV00412; the new one states CGC-22-600095.';
  uploads[0]!.answer(409, {
    error: 'Nothing has been sent yet.',
    code: 'correction_doubted',
    details: {
      held_submission,
      idempotency_key: null,
      doubts: [{ kind: 'case', message, document: 'CGC-22-600095', expected: '26CV00412', page: null }],
    },
  });
  const question = await screen.findByRole('alertdialog', { name: 'Is this the corrected document?' });
  within(question).getByText('26CV00412');
  within(question).getByText('CGC-22-600095');
  expect(
    within(question)
      .getAllByText('New document')
      .map(({ tagName }) => tagName),
  ).toContain('DT');
  expect(within(question).queryByText('The document states')).toBeNull();
  within(question).getByText(/its received time will be the time of submission, not/);
  await userEvent.click(within(question).getByRole('button', { name: 'Submit as a different document' }));
  await waitFor(() => expect(uploads).toHaveLength(2));
  expect(uploads[1]!.form.get('held_submission')).toBe(held_submission);
  expect(uploads[1]!.form.get('main_document')).toBeNull();
});

test('an unanswered confirmation is found again, and compared without a second upload', async () => {
  const waiting = {
    ...{ held_submission: '5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0c44', idempotency_key: null, corrects: filing.id },
    ...{ documents: ['Other.txt'], held_at: '2026-11-22T08:00:00Z', expires_at: '2026-11-22T10:00:00Z' },
    doubts: [{ kind: 'case' as const, message: 'The case number differs.', document: 'B', expected: 'A', page: null }],
  };
  stubServer(answers(listHeldSubmissions, { data: [waiting] }));
  const uploads = stubUploads();
  renderScreen(<CorrectReturned filing={filing} terms={[]} />, { signedInAs: aSession() });
  await screen.findByText('The corrected document Other.txt has not been submitted to the court yet.');
  await userEvent.click(screen.getByRole('button', { name: 'Compare with the returned document' }));
  const question = await screen.findByRole('alertdialog', { name: 'Is this the corrected document?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Submit as a different document' }));
  await waitFor(() => expect(uploads[0]!.form.get('held_submission')).toBe(waiting.held_submission));
});

test('a return whose ground is not the document is answered without another document', async () => {
  stubServer();
  const uploads = stubUploads();
  renderScreen(<CorrectReturned filing={filing} terms={[]} needsNewDocument={false} />, { signedInAs: aSession() });
  await userEvent.type(screen.getByLabelText(/^Answer to the clerk/), 'The fee is paid.');
  await userEvent.upload(
    screen.getByLabelText('Add a supporting document', { selector: 'input' }),
    new File(['x'], 'Receipt.txt', { type: 'text/plain' }),
  );
  screen.getByText(/^Receipt\.txt/);
  await userEvent.click(screen.getByRole('button', { name: 'Submit again' }));
  await waitFor(() => expect(uploads).toHaveLength(1));
  uploads[0]!.answer(200, { message: 'Filing submitted again.', version: 1 });
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>(/^Answer to the clerk/).value).toBe(''));
  expect(screen.queryByText(/^Receipt\.txt/)).toBeNull();
});

test('a second choice replaces the document that was refused', async () => {
  stubServer();
  const uploads = stubUploads();
  renderScreen(<CorrectReturned filing={filing} terms={[]} />, { signedInAs: aSession() });
  await choose();
  await send();
  uploads[0]!.answer(409, { error: 'This is the same document that was returned.', code: 'correction_unchanged' });
  await screen.findByText('This is the same document that was returned.');
  await userEvent.upload(
    screen.getByLabelText('Choose the corrected document', { selector: 'input' }),
    new File(['y'], 'Corrected.txt', { type: 'text/plain' }),
  );
  await screen.findByText(/^Corrected\.txt/);
  await send();
  await waitFor(() => expect(uploads).toHaveLength(2));
  expect((uploads[1]!.form.get('main_document') as File).name).toBe('Corrected.txt');
});
