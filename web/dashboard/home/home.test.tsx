import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { listActivities } from '#contract/activity';
import { readDashboard } from '#contract/dashboard';
import { markDeadline } from '#contract/deadlines';
import { markEntriesSeen, readHomeAttention, readHomeWeek } from '#contract/home';
import { aDashboard } from '#web/testing/aDashboard.ts';
import { aHomeDeadline, aHomeHearing, aNewEntry, anAttention, aWeek } from '#web/testing/aHome.ts';
import { aSession } from '#web/testing/aSession.ts';
import { renderApp } from '#web/testing/renderScreen.tsx';
import { answers, refuses, stubServer } from '#web/testing/stubServer.ts';

type Stubs = Parameters<typeof stubServer>;
const quiet = [answers(listActivities, { results: [] }), answers(readDashboard, aDashboard())];
const done = { message: 'Done' };

function open(attention = anAttention(), ...more: Stubs) {
  const asked = stubServer(...more, answers(readHomeAttention, attention), answers(readHomeWeek, aWeek()), ...quiet);
  renderApp('/dashboard', { signedInAs: aSession({ role: 'attorney' }) });
  return asked;
}
const part = (name: string) => screen.findByRole('region', { name });
const sent = (asked: ReturnType<typeof stubServer>, path: string) =>
  asked.filter((one) => one.method !== 'GET' && one.path.includes(path)).map(({ body }) => JSON.parse(body));

test('a filer’s home begins with the week and what needs attention; the figures are collapsed below', async () => {
  const asked = open();
  await screen.findByRole('heading', { name: 'Home' });
  expect((await part('Deadlines')).textContent).toContain('No deadlines are due within 30 days.');
  for (const name of [
    'Hearings',
    'Returned for correction',
    'Orders and judgments',
    'Filings by others in your cases',
  ]) {
    await part(name);
  }
  expect(asked.some(({ path }) => path.startsWith('/api/dashboard/'))).toBe(false);
  await userEvent.click(screen.getByText('Figures and principles of the portal'));
  expect(await screen.findByText('Document Processed')).toBeTruthy();
});

test('a deadline states its court days and how it was counted, and is marked as met', async () => {
  const deadlines = { data: [aHomeDeadline()], total: 1, marked: [] };
  const asked = open(anAttention({ deadlines }), answers(markDeadline, done));
  const list = within(await part('Deadlines'));
  list.getByText('in 3 court days');
  await userEvent.click(list.getByText('How it was counted (CCP § 1005(b))'));
  expect(await list.findByText('CCP § 12')).toBeTruthy();
  await userEvent.click(list.getByRole('button', { name: 'Mark as met: Opposition' }));
  await waitFor(() => expect(sent(asked, '/met/')).toEqual([{ met: true, version: 1 }]));
});

test.each([
  [{ due_date: '2026-03-17', court_days_left: 0 }, 'today'],
  [{ court_days_left: 1 }, 'in 1 court day'],
  [{ due_date: '2026-03-21', court_days_left: 0 }, 'before the next court day'],
  [{ due_date: '2026-03-13', court_days_left: -2, overdue: true }, 'overdue by 2 court days'],
])('%o is due %s', async (changes, words) => {
  open(anAttention({ deadlines: { data: [aHomeDeadline(changes)], total: 1, marked: [] } }));
  await within(await part('Deadlines')).findByText(words);
});

test('an accepted filing that may have met a deadline is named, and confirmed with one press', async () => {
  const filing_id = '5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0c77';
  const met_by = { filing_id, title: 'Opposition to motion', filed_on: '2026-03-16', entry: 9 };
  const deadlines = { data: [aHomeDeadline({ met_by })], total: 1, marked: [] };
  const asked = open(anAttention({ deadlines }), answers(markDeadline, done));
  const list = within(await part('Deadlines'));
  expect(list.getByRole('link', { name: 'Opposition to motion' }).getAttribute('href')).toBe(`/filings/${filing_id}`);
  await userEvent.click(list.getByRole('button', { name: 'Confirm as met: Opposition' }));
  await waitFor(() => expect(sent(asked, '/met/')).toEqual([{ met: true, version: 1, filing_id }]));
});

test('a mark has its person and time, and can be undone', async () => {
  const { id, action, case_number, case_title, due_date } = aHomeDeadline();
  const mark = { id, action, case_number, case_title, due_date, version: 2 };
  const by = { marked_at: '2026-03-17T15:00:00Z', marked_by: 'Alex Q. Example', reason: null };
  const deadlines = { data: [], total: 0, marked: [{ ...mark, ...by }] };
  const asked = open(anAttention({ deadlines }), answers(markDeadline, done));
  const list = within(await part('Deadlines'));
  list.getByText(/Marked by Alex Q. Example, 03\/17\/2026/);
  await userEvent.click(list.getByRole('button', { name: 'Undo: Opposition' }));
  await waitFor(() => expect(sent(asked, '/met/')).toEqual([{ met: false, version: 2 }]));
});

test('a concurrent change is stated, and nothing is lost', async () => {
  const deadlines = { data: [aHomeDeadline()], total: 1, marked: [] };
  open(
    anAttention({ deadlines }),
    refuses(markDeadline, 409, { error: 'Changed by someone else', code: 'changed_meanwhile' }),
  );
  await userEvent.click(within(await part('Deadlines')).getByRole('button', { name: 'Mark as met: Opposition' }));
  expect(await screen.findByText('Changed by someone else')).toBeTruthy();
});

test('new entries link to their documents and are marked as seen, one or all that are shown', async () => {
  const two = [aNewEntry(), aNewEntry({ id: '5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0f02', number: 8, text: 'Judgment' })];
  const asked = open(anAttention({ orders: { data: two, total: 2 } }), answers(markEntriesSeen, done));
  const list = within(await part('Orders and judgments'));
  const link = list.getByRole('link', { name: 'Order granting motion' });
  expect(link.getAttribute('href')).toBe(`/cases/${two[0]!.case_id}?open=7`);
  await userEvent.click(list.getByRole('button', { name: 'Mark as seen: Judgment' }));
  await waitFor(() => expect(sent(asked, '/home/seen/')).toEqual([{ entries: [two[1]!.id] }]));
  await userEvent.click(list.getByRole('button', { name: 'Mark these 2 as seen' }));
  await waitFor(() => expect(sent(asked, '/home/seen/')[1]).toEqual({ entries: two.map(({ id }) => id) }));
});

test('the week has closures, hearings with their video, and what is due; a weekend appears only if it has any', async () => {
  const days = aWeek().days;
  days[2]!.hearings.push({ ...aHomeHearing(), court: 'Superior Court, County of Alder' });
  const { id, case_id, case_number, case_title, action, authority } = aHomeDeadline();
  const due = { id, case_id, case_number, case_title, action, authority, due_time: null };
  days[5]!.deadlines.push({ ...due, court: 'Far Court' });
  open(anAttention(), answers(readHomeWeek, aWeek('2026-03-16', { days })));
  const panel = within(await part('Week'));
  await panel.findByText('Court closed: Storm');
  expect(panel.getByRole('link', { name: 'Motion hearing' }).getAttribute('href')).toContain('/calendar?');
  expect(panel.getByRole('link', { name: 'Join by video: 26CV00431' }).getAttribute('href')).toBe(
    'https://video.example.com/4',
  );
  // A record of another court cannot be opened in this session.
  expect(panel.queryByRole('link', { name: 'Opposition' })).toBeNull();
  panel.getByText('Far Court');
  expect(panel.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
    ...['Mon Mar 16', 'Tue Mar 17', 'Wed Mar 18', 'Thu Mar 19', 'Fri Mar 20', 'Sat Mar 21'],
  ]);
});

test('weeks are turned with the buttons and the arrow keys', async () => {
  const asked = open(
    anAttention(),
    answers(readHomeWeek, ({ path }) => aWeek(/day=([\d-]+)/.exec(path)?.[1] ?? '2026-03-16')),
  );
  const panel = within(await part('Week'));
  await panel.findByText('Mar 16 to Mar 22');
  await userEvent.click(panel.getByRole('button', { name: 'Next week' }));
  await panel.findByText('Mar 23 to Mar 29');
  await userEvent.keyboard('{ArrowRight}');
  await panel.findByText('Mar 30 to Apr 5');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await waitFor(() => expect(asked.filter(({ path }) => path.includes('/home/week/')).length).toBeGreaterThan(2));
  await userEvent.click(panel.getByRole('button', { name: 'This week' }));
  await panel.findByText('Mar 16 to Mar 22');
});

test('if the lists cannot be loaded, the reason is stated', async () => {
  open(anAttention(), refuses(readHomeAttention, 500, { error: 'An unexpected error occurred', code: 'fault' }));
  expect(await screen.findByText(/An unexpected error occurred/)).toBeTruthy();
});
