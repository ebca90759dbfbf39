import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { viewDocument } from '#contract/documentViewer';
import { readOwnChoices } from '#contract/filersChoices';
import { readFilingDetails } from '#contract/filings';
import { readFilingProgress } from '#contract/receipts';
import { readResubmission } from '#contract/resubmissions';
import { readFilingCourtStatus } from '#contract/review';
import { aFiling } from '#web/testing/aFiling.ts';
import { aProgress, aStep } from '#web/testing/aProgress.ts';
import { aCourtStatus } from '#web/testing/aQueue.ts';
import { aResubmission } from '#web/testing/aResubmission.ts';
import { aSession } from '#web/testing/aSession.ts';
import { renderScreens } from '#web/testing/renderScreen.tsx';
import { answers, refuses, stubServer } from '#web/testing/stubServer.ts';
import { CaseProcessingScreen } from '../CaseProcessingScreen.tsx';
import { FilingScreen } from './FilingScreen.tsx';

const filing = aFiling();
const text = {
  layout: 'flow' as const,
  document_name: 'Complaint.txt',
  paragraphs: [{ number: 1, text: 'Complaint' }],
};
const elsewhere = ['/review', '/judge-dashboard'].map((path) => ({ path, Component: () => <h1>{path}</h1> }));

function show(address: string, role: 'attorney' | 'clerk' | 'judge', progress = aProgress()) {
  stubServer(answers(readFilingDetails, filing), answers(viewDocument, text), answers(readFilingProgress, progress));
  return renderScreens(
    [
      { path: '/filings/:id', Component: FilingScreen },
      { path: '/case-processing', Component: CaseProcessingScreen },
      ...elsewhere,
    ],
    address,
    aSession(role === 'judge' ? { role, judge_status: 'verified' } : { role }),
  );
}

test('the page of a filing has its status, its history with the clerk’s words, and its receipt', async () => {
  show(
    `/filings/${filing.id}`,
    'attorney',
    aProgress({
      status: 'accepted',
      stamp: 'FILED',
      docketed_as: { case_id: filing.id, case_number: '26CV00431', title: 'Sample v. Example', number: '7' },
      steps: [
        aStep(),
        aStep({
          kind: 'returned',
          words: ['The caption names another defendant.'],
          authority: 'Rule 2.111',
          by: 'Kim',
        }),
        aStep({ kind: 'corrected', at: '2026-03-03T17:00:00Z', answer: 'Corrected on page 1.' }),
        aStep({ kind: 'accepted', at: '2026-03-04T17:00:00Z', by: 'Kim' }),
      ],
    }),
  );
  await screen.findByRole('heading', { name: /^Complaint, 26CV00431 Sample v\. Example$/, level: 1 });
  const history = await screen.findByRole('list', { name: 'Status at the court' });
  expect(
    within(history)
      .getAllByRole('listitem')
      .map(({ dataset }) => dataset.kind),
  ).toEqual([...['received', 'returned', 'corrected', 'accepted']]);
  within(history).getByText('The caption names another defendant.');
  within(history).getByText('Authority: Rule 2.111');
  within(history).getByText('Filer’s answer: Corrected on page 1.');
  within(history).getByText('03/04/2026, 9:00 AM PST');
  expect(within(history).getByRole('link', { name: '26CV00431 Sample v. Example' }).getAttribute('href')).toBe(
    `/cases/${filing.id}`,
  );
  screen.getByRole('region', { name: 'Receipt' });
  screen.getByRole('button', { name: 'Stamped copy (FILED)' });
});

test('the address of a filing in case processing leads the filer to its page', async () => {
  const { router } = show(`/case-processing?filing=${filing.id}`, 'attorney');
  await screen.findByRole('heading', { name: /^Complaint, 26CV00431 /, level: 1 });
  await screen.findByRole('region', { name: 'Document Details' });
  expect(router.state.location.pathname).toBe(`/filings/${filing.id}`);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/case-processing'));
});

test.each([
  ['clerk', '/review'],
  ['judge', '/judge-dashboard'],
] as const)('a %s continues to %s, and can open the filer’s page', async (role, place) => {
  const { router } = show(`/filings/${filing.id}`, role);
  await screen.findByRole('heading', { name: place });
  expect(router.state.location.search).toContain(filing.id);
  await router.navigate(`/filings/${filing.id}?as=filer`);
  await screen.findByRole('list', { name: 'Status at the court' });
});

test('a returned filing shows the clerk’s words before the fixes, whose history is shown once', async () => {
  const returned = aFiling({ state: 'returned' });
  const replacement = {
    ...{ id: returned.id, file_name: 'Complaint.pdf', size: 10, pages: 1, is_read: true },
    ...{ replaces: returned.documents[0]!.id, doubts: [] },
  };
  stubServer(
    answers(readFilingDetails, returned),
    answers(viewDocument, text),
    answers(readFilingProgress, aProgress()),
    answers(readFilingCourtStatus, aCourtStatus({ state: 'returned', can_correct: true })),
    answers(readResubmission, aResubmission({ replacement })),
    answers(readOwnChoices, { choices: null, client_matter: 'Sample 12', fixes: 1 }),
  );
  renderScreens(
    [{ path: '/filings/:id', Component: FilingScreen }],
    `/filings/${filing.id}`,
    aSession({ role: 'attorney' }),
  );
  const words = await screen.findByText('No such case.');
  const fixes = await screen.findByRole('heading', { name: 'Fix the returned document here' });
  expect(words.compareDocumentPosition(fixes)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await screen.findByText('Sample 12');
  expect(await screen.findAllByText('Fixes and original files')).toHaveLength(1);
});

test('a filing that is not available is reported', async () => {
  stubServer(refuses(readFilingDetails, 404, {}));
  renderScreens(
    [{ path: '/filings/:id', Component: FilingScreen }],
    `/filings/${filing.id}`,
    aSession({ role: 'attorney' }),
  );
  await screen.findByRole('alert');
});

test('before the decision, the timeline shows the steps ahead, and the filer sees no priority', async () => {
  show(
    `/filings/${filing.id}`,
    'attorney',
    aProgress({ status: 'in_review', steps: [aStep(), aStep({ kind: 'in_review' })] }),
  );
  const history = await screen.findByRole('list', { name: 'Status at the court' });
  const steps = within(history).getAllByRole('listitem');
  expect(steps.map(({ dataset }) => dataset.kind)).toEqual(['received', 'in_review', 'ahead']);
  within(history).getByText('Then: the clerk’s decision');
  const details = screen.getByRole('region', { name: 'Document Details' });
  expect(details.querySelector('header')!.textContent).not.toContain(filing.priority_reason);
});
