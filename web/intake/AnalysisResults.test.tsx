import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aFiling } from '#web/testing/aFiling.ts';
import { aSession } from '#web/testing/aSession.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { stubServer } from '#web/testing/stubServer.ts';
import { AnalysisResults } from './AnalysisResults.tsx';

const show = () => {
  stubServer();
  renderScreen(<AnalysisResults filing={aFiling({ filling_date: '2026-03-02' })} onOpen={() => {}} />, {
    signedInAs: aSession(),
  });
};

test('the filing date has the person’s preferred format', () => {
  show();
  screen.getByText('03/02/2026');
  expect(screen.queryByText('2026-03-02')).toBeNull();
});

test('the results begin with the receipt: the court, the time, and the number', () => {
  show();
  screen.getByText(/^Received by Superior Court, County of Alder on 03\/02\/2026/);
  screen.getByText('5C1D1A52');
  screen.getByRole('button', { name: 'Copy filing number' });
  screen.getByText('The clerk will review it next. We will notify you of the decision.');
});
