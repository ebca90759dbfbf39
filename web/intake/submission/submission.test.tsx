import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as contract from '#contract/draftSubmission';
import * as draftContract from '#contract/drafts';
import { readFilingDetails } from '#contract/filings';
import { readFilingProgress } from '#contract/receipts';
import { aFiling } from '#web/testing/aFiling.ts';
import { aProgress } from '#web/testing/aProgress.ts';
import { aSession } from '#web/testing/aSession.ts';
import { renderScreens } from '#web/testing/renderScreen.tsx';
import { answers, refuses, stubServer } from '#web/testing/stubServer.ts';
import { CaseProcessingScreen } from '../CaseProcessingScreen.tsx';

const id = '5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0c44';
const copyId = '6d1d1a52-1f0a-4f0e-8b55-0f4a2f1d0c44';
const copyLead = '7e1d1a52-1f0a-4f0e-8b55-0f4a2f1d0c44';
const exhibitId = '8f1d1a52-1f0a-4f0e-8b55-0f4a2f1d0c44';
const filing = aFiling({ state: 'draft', draft: { id, version: 3 } });
const [leadDocument] = filing.documents;
const exhibit = { ...leadDocument!, id: exhibitId, kind: 'supporting' as const, title: 'Exhibit A.pdf' };
const draft: draftContract.DraftDetails = {
  ...{ id, version: 3, created_at: '2026-11-22T08:00:00Z', changed_at: '2026-11-22T09:00:00Z' },
  ...{ court: 'Superior Court, County of Alder', doubted: [], in_firm: false, changed_by: null, owner: null },
  ...{ other_court: null, has_parts: true },
  documents: [
    {
      ...{
        id: filing.id,
        document_name: 'Complaint.pdf',
        title: 'Complaint',
        doc_type: 'Complaint',
        case_number: null,
      },
      ...{ analysis_state: 'done', analysis_error: null, documents: [leadDocument!, exhibit] },
    },
  ],
};
const here: contract.SubmissionPart = {
  ...{ id, version: 3, court: { id: 'alder', name: draft.court }, lead_id: filing.id, is_read: true },
  documents: [{ filing_id: filing.id, title: 'Complaint', attachments: 1 }],
  ...{ copied_from: null, is_current: true, category: null, questions: 0, bytes: 2_000_000 },
  ...{ document_mb: 100, envelope_mb: null, fees_cents: 43_500, fees_open: false, served: 0 },
  destination: {
    ...{ chosen: 'new', proposed: 'new', reason: 'opens_case', certain: true, evidence: null },
    ...{ case: null, case_number: null },
  },
};
const birch: contract.SubmissionPart = {
  ...here,
  ...{ id: copyId, version: 7, court: { id: 'birch', name: 'Birch Court' }, lead_id: copyLead, copied_from: id },
  ...{ questions: 1, fees_cents: 35_000, envelope_mb: 25 },
};
const courts = [{ id: 'birch', name: 'Birch Court' }];
const alone = answers(contract.readDraftSubmission, { parts: [here], courts });
const both = answers(contract.readDraftSubmission, { parts: [here, birch], courts: [] });
const common = [
  answers(draftContract.listDrafts, { data: [], total: 0, total_pages: 0 }),
  answers(readFilingDetails, filing),
  answers(draftContract.readDraft, draft),
  answers(readFilingProgress, aProgress()),
];
const show = () =>
  renderScreens(
    [{ path: '/case-processing', Component: CaseProcessingScreen }],
    `/case-processing?draft=${filing.id}`,
    aSession(),
  );
const bodyOf = (asked: { method: string; path: string; body: string }[], end: string) =>
  asked.filter(({ method, path }) => method !== 'GET' && path.endsWith(end)).map(({ body }) => JSON.parse(body));

test('a court is added, and what each court gets is shown', async () => {
  let isAdded = false;
  const asked = stubServer(
    ...common,
    answers(contract.readDraftSubmission, () => ({
      parts: isAdded ? [here, birch] : [here],
      courts: isAdded ? [] : courts,
    })),
    answers(contract.addCourtToDraft, () => {
      isAdded = true;
      return { parts: [here, birch], courts: [] };
    }),
  );
  show();
  const parts = within(await screen.findByRole('region', { name: 'Courts and cases' }));
  await userEvent.selectOptions(parts.getByRole('combobox', { name: /^Another court/ }), 'Birch Court');
  await userEvent.click(parts.getByRole('button', { name: 'Add court' }));
  expect(bodyOf(asked, '/courts/')[0]).toMatchObject({ court_id: 'birch' });
  const card = within(await parts.findByRole('region', { name: 'Birch Court, Complaint' }));
  card.getByText(/fees \$350\.00/);
  card.getByText('1 value needs your answer.');
  card.getByText(/25 MB together/);
  expect(parts.queryByRole('combobox')).toBeNull();
});

test.each([
  [{ fees_cents: 0, fees_open: true }, 'fees to be determined'],
  [{ fees_cents: 6000, fees_open: true }, 'fees $60.00 so far, another to be determined'],
  [{ fees_cents: 0, is_read: false }, 'fees to be determined'],
  [{ fees_cents: 0 }, 'fees $0.00'],
])('the fees of a part with %o are %s', async (changes, words) => {
  stubServer(...common, answers(contract.readDraftSubmission, { parts: [here, { ...birch, ...changes }], courts: [] }));
  show();
  const card = within(await screen.findByRole('region', { name: 'Birch Court, Complaint' }));
  expect(card.getByText(/served by the portal$/).textContent).toContain(` · ${words} · `);
});

test('documents that have a separate case move back to the others with a button', async () => {
  const answerId = '9a1d1a52-1f0a-4f0e-8b55-0f4a2f1d0c44';
  const secondId = '9b1d1a52-1f0a-4f0e-8b55-0f4a2f1d0c44';
  const apart: contract.SubmissionPart = {
    ...{ ...here, id: copyId, version: 7, lead_id: answerId },
    documents: [
      { filing_id: answerId, title: 'Answer', attachments: 0 },
      { filing_id: secondId, title: 'Demand', attachments: 0 },
    ],
  };
  let moves = 0;
  const current = () => ({
    parts: moves === 2 ? [here] : [here, { ...apart, version: 7 + moves }],
    courts: [],
  });
  const asked = stubServer(
    ...common,
    answers(contract.readDraftSubmission, current),
    answers(contract.moveLead, () => {
      moves += 1;
      return current();
    }),
  );
  show();
  const parts = within(await screen.findByRole('region', { name: 'Courts and cases' }));
  const card = await parts.findByRole('button', { name: 'Move back to Complaint: Answer, Demand' });
  card.focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByText('Answer, Demand moved back to Complaint.');
  expect(bodyOf(asked, '/part/')).toEqual([
    { version: 7, draft_id: id },
    { version: 8, draft_id: id },
  ]);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Courts and cases'));
  await waitFor(() => expect(parts.queryByRole('button', { name: /^Move back/ })).toBeNull());
});

test('all parts are filed in one act, and each court’s outcome is shown', async () => {
  const refusal = { code: 'envelope_over_court_limit', error: 'The envelope is larger than this court takes.' };
  const part = { draft_id: id, court: here.court, lead_id: filing.id };
  const asked = stubServer(
    ...common,
    both,
    answers(contract.fileSubmission, {
      outcomes: [
        {
          ...{ ...part, status: 'received', error: null, received_at: '2026-11-22T18:00:00Z' },
          filings: [{ id: filing.id, document_name: 'Complaint.pdf' }],
        },
        {
          ...{ draft_id: copyId, court: birch.court, lead_id: copyLead, status: 'refused', filings: [] },
          ...{ received_at: null, error: refusal },
        },
      ],
    }),
  );
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'File 2 parts' }));
  await screen.findByRole('heading', { name: 'Received: 1 of 2' });
  expect(bodyOf(asked, '/submission/file/')[0]).toEqual({
    parts: [
      { id, version: 3 },
      { id: copyId, version: 7 },
    ],
  });
  const refused = within(screen.getByRole('region', { name: 'Birch Court' }));
  refused.getByText(/larger than this court takes/);
  refused.getByText(/^The draft is kept/);
  refused.getByRole('button', { name: 'Open the draft: Birch Court' });
});

test('the doubts of all courts are asked before anything is filed', async () => {
  const doubts = [
    { kind: 'court' as const, message: 'Captioned for another court.', document: 'A', expected: 'B', page: 1 },
  ];
  const doubted = { id: copyLead, document_name: 'Complaint.pdf', doubts, court: 'Birch Court' };
  const details = { documents: [{ ...doubted, id: filing.id, court: draft.court }, doubted] };
  const asked = stubServer(
    ...common,
    both,
    refuses(contract.fileSubmission, 409, { error: 'Confirm.', code: 'submission_doubted', details } as never),
  );
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'File 2 parts' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  dialog.getByText('Complaint.pdf, Birch Court');
  await userEvent.click(dialog.getByRole('button', { name: 'File anyway' }));
  await waitFor(() => expect(bodyOf(asked, '/submission/file/').at(-1)).toMatchObject({ confirmed_doubts: true }));
});

test('an attachment is made a lead document, and documents are moved with buttons', async () => {
  const asked = stubServer(
    ...common,
    alone,
    answers(contract.arrangeDraft, { id, version: 4, leads: [filing.id, copyLead] }),
  );
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Arrange documents' }));
  const place = screen.getByRole('combobox', { name: /^Place of Exhibit A\.pdf/ });
  await userEvent.selectOptions(place, 'Lead document');
  await waitFor(() => expect(bodyOf(asked, '/arrangement/')).toHaveLength(1));
  expect(bodyOf(asked, '/arrangement/')[0]).toEqual({
    version: 3,
    documents: [
      { lead: leadDocument!.id, attachments: [] },
      { lead: exhibitId, attachments: [] },
    ],
  });
  await screen.findByText('Exhibit A.pdf was moved.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Move Exhibit A.pdf up' }).disabled).toBe(true);
});
