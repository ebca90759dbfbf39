import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { viewDocument } from '#contract/documentViewer';
import { listFilings, readFilingDetails, reanalyzeFiling } from '#contract/filings';
import {
  claimFiling,
  decideFiling,
  listReviewQueue,
  readFilingCourtStatus,
  readReviewOptions,
  undoDecision,
} from '#contract/review';
import { aFiling, aList } from '#web/testing/aFiling.ts';
import { aCourtStatus, aQueue, aQueueRow, reviewOptions } from '#web/testing/aQueue.ts';
import { aSession } from '#web/testing/aSession.ts';
import { renderApp } from '#web/testing/renderScreen.tsx';
import { answers, type Seen, stubServer } from '#web/testing/stubServer.ts';

const [one, two, three] = ['1', '2', '3'].map((n) => `5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0d0${n}`) as [
  string,
  string,
  string,
];
const rows = [
  aQueueRow({ id: one }),
  aQueueRow({ id: two, parties: 'Jordan Example v. Sample Builders', doubts: 0, priority: 'high' }),
  aQueueRow({ id: three, doc_type: 'Answer', claim: { by: 'Lee Clerk', since: '2026-03-02T17:04:00Z', mine: false } }),
];
const idIn = ({ path }: Seen) => [one, two, three].find((id) => path.includes(id))!;
const field = { field: 'amount', value: '$84,500.00', confidence: 0.6, method: 'prayer-sum', evidence: [] };

/** The clerk's acceptance of the first filing, which can still be undone. */
const hold = {
  review_id: '5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0c31',
  filing_id: one,
  document_name: 'Complaint for Damages.pdf',
  decision: 'accepted' as const,
  by: 'Dana Sample',
  mine: true,
  decided_at: '2026-03-02T17:04:00Z',
  takes_effect_at: '2026-03-02T17:05:00Z',
  seconds_left: 60,
};

function open(address: string, ...stubs: Parameters<typeof stubServer>) {
  const asked = stubServer(
    ...stubs,
    answers(listFilings, aList([aFiling({ id: one })])),
    answers(listReviewQueue, aQueue(rows)),
    answers(readReviewOptions, (seen) =>
      reviewOptions({ filing_id: idIn(seen), claim: rows.find(({ id }) => id === idIn(seen))!.claim }),
    ),
    answers(readFilingDetails, (seen) =>
      aFiling({
        id: idIn(seen),
        fields: [field],
        plaintiffs: [idIn(seen) === one ? 'Morgan Sample' : 'Jordan Example'],
      }),
    ),
    answers(readFilingCourtStatus, aCourtStatus()),
    answers(viewDocument, { layout: 'flow', document_name: 'Complaint.txt', paragraphs: [] }),
  );
  return { asked, ...renderApp(address, { signedInAs: aSession() }) };
}
const bench = (filing: string) => `/review?sort=age&filing=${filing}`;
const heading = (name: RegExp) => screen.findByRole('heading', { level: 1, name });
const ready = () => waitFor(() => expect(document.activeElement?.closest('[data-row]')).not.toBeNull());

test('the queue shows the filings with their priority, uncertain fields, and claims, and marks the open one', async () => {
  open(bench(one));
  const queue = await screen.findByRole('region', { name: 'Queue' });
  const items = await within(queue).findAllByRole('button', { name: /Complaint|Answer/ });
  expect(items).toHaveLength(3);
  expect(items[0]!.getAttribute('aria-current')).toBe('true');
  within(items[0]!).getByText('2 to review');
  within(items[1]!).getByText('High');
  within(items[1]!).getByText('All clear');
  within(items[2]!).getByText('Lee Clerk');
  await screen.findByText('1 of 3');
});

test('Recent Cases opens the bench for anyone who may decide, and closing it returns there', async () => {
  const { router } = open(`/case-processing?priority=low`);
  await userEvent.click(await screen.findByRole('button', { name: /Complaint/ }));
  await heading(/Morgan Sample/);
  expect(router.state.location.pathname).toBe('/review');
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
  await waitFor(() => expect(router.state.location.pathname).toBe('/case-processing'));
  expect(router.state.location.search).toBe('?priority=low');
});

test('N and P move between filings, keep the filter, skip what others have claimed, and start at the first field', async () => {
  const { router } = open(bench(one));
  await heading(/Morgan Sample/);
  await ready();
  await userEvent.keyboard('n');
  await heading(/Jordan Example/);
  await ready();
  expect(router.state.location.search).toBe(`?sort=age&filing=${two}`);
  await userEvent.keyboard('n');
  await heading(/Morgan Sample/);
  await ready();
  await userEvent.keyboard('n');
  await heading(/Jordan Example/);
  await userEvent.keyboard('p');
  await heading(/Morgan Sample/);
});

test('the next filing is fetched while the current one is open', async () => {
  const { asked } = open(bench(one));
  await heading(/Morgan Sample/);
  const ahead = () => asked.map(({ path }) => path).filter((path) => path.includes(two));
  await waitFor(() => expect(ahead()).toEqual([`/api/documents/${two}/`, `/api/review/${two}/`]));
  expect(asked.some(({ path }) => path.includes(three))).toBe(false);
});

test('a claimed filing shows who claimed it, and no one else can decide it', async () => {
  open(bench(three), answers(readReviewOptions, reviewOptions({ may: [], claim: rows[2]!.claim })));
  await screen.findByText('Claimed by Lee Clerk');
  await screen.findByText('Lee Clerk has claimed this filing.');
  expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Claim$/ })).toBeNull();
});

test('H claims the filing for the clerk', async () => {
  const claim = { by: 'Dana Sample', since: '2026-03-02T17:04:00Z', mine: true };
  const { asked } = open(bench(one), answers(claimFiling, { message: 'Filing claimed', claim }));
  await screen.findByRole('button', { name: /^Claim$/ });
  await ready();
  await userEvent.keyboard('h');
  await screen.findByText('Filing claimed');
  expect(asked.find(({ method }) => method === 'POST')?.path).toBe(`/api/review/${one}/claim/`);
});

test('a decision leaves the queue immediately, opens the next filing, and U undoes it', async () => {
  let decided = false;
  const { asked } = open(
    bench(one),
    answers(decideFiling, () => {
      decided = true;
      return { message: 'Decision recorded. It takes effect in a moment.', hold };
    }),
    answers(undoDecision, { message: 'Decision undone.' }),
    answers(listReviewQueue, () => (decided ? aQueue(rows.slice(1), { holds: [hold] }) : aQueue(rows))),
  );
  await heading(/Morgan Sample/);
  await screen.findByRole('button', { name: /^Accept/ });
  await ready();
  await userEvent.keyboard('a');
  await screen.findByRole('dialog', { name: 'Accept this filing' });
  await userEvent.keyboard('{Enter}');
  await heading(/Jordan Example/);
  await ready();
  await screen.findByRole('button', { name: 'Undo the decision on Complaint for Damages.pdf' });
  await userEvent.keyboard('u');
  await screen.findByText('Decision undone.');
  expect(asked.some(({ path }) => path.endsWith(`/review/decisions/${hold.review_id}/undo/`))).toBe(true);
});

test('a decided filing offers no further decision while its options are fetched again', async () => {
  let asks = 0;
  open(
    bench(one),
    answers(listReviewQueue, () => (asks > 1 ? aQueue([], { holds: [hold] }) : aQueue(rows.slice(0, 1)))),
    answers(readReviewOptions, () => {
      asks += 1;
      return asks > 1 ? new Promise(() => {}) : reviewOptions({ filing_id: one });
    }),
    answers(decideFiling, { message: 'Decision recorded. It takes effect in a moment.', hold }),
  );
  await screen.findByRole('button', { name: /^Accept/ });
  await ready();
  await userEvent.keyboard('a');
  await screen.findByRole('dialog', { name: 'Accept this filing' });
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Undo the decision on Complaint for Damages.pdf' });
  await waitFor(() => expect(asks).toBe(2));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('button', { name: /^(Accept|Return|Reject)/ })).toBeNull();
  await userEvent.keyboard('a');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Y analyzes the document again', async () => {
  const job = { filing_id: one, progress: `/api/documents/${one}/progress` };
  const { asked } = open(
    bench(one),
    answers(reanalyzeFiling, { message: 'The document is being analyzed again.', running: false, job }),
  );
  await heading(/Morgan Sample/);
  await ready();
  await userEvent.keyboard('y');
  await screen.findByText('The document is being analyzed again.');
  expect(asked.some(({ method, path }) => method === 'POST' && path.endsWith(`/documents/${one}/reanalyze/`))).toBe(
    true,
  );
});

test('single-key shortcuts are inactive while someone types', async () => {
  const { router } = open(bench(one));
  await heading(/Morgan Sample/);
  await ready();
  await userEvent.keyboard('e');
  await userEvent.keyboard('anrjhpuy?');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' }).value).toContain('anrjhpuy?');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(router.state.location.search).toBe(`?sort=age&filing=${one}`);
});

test('the panes are resized with the arrow keys, and this browser keeps the widths', async () => {
  open(bench(one));
  const separator = await screen.findByRole('separator', { name: 'Fields width' });
  expect(separator.getAttribute('aria-valuenow')).toBe('452');
  separator.focus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(separator.getAttribute('aria-valuenow')).toBe('484');
  await userEvent.keyboard('{End}');
  expect(separator.getAttribute('aria-valuenow')).toBe('680');
  expect(localStorage.getItem('assize-bench')).toContain('"fields":680');
  await userEvent.keyboard('{Enter}');
  expect(separator.getAttribute('aria-valuenow')).toBe('452');
});

test('F6 moves from pane to pane', async () => {
  // jsdom has no layout, so everything appears hidden.
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', { configurable: true, get: () => document.body });
  open(bench(one));
  await heading(/Morgan Sample/);
  await ready();
  await userEvent.keyboard('{F6}');
  expect(document.activeElement?.closest('[data-queue-pane]')).not.toBeNull();
  await userEvent.keyboard('{Shift>}{F6}{/Shift}');
  expect(document.activeElement?.closest('.inspect')).not.toBeNull();
});

test('leaving with unsaved input asks first, and the input is restored afterward', async () => {
  const { router } = open(bench(one));
  await heading(/Morgan Sample/);
  await ready();
  await userEvent.keyboard('e');
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '77');
  void router.navigate('/cases');
  const dialog = await screen.findByRole('alertdialog', { name: 'Leave with unsaved changes?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/review');
  void router.navigate('/cases');
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/cases'));
  // The address changes before the screen does; until then, the bench would ask again.
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Queue' })).toBeNull());
  void router.navigate(bench(one));
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount' })).value).toBe('$84,500.0077');
});

test('a filing that is unavailable shows an error, and the queue remains next to it', async () => {
  open(bench(one), {
    endpoint: readFilingDetails,
    answer: () => ({ status: 404, body: { error: 'There is no such filing.', code: 'not_found' } }),
  });
  await screen.findByText('There is no such filing.');
  screen.getByRole('region', { name: 'Queue' });
});
