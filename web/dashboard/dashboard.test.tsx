import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Activity, listActivities } from '#contract/activity';
import { readDashboard } from '#contract/dashboard';
import { aDashboard, aNeed } from '#web/testing/aDashboard.ts';
import { aSession } from '#web/testing/aSession.ts';
import { renderApp, renderScreen } from '#web/testing/renderScreen.tsx';
import { answers, refuses, stubServer } from '#web/testing/stubServer.ts';
import { RecentActivity } from './RecentActivity.tsx';

function anActivity(number: number): Activity {
  const at = `2026-03-02T08:0${number}:00Z`;
  return {
    ...{ id: String(number), action: 'filing_received', title: `Filed ${number}`, description: 'Sample v. Model.' },
    values: { document: 'Complaint.pdf', after_doubts: false },
    ...{ timestamp: at, created_at: at, actor: 'Alex Q. Example', href: null },
  };
}
const six = [6, 5, 4, 3, 2, 1].map(anActivity);
const quiet = answers(listActivities, { results: [] });
const activity = () => renderScreen(<RecentActivity />, { signedInAs: aSession() });

test('the dashboard is headed Case Flow and has its six figures, each with a link to its rows', async () => {
  stubServer(quiet, answers(readDashboard, aDashboard()));
  renderApp('/dashboard', { signedInAs: aSession() });
  await screen.findByRole('heading', { name: 'Case Flow' });
  const figures = await screen.findByRole('region', { name: 'Key figures' });
  await within(figures).findAllByText('24');
  const shown = within(figures)
    .getAllByRole('link')
    .map((link) => [...[...link.children].slice(0, 2).map((part) => part.textContent), link.getAttribute('href')]);
  expect(shown).toEqual([
    ['Document Processed', '24', '/case-processing?show=analyzed'],
    ['Average Processing Time', '2.8 s', '/case-processing?show=analyzed'],
    ['Active Cases', '1,390', '/cases?status=open'],
    ['Pending Hearings', '7', '/calendar?view=list'],
    ['Validation Rate', '94.0 %', '/reports?rows=values_looked_at'],
    ['System Status', expect.any(String), '/status'],
  ]);
  within(figures).getByText('188 of 200 values reviewed in 90 days were correct');
  within(figures).getByText('Filings analyzed; 22 complete');
});

test('the Validation Rate is shown only if people reviewed enough values', async () => {
  const few = { confirmed: 28, looked_at: 29, days: 90, href: '/reports' };
  stubServer(quiet, answers(readDashboard, aDashboard({}, { looked_at: few })));
  renderApp('/dashboard', { signedInAs: aSession() });
  const rate = (await screen.findByText('Validation Rate')).closest('a')!;
  await within(rate).findByText('Not enough data yet: 29 values reviewed in 90 days');
  expect(rate.children[1]?.textContent).toBe('–');
});

test('if the figures cannot be loaded, no figure is shown', async () => {
  stubServer(quiet, refuses(readDashboard, 500, { error: 'An unexpected error occurred', code: 'fault' }));
  renderApp('/dashboard', { signedInAs: aSession() });
  const figures = await screen.findByRole('region', { name: 'Key figures' });
  await waitFor(() => expect(screen.getAllByText(/An unexpected error occurred/).length).toBeGreaterThan(0));
  const shown = within(figures)
    .getAllByRole('link')
    .slice(0, 5)
    .map((link) => link.children[1]?.textContent);
  expect(shown).toEqual(['–', '–', '–', '–', '–']);
  expect(document.body.textContent).not.toMatch(/\b247\b|\b2\.4\b|94\.3/);
  expect(within(figures).queryByText('No filings analyzed yet'), 'unknown is not nothing').toBeNull();
  expect(figures.textContent).not.toMatch(/\b0\b/);
});

test('without analyzed documents, a dash is shown with the reason', async () => {
  const none = { documents: { value: 0, href: '/case-processing' }, average_processing_time: null };
  stubServer(quiet, answers(readDashboard, aDashboard({}, { ...none, complete: { value: 0, href: '/' } })));
  renderApp('/dashboard', { signedInAs: aSession() });
  const figures = await screen.findByRole('region', { name: 'Key figures' });
  await within(figures).findByText('0');
  expect(within(figures).getAllByText('No filings analyzed yet')).toHaveLength(1);
});

test('items that need the person appear in the server’s order, each with its time and a link', async () => {
  const due = aNeed({
    id: 'd',
    kind: 'deadline',
    title: '26CV00431 · Sample',
    due: '2026-03-16',
    overdue: true,
    since: null,
  });
  const counts = [
    { kind: 'deadline' as const, count: 1, href: '/deadlines?state=urgent' },
    { kind: 'review' as const, count: 46, href: '/review?sort=age' },
  ];
  stubServer(quiet, answers(readDashboard, aDashboard({ needs: [due, aNeed()], counts })));
  renderApp('/dashboard', { signedInAs: aSession() });
  const panel = (await screen.findByRole('heading', { name: 'Needs your attention' })).closest('section')!;
  const [first, second] = await within(panel).findAllByRole('listitem');
  expect(first!.textContent).toContain('03/16/2026 Overdue');
  expect(within(first!).getByRole('link').getAttribute('href')).toBe(due.href);
  expect(second!.textContent).toContain('Waiting since');
  expect(within(second!).getByRole('link', { name: 'Review: Complaint · 26CV00431' })).toBeTruthy();
  within(panel).getByText('47 items');
  expect(within(panel).getByRole('link', { name: '46 filings to review' }).getAttribute('href')).toBe(
    '/review?sort=age',
  );
});

test('a default request that waits leads to its case, as does its count', async () => {
  const href = '/cases/7?tab=issuance';
  const request = aNeed({ id: 'r', kind: 'default_request', title: '26CV00431 · Sample', body: 'Defendant Ben', href });
  const counts = [{ kind: 'default_request' as const, count: 2, href }];
  stubServer(quiet, answers(readDashboard, aDashboard({ needs: [request], counts })));
  renderApp('/dashboard', { signedInAs: aSession() });
  const open = await screen.findByRole('link', { name: 'Open: 26CV00431 · Sample' });
  expect(open.getAttribute('href')).toBe(href);
  screen.getByText('Default requested');
  expect(screen.getByRole('link', { name: '2 default requests' }).getAttribute('href')).toBe(href);
});

test('when nothing needs the person’s attention, the panel states that with the time', async () => {
  stubServer(quiet, answers(readDashboard, aDashboard()));
  renderApp('/dashboard', { signedInAs: aSession() });
  await screen.findByText('You’re all caught up');
  screen.getByText(/^As of 03\/17\/2026/);
});

test('a person without access to filings has only the system’s figure', async () => {
  stubServer(quiet, answers(readDashboard, aDashboard({ figures: null })));
  renderApp('/dashboard', { signedInAs: aSession({ role: 'it_personnel' }) });
  const figures = await screen.findByRole('region', { name: 'Key figures' });
  expect(within(figures).getAllByRole('link')).toHaveLength(1);
});

test('the quick actions open case processing, calendar, attorneys, and the assistant', async () => {
  stubServer(quiet, answers(readDashboard, aDashboard()));
  const { store } = renderApp('/dashboard', { signedInAs: aSession() });
  const quick = (await screen.findByRole('heading', { name: 'Quick Actions' })).closest('section')!;
  const links = within(quick).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/case-processing', '/calendar', '/attorneys']);
  await userEvent.click(within(quick).getByRole('button', { name: 'Assistant' }));
  expect(store.getState().navigation.assistantOpen).toBe(true);
});

test('the benefit panel states the principles of the portal', async () => {
  stubServer(quiet, answers(readDashboard, aDashboard()));
  renderApp('/dashboard', { signedInAs: aSession() });
  await screen.findByText('Every value shows its source');
  screen.getByText('People decide');
  screen.getByText('Nothing is overwritten');
});

test('Recent Activity shows the first four', async () => {
  stubServer(answers(listActivities, { results: six }));
  activity();
  await screen.findByText('Filed 6');
  expect(screen.getAllByText(/^Filed \d$/).map((title) => title.textContent)).toEqual([
    'Filed 6',
    'Filed 5',
    'Filed 4',
    'Filed 3',
  ]);
});

test('while the activity loads, it shows Loading activity logs..., and without any, No recent activity', async () => {
  let release = () => {};
  const waiting = new Promise<void>((resume) => {
    release = resume;
  });
  stubServer(answers(listActivities, () => waiting.then(() => ({ results: [] }))));
  activity();
  await screen.findByText('Loading activity logs...');
  release();
  await screen.findByText('No recent activity');
});

test.each<[string, Record<string, string>, string]>([
  ['the server’s message', { message: 'The record is closed.', error: 'Other' }, 'The record is closed.'],
  ['the server’s error', { error: 'The portal is restarting.' }, 'The portal is restarting.'],
  ['Failed to load activity logs if the server has no message', {}, 'Failed to load activity logs'],
])('a failed activity log is reported, with %s', async (_what, body, words) => {
  stubServer(refuses(listActivities, 503, body as never));
  activity();
  expect((await screen.findAllByText('Failed to load recent activity')).length).toBeGreaterThan(0);
  screen.getByText(words);
  expect(screen.queryByText(/Showing fallback data/)).toBeNull();
});

test('after a failure, the last activities remain, with their age', async () => {
  let failing = false;
  const log = answers(listActivities, { results: six });
  stubServer({
    ...log,
    answer: (seen) => (failing ? { status: 503, body: { error: 'Not now.', code: 'fault' } } : log.answer(seen)),
  });
  const { store } = activity();
  await screen.findByText('Filed 6');
  failing = true;
  const { activityApi } = await import('#web/activity/activityApi.ts');
  await store.dispatch(activityApi.endpoints.listActivities.initiate({ limit: 4 }, { forceRefetch: true }));
  await screen.findByText(/Showing fallback data, last received just now\./);
  screen.getByText('Filed 6');
  screen.getByText('Not now.');
});
