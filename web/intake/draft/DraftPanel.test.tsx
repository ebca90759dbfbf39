import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as contract from '#contract/drafts';
import { readFilingDetails } from '#contract/filings';
import { readFilingProgress } from '#contract/receipts';
import { readFilingService } from '#contract/service';
import { aFiling } from '#web/testing/aFiling.ts';
import { aProgress } from '#web/testing/aProgress.ts';
import { aSession } from '#web/testing/aSession.ts';
import { renderScreens } from '#web/testing/renderScreen.tsx';
import { answers, refuses, stubServer } from '#web/testing/stubServer.ts';
import { CaseProcessingScreen } from '../CaseProcessingScreen.tsx';

const draftId = '5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0c44';
const filing = aFiling({
  state: 'draft',
  draft: { id: draftId, version: 3 },
  abilities: { correct: true, prioritize: false, reanalyze: true, add_documents: true, withdraw: false, file: true },
});
const lead = {
  ...{ id: filing.id, document_name: 'Complaint for Damages.pdf', title: 'Complaint for Damages' },
  ...{ doc_type: 'Complaint', case_number: null, analysis_state: 'done' as const, analysis_error: null },
  documents: filing.documents,
};
const draft: contract.DraftDetails = {
  ...{ id: draftId, version: 3, created_at: '2026-11-22T08:00:00Z', changed_at: '2026-11-22T09:00:00Z' },
  ...{
    documents: [lead],
    court: 'Superior Court, County of Alder',
    doubted: [],
    in_firm: false,
    changed_by: null,
    owner: null,
    other_court: null,
    has_parts: false,
  },
};
const doubted = [
  {
    ...{ id: filing.id, document_name: 'Complaint for Damages.pdf' },
    doubts: [
      {
        kind: 'court' as const,
        message: 'This document is captioned for another court.',
        ...{ document: 'County of Dallas', expected: 'County of Alder', page: 1 },
      },
    ],
  },
];
const received = {
  ...{ message: 'Received', court: draft.court, received_at: '2026-11-22T18:00:00Z' },
  filings: [{ id: filing.id, document_name: 'Complaint for Damages.pdf' }],
};

function show(address = `/case-processing?draft=${filing.id}`) {
  return renderScreens([{ path: '/case-processing', Component: CaseProcessingScreen }], address, aSession());
}
const noDrafts = answers(contract.listDrafts, { data: [], total: 0, total_pages: 0 });
const button = () => screen.findByRole<HTMLButtonElement>('button', { name: 'File with the court' });

test('a draft is filed with its version, and the confirmation receives the focus', async () => {
  const asked = stubServer(
    noDrafts,
    answers(readFilingDetails, filing),
    answers(contract.readDraft, draft),
    answers(contract.fileDraft, received),
    answers(readFilingProgress, aProgress()),
    answers(readFilingService, { service: null, again: [] }),
  );
  show();
  await userEvent.click(await button());
  const heading = await screen.findByRole('heading', { name: 'Filed with the court' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  const receipt = await screen.findByRole('region', { name: 'Filing confirmation' });
  within(receipt).getByText(/^Received by .* on /);
  expect(within(receipt).getByRole('link', { name: 'Follow this filing' }).getAttribute('href')).toContain(filing.id);
  expect(JSON.parse(asked.find(({ method }) => method === 'POST')!.body!)).toMatchObject({ version: 3 });
});

test('what is doubtful is shown beside the draft, and must be confirmed before it is filed', async () => {
  const bodies: unknown[] = [];
  const asked = stubServer(
    noDrafts,
    answers(readFilingDetails, filing),
    answers(contract.readDraft, { ...draft, doubted }),
    refuses(contract.fileDraft, 409, {
      ...{ error: 'Nothing has been filed yet.', code: 'submission_doubted', request_id: 'req-1' },
      details: { documents: doubted },
    }),
  );
  show();
  await screen.findByText('This document is captioned for another court.');
  await userEvent.click(await button());
  const question = await screen.findByRole('alertdialog', { name: 'Check before you file' });
  within(question).getByText('The document states (page 1)');
  await userEvent.click(within(question).getByRole('button', { name: 'File anyway' }));
  await waitFor(() => {
    bodies.push(...asked.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body!)));
    expect(bodies).toContainEqual(expect.objectContaining({ confirmed_doubts: true }));
  });
});

test('a draft that was changed in another window is not filed, and its present state is shown', async () => {
  stubServer(
    noDrafts,
    answers(readFilingDetails, filing),
    answers(contract.readDraft, draft),
    refuses(contract.fileDraft, 409, {
      error: 'This draft was changed in another window, so nothing has been filed.',
      code: 'draft_changed',
      request_id: 'req-1',
    }),
  );
  show();
  await userEvent.click(await button());
  await screen.findByText(/changed in another window/);
  expect(screen.queryByRole('heading', { name: 'Filed with the court' })).toBeNull();
});

test('a draft cannot be filed while it is being read, and the reason is stated', async () => {
  stubServer(
    noDrafts,
    answers(readFilingDetails, { ...filing, analysis_state: 'reading' }),
    answers(contract.readDraft, { ...draft, documents: [{ ...lead, analysis_state: 'reading' }] }),
  );
  show();
  expect((await button()).disabled).toBe(true);
  screen.getByText('You can file when the documents have been read.');
});

test('a draft that was filed in another window shows its receipt', async () => {
  stubServer(noDrafts, answers(readFilingDetails, { ...filing, state: 'received', draft: null }));
  show();
  await screen.findByRole('heading', { name: 'Filed with the court' });
});

test('a draft that no longer exists is reported calmly', async () => {
  stubServer(
    noDrafts,
    refuses(readFilingDetails, 404, { error: 'Not found.', code: 'not_found', request_id: 'req-1' }),
  );
  show();
  await screen.findByText(/^This draft no longer exists\./);
});

test('drafts are listed, continued, and discarded after a question', async () => {
  const asked = stubServer(
    answers(contract.listDrafts, { data: [draft], total: 1, total_pages: 1 }),
    answers(contract.readDraft, draft),
    answers(readFilingDetails, filing),
    answers(contract.discardDraft, { message: 'Draft discarded' }),
  );
  const { router } = show('/case-processing');
  const drafts = await screen.findByRole('region', { name: 'Drafts' });
  await userEvent.click(within(drafts).getByRole('button', { name: 'Discard: Complaint for Damages' }));
  const question = await screen.findByRole('alertdialog', { name: 'Discard this draft?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(asked.some(({ method }) => method === 'DELETE')).toBe(false);
  await userEvent.click(within(drafts).getByRole('button', { name: 'Continue: Complaint for Damages' }));
  await button();
  expect(router.state.location.search).toBe(`?draft=${filing.id}`);
  // The open draft takes the place of the list.
  expect(screen.queryByRole('region', { name: 'Drafts' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  const again = await screen.findByRole('alertdialog', { name: 'Discard this draft?' });
  await userEvent.click(within(again).getByRole('button', { name: 'Discard draft' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(asked.find(({ method }) => method === 'DELETE')?.path).toBe(`/api/documents/drafts/${draftId}/`);
});
