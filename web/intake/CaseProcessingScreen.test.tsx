import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { chooseFiles } from '#web/filings/chosenFiles.ts';
import { aSession } from '#web/testing/aSession.ts';
import { renderScreens } from '#web/testing/renderScreen.tsx';
import { stubServer } from '#web/testing/stubServer.ts';
import { stubUploads } from '#web/testing/stubUploads.ts';
import { CaseProcessingScreen } from './CaseProcessingScreen.tsx';

/** The response for a filing whose analysis is followed. */
const received = {
  message: 'Received',
  job: { filing_id: '0190a7c2-0000-7000-8000-000000000001', progress: '/api/documents/1/progress' },
};

test('a late response to an upload does not navigate back from another page', async () => {
  stubServer();
  const uploads = stubUploads();
  chooseFiles({ main: new File(['x'], 'Complaint.pdf'), additional: [], choices: {} });
  let arrive = () => {};
  const slowScreen = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { router } = renderScreens(
    [
      { path: '/case-processing', Component: CaseProcessingScreen },
      {
        path: '/calendar',
        lazy: async () => {
          await slowScreen;
          return { Component: () => <h1>Court Calendar</h1> };
        },
      },
    ],
    '/case-processing?page=2',
    aSession(),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Analyze' }));
  void router.navigate('/calendar');
  await waitFor(() => expect(router.state.navigation.state).toBe('loading'));
  uploads[0]!.answer(202, received);
  await waitFor(() => expect(screen.queryByText('Complaint.pdf')).toBeNull());
  arrive();
  await screen.findByRole('heading', { name: 'Court Calendar' }, { timeout: 8000 });
  expect(router.state.location.pathname).toBe('/calendar');
});

test('once a document was sent, its draft opens and has the focus', async () => {
  stubServer();
  const uploads = stubUploads();
  chooseFiles({ main: new File(['x'], 'Complaint.pdf'), additional: [], choices: {} });
  const { router } = renderScreens(
    [{ path: '/case-processing', Component: CaseProcessingScreen }],
    '/case-processing',
    aSession(),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Analyze' }));
  uploads[0]!.answer(202, received);
  const draft = await screen.findByRole('heading', { name: 'Draft' });
  await waitFor(() => expect(document.activeElement).toBe(draft));
  expect(router.state.location.search).toBe(`?draft=${received.job.filing_id}`);
});

test('a judge whose profile is pending reads why no case is shown', async () => {
  stubServer();
  renderScreens(
    [{ path: '/case-processing', Component: CaseProcessingScreen }],
    '/case-processing',
    aSession({ role: 'judge', judge_status: 'pending' }),
  );
  await screen.findByRole('heading', { name: 'Case Processing and Analysis', level: 1 });
  screen.getByText(/Your judge profile is awaiting verification by a court administrator/);
  expect(screen.queryByRole('button', { name: 'Analyze' })).toBeNull();
});
