import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { listCategories } from '#contract/caseCategories';
import * as contract from '#contract/draftEnvelope';
import * as draftContract from '#contract/drafts';
import { readFilingDetails } from '#contract/filings';
import { aFiling } from '#web/testing/aFiling.ts';
import { aSession } from '#web/testing/aSession.ts';
import { renderScreens } from '#web/testing/renderScreen.tsx';
import { answers, refuses, stubServer } from '#web/testing/stubServer.ts';
import { CaseProcessingScreen } from '../CaseProcessingScreen.tsx';

const id = '5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0c44';
const filing = aFiling({ state: 'draft', draft: { id, version: 3 } });
const leadId = '0e6c7c0a-7f33-4f7c-9a37-0a4b6d8f8c11';
const lead: contract.EnvelopeDocument = {
  ...{ document_id: leadId, lead_id: filing.id, kind: 'lead', title: 'Complaint for Damages', type: 'Complaint' },
  ...{ is_read: true, code: { chosen: null, proposed: 'complaint', certain: true } },
  ...{ evidence: { quote: 'COMPLAINT FOR DAMAGES', page: 1 }, position: null, description: null },
  ...{ mark: null, redacts: null },
  on_behalf_of: {
    ...{ chosen: null, proposed: ['Morgan Sample'] },
    candidates: [
      { name: 'Morgan Sample', role: 'Plaintiff' },
      { name: 'Example Logistics, Inc.', role: 'Defendant' },
    ],
  },
};
const envelope: contract.DraftEnvelope = {
  ...{ id, court_id: 'alder', version: 0, draft_version: 3 },
  destination: {
    ...{ chosen: null, proposed: 'new', reason: 'opens_case', certain: true, evidence: lead.evidence },
    ...{ case: null, case_number: null },
  },
  case_type: { chosen: null, proposed: 'Civil Complaint', certain: true },
  category: { chosen: null, proposed: null, label: null },
  parties: [{ name: 'Morgan Sample', role: 'Plaintiff', evidence: { quote: 'MORGAN SAMPLE', page: 1 } }],
  documents: [lead],
  ...{ note_to_clerk: '', client_matter: '' },
  questions: [{ about: 'category', document_id: null }],
};
const draft: draftContract.DraftDetails = {
  ...{ id, version: 3, created_at: '2026-11-22T08:00:00Z', changed_at: '2026-11-22T09:00:00Z' },
  ...{
    documents: [],
    court: 'Superior Court, County of Alder',
    doubted: [],
    in_firm: false,
    changed_by: null,
    owner: null,
    other_court: null,
    has_parts: false,
  },
  documents: [
    {
      ...{ id: filing.id, document_name: 'Complaint.pdf', title: 'Complaint for Damages', doc_type: 'Complaint' },
      ...{ case_number: null, analysis_state: 'done', analysis_error: null, documents: filing.documents },
    },
  ],
};
const category = { code: '06', label: 'Breach of contract', group: 'Contract', case_type: 'Civil Complaint' as const };
const common = [
  answers(draftContract.listDrafts, { data: [], total: 0, total_pages: 0 }),
  answers(readFilingDetails, filing),
  answers(draftContract.readDraft, draft),
  answers(contract.listFilingCodes, {
    codes: [
      { id: 'complaint', label: 'Complaint', group: 'opening' },
      { id: 'answer', label: 'Answer', group: 'response' },
    ],
  }),
  answers(listCategories, { categories: [{ id: 'california.cm010.06', ...category }] }),
];
const show = () =>
  renderScreens(
    [{ path: '/case-processing', Component: CaseProcessingScreen }],
    `/case-processing?draft=${filing.id}`,
    aSession({ role: 'attorney' }),
  );
const section = () => screen.findByRole('region', { name: 'What will be filed' });
const row = async (name: string) => within(await section()).getByRole('region', { name });
const sent = (asked: { method: string; path: string; body: string }[]) =>
  asked
    .filter(({ method, path }) => method === 'PUT' && path.endsWith('/envelope/'))
    .map(({ body }) => JSON.parse(body));

/** A server that stores the note and refuses an older version. */
function storing(start: contract.DraftEnvelope) {
  let stored = start;
  const save = (body: string) => {
    const { version, id: _id, ...changes } = JSON.parse(body);
    const before = stored.draft_version;
    stored = { ...stored, ...changes, version: version + 1, draft_version: before + 1 };
    return { ...stored, draft_version_before: before };
  };
  return {
    stubs: [
      answers(contract.readDraftEnvelope, () => stored),
      answers(contract.saveDraftEnvelope, ({ body }) => save(body)),
    ],
    change: (changes: Partial<contract.DraftEnvelope>) => {
      stored = { ...stored, ...changes };
    },
  };
}

test('the envelope shows what will be filed with the words of the page, and asks only what is open', async () => {
  stubServer(...common, answers(contract.readDraftEnvelope, envelope));
  show();
  await screen.findByText('1 value needs your answer.');
  const asked = await row('Case');
  within(asked).getByText('Needs your answer');
  within(asked).getByText('A new case: Civil Complaint');
  within(asked).getByText('“COMPLAINT FOR DAMAGES” (page 1)');
  const document = await row('Lead document');
  await within(document).findByText(/^Filing code: Complaint/);
  within(document).getByText('On behalf of Morgan Sample');
  expect(within(document).queryByRole('combobox')).toBeNull();
  within(await row('Parties as read')).getByText('“MORGAN SAMPLE” (page 1)');
});

test('the button beside the filing button moves the focus to the first question', async () => {
  stubServer(...common, answers(contract.readDraftEnvelope, envelope));
  show();
  const field = await within(await row('Case')).findByRole('combobox', { name: /^Category of the new case/ });
  await userEvent.click(await screen.findByRole('button', { name: '1 value needs your answer' }));
  await waitFor(() => expect(document.activeElement).toBe(field));
});

test('a draft without questions has no such button', async () => {
  stubServer(...common, answers(contract.readDraftEnvelope, { ...envelope, questions: [] }));
  show();
  await screen.findByText('Everything is filled in. Check it, then file.');
  expect(screen.queryByRole('button', { name: /your answer/ })).toBeNull();
});

test('the questions come before the warnings, in the part of the pane that is named for the filing', async () => {
  const doubts = [
    { kind: 'court' as const, message: 'Captioned for another court.', document: 'Dallas', expected: 'Alder', page: 1 },
  ];
  const doubted = [{ id: filing.id, document_name: 'Complaint.pdf', doubts }];
  stubServer(
    answers(draftContract.readDraft, { ...draft, doubted }),
    ...common,
    answers(contract.readDraftEnvelope, envelope),
  );
  show();
  const warning = await screen.findByText('Captioned for another court.');
  expect((await section()).compareDocumentPosition(warning)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const parts = within(screen.getByRole('navigation', { name: 'Parts of the filing' })).getAllByRole('button');
  expect(parts[0]!.textContent).toBe('Filing');
  expect(screen.queryByText(/^Select a field/)).toBeNull();
});

test('while a document is read, its steps are shown once, without what needs a reading', async () => {
  stubServer(
    answers(readFilingDetails, { ...filing, analysis_state: 'reading', fields: [] }),
    ...common,
    answers(contract.readDraftEnvelope, { ...envelope, questions: [] }),
  );
  show();
  await section();
  expect(screen.getAllByRole('list', { name: 'Analysis steps' })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /^Redact/ })).toBeNull();
  expect(screen.queryByText(/^Not checked yet/)).toBeNull();
});

test('an answer is saved immediately, with the version that was on screen', async () => {
  const server = storing(envelope);
  const asked = stubServer(...common, ...server.stubs);
  show();
  const field = await within(await row('Case')).findByRole('combobox', { name: /^Category of the new case/ });
  await userEvent.type(field, 'breach');
  await userEvent.click(await screen.findByRole('option', { name: /06 Breach of contract/ }));
  await waitFor(() => expect(sent(asked)).toHaveLength(1));
  const destination = { to: 'new', case_type: 'Civil Complaint', category: 'california.cm010.06' };
  expect(sent(asked)[0]).toMatchObject({ version: 0, destination });
});

test('a note is saved after a pause in typing, and before the draft is filed with its new version', async () => {
  const server = storing({ ...envelope, questions: [] });
  const filed = { message: 'Received', court: draft.court, received_at: '2026-11-22T18:00:00Z' };
  const asked = stubServer(
    ...common,
    ...server.stubs,
    answers(draftContract.fileDraft, { ...filed, filings: [{ id: filing.id, document_name: 'Complaint.pdf' }] }),
  );
  show();
  await userEvent.click(within(await row('Notes')).getByRole('button', { name: 'Change: Notes' }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Note to the clerk/ }), 'Original mailed.');
  screen.getByText('Not saved yet');
  await userEvent.click(screen.getByRole('button', { name: 'File with the court' }));
  await screen.findByRole('heading', { name: 'Filed with the court' });
  expect(sent(asked).at(-1)).toMatchObject({ note_to_clerk: 'Original mailed.' });
  const filing_ = asked.find(({ method, path }) => method === 'POST' && path.endsWith('/file/'))!;
  expect(JSON.parse(filing_.body)).toMatchObject({ version: 3 + sent(asked).length });
});

test('a value that another window has changed is shown, and nothing typed is lost', async () => {
  let isStale = true;
  const theirs = { ...envelope, version: 4, note_to_clerk: 'From the other window' };
  const read = () => (sent(asked).length === 0 ? envelope : theirs);
  const asked = stubServer(...common, answers(contract.readDraftEnvelope, read), {
    endpoint: contract.saveDraftEnvelope,
    answer: ({ body }) => {
      const changed = { error: 'Changed.', code: 'envelope_changed', request_id: 'r' };
      if (isStale) return { status: 409, body: changed };
      return { status: 200, body: { ...theirs, ...JSON.parse(body), version: 5, draft_version_before: 3 } };
    },
  });
  show();
  await userEvent.click(within(await row('Notes')).getByRole('button', { name: 'Change: Notes' }));
  const note = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Note to the clerk/ });
  await userEvent.type(note, 'Mine');
  await screen.findByText(/changed in another window to: From the other window/, {}, { timeout: 4000 });
  expect(note.value).toBe('Mine');
  isStale = false;
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(sent(asked).at(-1)).toMatchObject({ version: 4, note_to_clerk: 'Mine' }));
  await screen.findByText('All changes saved');
});

test('a change that could not be saved stays, and the draft is not filed without it', async () => {
  const refused = { error: 'The server is not available.', code: 'unavailable', request_id: 'r' };
  const asked = stubServer(
    ...common,
    answers(contract.readDraftEnvelope, { ...envelope, questions: [] }),
    refuses(contract.saveDraftEnvelope, 503, refused as never),
  );
  show();
  await userEvent.click(within(await row('Notes')).getByRole('button', { name: 'Change: Notes' }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Client\/matter number/ }), '1042');
  await screen.findByText(/^Not saved\. The server is not available\./, {}, { timeout: 4000 });
  await userEvent.click(screen.getByRole('button', { name: 'File with the court' }));
  await screen.findByText(/^Nothing has been filed, because your last change is not saved/);
  expect(asked.some(({ path }) => path.endsWith('/file/'))).toBe(false);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Client\/matter number/ }).value).toBe('1042');
});

test('the number of a case that is not among the filer’s is used as typed', async () => {
  const server = storing({ ...envelope, questions: [{ about: 'destination', document_id: null }] });
  const asked = stubServer(...common, ...server.stubs, answers(contract.searchOwnCases, { cases: [] }));
  show();
  const found = await row('Case');
  await userEvent.click(within(found).getByRole('radio', { name: 'An existing case' }));
  await userEvent.type(await within(found).findByRole('combobox', { name: /^Case number or title/ }), '25CV00777');
  await userEvent.click(await screen.findByRole('option', { name: 'Use the number as entered: 25CV00777' }));
  await waitFor(() => {
    expect(sent(asked).at(-1)).toMatchObject({ destination: { to: 'number', case_number: '25CV00777' } });
  });
});
