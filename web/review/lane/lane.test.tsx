import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { viewDocument } from '#contract/documentViewer';
import { readFilingDetails } from '#contract/filings';
import { acceptRun, type Lane, type LaneFiling, leaveForReview, listLane, showInLane } from '#contract/lane';
import { readPendingWork } from '#contract/pendingWork';
import { aFiling } from '#web/testing/aFiling.ts';
import { aSession } from '#web/testing/aSession.ts';
import { renderApp } from '#web/testing/renderScreen.tsx';
import { answers, stubServer } from '#web/testing/stubServer.ts';

const ids = [1, 2, 3].map((n) => `5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0e0${n}`);
const row = (index: number): LaneFiling => ({
  id: ids[index]!,
  version: 3,
  document_name: `Answer ${index + 1}.pdf`,
  doc_type: 'Answer',
  parties: `Party ${index + 1} v. Sample`,
  filed_by: 'Alex Q. Example',
  received_at: '2026-03-02T17:04:00Z',
  case: { id: ids[0]!, case_number: `26CV0000${index}`, title: 'A v. B' },
  docket_entry: `ANSWER ${index + 1}, filed by Alex Q. Example`,
  shown: false,
});
const none = { state: 'too_few_decisions', at: null } as const;
const counts = { waiting: 3, more: false, oldest_received_at: null, decided: 2, per_hour: null, estimate: none };

type Refused = { id: string; document_name: string; code: string; why: string };

function open(lane: Partial<Lane> = {}, refused: Refused[] = []) {
  const asked = stubServer(
    answers(acceptRun, { message: 'Done', accepted: [], refused }),
    answers(leaveForReview, { message: 'Left for review' }),
    answers(showInLane, ({ path }) => ({ obstacles: path.includes(ids[1]!) ? ['other_parties' as const] : [] })),
    answers(listLane, {
      ...{ results: ids.map((_id, n) => row(n)), total: 3, more: false, total_pages: 1, holds: [] },
      ...lane,
    }),
    answers(readPendingWork, {
      all: counts,
      sections: [{ section: null, mine: false, ...counts }],
      ...{ since: null, open_hours: 0 },
    }),
    answers(readFilingDetails, ({ path }) => aFiling({ id: ids.find((id) => path.includes(id))!, version: 3 })),
    answers(viewDocument, { layout: 'flow', document_name: 'Answer.txt', paragraphs: [] }),
  );
  renderApp('/review?lane=open', { signedInAs: aSession() });
  return asked;
}
const items = async () => {
  const list = await screen.findByRole('region', { name: 'Ready to accept' });
  return within(list).findAllByRole('button', { name: /Party/ });
};
const heading = (n: number) => screen.findByRole('heading', { level: 1, name: `Party ${n} v. Sample` });

test('the criteria are on screen, and each filing that was on screen is in the run', async () => {
  const asked = open();
  await heading(1);
  await screen.findByText('no other clerk has claimed it');
  const [first, second] = await items();
  await within(first!).findByText('In the run');
  within(second!).getByText('Not opened');
  const shown = asked.find(({ path }) => path.endsWith('/shown/'));
  expect(JSON.parse(shown!.body)).toEqual({ version: 3 });
  screen.getByRole('button', { name: /^Accept 1 filing/ });
});

test('keys page, name what is no longer ready, skip, and leave for review', async () => {
  const asked = open();
  await heading(1);
  await within((await items())[0]!).findByText('In the run');
  await userEvent.keyboard('n');
  await heading(2);
  await within((await items())[1]!).findByText('Its parties are not those of the case.');
  await userEvent.keyboard('n');
  await heading(3);
  await within((await items())[2]!).findByText('In the run');
  await userEvent.keyboard('l');
  await screen.findByText('Left for review', { selector: '[role=status] *' });
  await within((await items())[2]!).findByText('Left for review');
  expect(asked.filter(({ path }) => path.endsWith('/leave/')).map(({ body }) => JSON.parse(body))).toEqual([
    { leave: true },
  ]);
  await userEvent.click((await items())[0]!);
  await heading(1);
  await userEvent.keyboard('x');
  await within((await items())[0]!).findByText('Skipped');
  expect(screen.getByRole('button', { name: /^Accept 0 filings/ }).hasAttribute('disabled')).toBe(true);
});

test('the dialog lists case and docket entry, and what was refused afterward', async () => {
  const refused = { id: ids[0]!, document_name: 'Answer 1.pdf', code: 'claimed_by_another', why: 'Lee Clerk has it.' };
  const asked = open({}, [refused]);
  await heading(1);
  await within((await items())[0]!).findByText('In the run');
  await userEvent.keyboard('a');
  const dialog = await screen.findByRole('dialog', { name: 'Accept 1 filing' });
  within(dialog).getByText('26CV00000 · A v. B');
  within(dialog).getByText('Docket entry: ANSWER 1, filed by Alex Q. Example');
  const choice = within(dialog).getByRole('checkbox', { name: 'Party 1 v. Sample' });
  await userEvent.click(choice);
  expect(
    within(dialog)
      .getByRole('button', { name: /^Accept 0/ })
      .hasAttribute('disabled'),
  ).toBe(true);
  await userEvent.click(choice);
  await userEvent.click(within(dialog).getByRole('button', { name: /^Accept 1/ }));
  await screen.findByText('Lee Clerk has it.');
  const [sent] = asked.filter(({ path }) => path.endsWith('/lane/accept/'));
  expect(JSON.parse(sent!.body)).toEqual({ filings: [{ id: ids[0], version: 3 }] });
  await waitFor(() => expect(document.querySelector('.toast')).toBeNull());
});

test('an empty lane says so', async () => {
  open({ results: [], total: 0 });
  await screen.findByText('Nothing is ready to accept');
});
