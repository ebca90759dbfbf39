import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readFilingProgress } from '#contract/receipts';
import { aFiling } from '#web/testing/aFiling.ts';
import { aProgress } from '#web/testing/aProgress.ts';
import { aSession } from '#web/testing/aSession.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { answers, stubServer } from '#web/testing/stubServer.ts';
import { AnalysisResults } from './AnalysisResults.tsx';

const show = (progress = aProgress()) => {
  stubServer(answers(readFilingProgress, progress));
  renderScreen(<AnalysisResults filing={aFiling({ filling_date: '2026-03-02' })} onOpen={() => {}} />, {
    signedInAs: aSession(),
  });
};

test('the filing date has the person’s preferred format', () => {
  show();
  screen.getByText('03/02/2026');
  expect(screen.queryByText('2026-03-02')).toBeNull();
});

test('the results begin with the confirmation: court, time to the second, number, documents, and what is next', async () => {
  show();
  await screen.findByText('Received by Superior Court, County of Alder on Monday, March 2, 2026 at 9:04:09 AM PST.');
  screen.getByText('7KQ4-M2XD-91TC');
  screen.getByRole('button', { name: 'Copy confirmation number' });
  screen.getByText('1. Complaint.pdf');
  screen.getByText('ab12cd34…ab12cd34');
  screen.getByRole('button', { name: 'Copy fingerprint of document 1' });
  screen.getByRole('button', { name: 'Download receipt' });
  screen.getByText('A clerk will review it next. We will notify you of the decision.');
  expect(screen.queryByText(/median/)).toBeNull();
  expect(screen.queryByText(/counts as filed/)).toBeNull();
});

test('the confirmation states the usual time, and the date that a late filing counts as filed with its rule', async () => {
  const rule = { authority: 'CCP § 1010.6', confidence: 'verified', set_by_court: false } as const;
  show(
    aProgress({
      usual_time: { median_seconds: 7 * 3600, decisions: 42, days: 60 },
      counts_as_filed: { on: '2026-03-03', steps: [{ says: 'Received after hours.', ...rule }] },
    }),
  );
  await screen.findByText(
    'Recent decisions at this court took a median of 7 hours (42 decisions in the last 60 days).',
  );
  screen.getByText('If accepted, it counts as filed on Tuesday, March 3, 2026.');
  screen.getByText(/Received after hours/);
});
