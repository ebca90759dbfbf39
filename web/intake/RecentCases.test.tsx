import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { listFilings } from '#contract/filings';
import { session } from '#web/session/session.ts';
import { aFiling, aList } from '#web/testing/aFiling.ts';
import { aSession } from '#web/testing/aSession.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { answers, refuses, stubServer } from '#web/testing/stubServer.ts';
import { RecentCases, type RecentQuery } from './RecentCases.tsx';

function show(changes: Partial<RecentQuery> = {}) {
  const moves = { onPage: vi.fn(), onPriority: vi.fn(), onShowAll: vi.fn(), onSelect: vi.fn() };
  const query = { page: 1, priority: undefined, narrowed: {}, ...changes };
  renderScreen(<RecentCases query={query} selected={null} {...moves} />, { signedInAs: aSession() });
  return moves;
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('pages are numbered from 1, and Previous is disabled on the first', async () => {
  const asked = stubServer(answers(listFilings, aList([aFiling()], { total_pages: 3, total_documents: 24 })));
  const { onPage } = show();
  await screen.findByText('Page 1 of 3');
  expect(asked[0]?.path).toBe('/api/documents/lists/?page=1');
  expect(button('Previous').disabled).toBe(true);
  await userEvent.click(button('Next'));
  expect(onPage).toHaveBeenCalledWith(2);
});

test('Next is disabled on the last page, regardless of the number of documents', async () => {
  stubServer(answers(listFilings, aList([aFiling()], { total_pages: 3, total_documents: 24 })));
  show({ page: 3 });
  await screen.findByText('Page 3 of 3');
  expect(button('Next').disabled).toBe(true);
  expect(button('Previous').disabled).toBe(false);
});

test('the priority filter offers All, High, Medium, and Low, and requests the selected one', async () => {
  const asked = stubServer(answers(listFilings, aList([aFiling()])));
  const { onPriority } = show({ priority: 'high' });
  const filter = await screen.findByRole('group', { name: 'Priority' });
  expect(
    within(filter)
      .getAllByRole('button')
      .map((one) => one.textContent),
  ).toEqual(['All', 'High', 'Medium', 'Low']);
  await waitFor(() => expect(asked[0]?.path).toBe('/api/documents/lists/?page=1&priority=high'));
  await userEvent.click(button('Low'));
  expect(onPriority).toHaveBeenCalledWith('low');
});

test('the filings of one case, reached from the search, can be left for all filings', async () => {
  const asked = stubServer(answers(listFilings, aList([aFiling()])));
  const { onShowAll } = show({ narrowed: { case: '5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0c09' } });
  await screen.findByText('Showing filings in one case only.');
  await waitFor(() =>
    expect(asked[0]?.path).toBe('/api/documents/lists/?page=1&case=5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0c09'),
  );
  await userEvent.click(button('Show all'));
  expect(onShowAll).toHaveBeenCalled();
});

test('the status is the court’s; Complete in green or Incomplete in red is a note next to it', async () => {
  const incomplete = aFiling({ id: '5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0c09', is_complete: false, in_review: true });
  stubServer(answers(listFilings, aList([aFiling(), incomplete])));
  show();
  expect((await screen.findByText('Complete')).closest('.st')?.classList.contains('ok')).toBe(true);
  expect(screen.getByText('Incomplete').closest('.st')?.classList.contains('bad')).toBe(true);
  const badges = screen.getAllByText(/^(Received|In review)$/).filter((text) => text.closest('.badge'));
  expect(badges.map(({ textContent }) => textContent)).toEqual(['Received', 'In review']);
});

test('values from other systems lose their label, and the names of a list are joined with commas', async () => {
  const labeled = aFiling({
    doc_type: 'Type: Motion to Compel',
    case_number: 'Case No: 26CV00218',
    plaintiffs: ['Plaintiff: Drew Specimen', 'Plaintiff: Lee Doe'],
  });
  stubServer(answers(listFilings, aList([labeled])));
  show();
  await screen.findByText('Motion to Compel');
  screen.getByText('26CV00218');
  screen.getByText(/^Drew Specimen, Lee Doe v\./);
});

test('a failed list shows the server’s message, otherwise Unexpected error', async () => {
  stubServer(refuses(listFilings, 503, { error: 'The portal is restarting.', code: 'shutting_down' }));
  show();
  await screen.findByText('The portal is restarting.');
});

test('a failed list without a message shows Unexpected error', async () => {
  stubServer(refuses(listFilings, 502, {}));
  show();
  await screen.findByText('Unexpected error');
});

test('without a token, the list shows User not authenticated', async () => {
  stubServer(refuses(listFilings, 401, {}));
  show();
  session.clear();
  await screen.findByText('User not authenticated');
});

test('the list behind a figure is requested, named, and cleared with one click', async () => {
  const asked = stubServer(answers(listFilings, aList([aFiling()])));
  const { onShowAll } = show({ narrowed: { show: 'unsure' } });
  await screen.findByText('Showing only pending filings with uncertain values.');
  expect(asked[0]?.path).toBe('/api/documents/lists/?page=1&show=unsure');
  await userEvent.click(button('Show all'));
  expect(onShowAll).toHaveBeenCalled();
});
