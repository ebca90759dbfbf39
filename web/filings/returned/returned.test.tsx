import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { prepareResubmission, readResubmission, submitResubmission } from '#contract/resubmissions';
import { readFilingCourtStatus } from '#contract/review';
import { aFiling } from '#web/testing/aFiling.ts';
import { aCourtStatus } from '#web/testing/aQueue.ts';
import { aResubmission as prepared } from '#web/testing/aResubmission.ts';
import { aSession } from '#web/testing/aSession.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { answers, refuses, stubServer } from '#web/testing/stubServer.ts';
import { ResubmissionProvider } from './ResubmissionProvider.tsx';
import { ReturnedPart } from './ReturnedPart.tsx';

const filing = aFiling({ state: 'returned', case_number: '26CV00412' });
const status = aCourtStatus({ state: 'returned', can_correct: true });
const show = () =>
  renderScreen(
    <ResubmissionProvider filing={filing}>
      <ReturnedPart filing={filing} onPlace={() => {}} />
    </ResubmissionProvider>,
    { signedInAs: aSession() },
  );
const resubmit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Resubmit' });

test('the clerk’s words, the rule, and the date are shown before submission', async () => {
  stubServer(answers(readFilingCourtStatus, status), answers(readResubmission, prepared()));
  show();
  await screen.findByText('No such case.');
  screen.getByText('Rule: CRC 2.111');
  screen.getByText(/^Filing date if you resubmit now: .*, the date of your first submission$/);
  screen.getByText('(Tex. R. Civ. P. 21(f))', { exact: false });
  expect(resubmit().disabled).toBe(true);
});

test('what is typed is saved before it is submitted', async () => {
  const asked = stubServer(
    answers(readFilingCourtStatus, status),
    answers(readResubmission, prepared()),
    answers(prepareResubmission, prepared({ version: 2, answer: 'Wrong number.', incomplete: null })),
    answers(submitResubmission, { message: 'Received again', received_at: '2026-03-04T17:00:00Z' }),
  );
  show();
  await userEvent.type(await screen.findByLabelText(/^Note to the clerk/), 'Wrong number.');
  await userEvent.click(resubmit());
  await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/submit/'))).toBe(true));
  const sent = asked.filter(({ method }) => method !== 'GET').map(({ body }) => JSON.parse(body));
  expect(sent.at(-1)).toEqual({ version: 2 });
  expect(sent.at(-2)).toMatchObject({ answer: 'Wrong number.' });
});

test('a change in another window does not overwrite what was typed', async () => {
  stubServer(
    answers(readFilingCourtStatus, status),
    answers(readResubmission, prepared()),
    refuses(prepareResubmission, 409, { error: 'Changed in another window.', code: 'resubmission_changed' }),
  );
  show();
  const note = await screen.findByLabelText<HTMLTextAreaElement>(/^Note to the clerk/);
  await userEvent.type(note, 'Mine');
  await screen.findByText(/^This correction was changed in another window\./);
  expect(note.value).toBe('Mine');
  await userEvent.click(screen.getByRole('button', { name: 'Use the other version' }));
  await waitFor(() => expect(note.value).toBe(''));
});

test('a document of another case is submitted only after confirmation', async () => {
  const replacement = {
    ...{ id: filing.id, file_name: 'Other.pdf', size: 10, pages: 1, is_read: true, replaces: filing.id },
    doubts: [{ kind: 'case' as const, message: 'The number differs.', document: 'B-2', expected: 'A-1', page: null }],
  };
  const asked = stubServer(
    answers(readFilingCourtStatus, status),
    answers(readResubmission, prepared({ version: 2, replacement, incomplete: null })),
    answers(submitResubmission, { message: 'Received again', received_at: '2026-03-04T17:00:00Z' }),
  );
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Resubmit' }));
  const question = await screen.findByRole('alertdialog', { name: 'Is this the corrected document?' });
  within(question).getByText('B-2');
  expect(asked.some(({ path }) => path.endsWith('/submit/'))).toBe(false);
  await userEvent.click(within(question).getByRole('button', { name: 'Submit as a different document' }));
  await waitFor(() => expect(asked.find(({ path }) => path.endsWith('/submit/'))?.body).toContain('confirmed_doubts'));
});
