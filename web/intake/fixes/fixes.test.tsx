import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { viewDocument } from '#contract/documentViewer';
import * as drafts from '#contract/drafts';
import { readFilingDetails } from '#contract/filings';
import * as contract from '#contract/fixes';
import { aFilingCheck, aFinding } from '#web/testing/aCheck.ts';
import { aFiling } from '#web/testing/aFiling.ts';
import { aSession } from '#web/testing/aSession.ts';
import { renderScreens } from '#web/testing/renderScreen.tsx';
import { answers, refuses, stubServer } from '#web/testing/stubServer.ts';
import { CaseProcessingScreen } from '../CaseProcessingScreen.tsx';

const draftId = '5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0c44';
const fixId = '5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0c77';
const scan = aFinding({
  ...{ rule_id: 'CA-FIL-01', message: 'Pages 1 and 2 cannot be searched.', code: 'file.not_searchable' },
  values: { name: 'Complaint.pdf', pages: [1, 2] },
});
const shown = aFinding({
  ...{ rule_id: 'CA-PRV-01', message: 'A Social Security number is shown.', code: 'privacy.identifier_shown' },
  values: { kind: 'social_security' },
  evidence: [{ kind: 'page', page: 1, boxes: [[100, 200, 180, 212]], quote: '***-**-6789' }],
});
const other = aFinding();

function aDraft(findings = [scan, shown, other], number = 1) {
  const filing = aFiling();
  const [lead] = filing.documents;
  const check = aFilingCheck(number, findings, {
    documents: [{ document_name: lead!.title, version_id: lead!.version_id }],
  });
  return aFiling({
    state: 'draft',
    draft: { id: draftId, version: 3 },
    abilities: { correct: true, prioritize: false, reanalyze: true, add_documents: true, withdraw: false, file: true },
    compliance_check: { ...filing.compliance_check, check },
  });
}

const filing = aDraft();
const envelope: drafts.DraftDetails = {
  ...{ id: draftId, version: 3, created_at: '2026-11-22T08:00:00Z', changed_at: '2026-11-22T09:00:00Z' },
  ...{
    court: 'Superior Court, County of Alder',
    doubted: [],
    changed_by: null,
    owner: null,
    other_court: null,
    has_parts: false,
    in_firm: false,
  },
  documents: [
    {
      ...{ id: filing.id, document_name: 'Complaint.pdf', title: 'Complaint', doc_type: 'Complaint' },
      ...{ case_number: null, analysis_state: 'done', analysis_error: null, documents: filing.documents },
    },
  ],
};

function aFix(changes: Partial<contract.DocumentFix> = {}): contract.DocumentFix {
  return {
    ...{ id: fixId, document_id: filing.documents[0]!.id, document_name: 'Complaint.pdf', fix: 'make_searchable' },
    ...{ state: 'ready', done: null, total: null, error: null, asked_by: 'Alex Sample', can_undo: false },
    report: { pages: [1, 2], signatures: 0, words: 310 },
    bookmarks: null,
    ...{ asked_at: '2026-11-22T09:00:00Z', applied_at: null, undone_at: null },
    before: { sha256: 'a'.repeat(64), file_size: 200_000, pages: 2 },
    after: { sha256: 'b'.repeat(64), file_size: 204_000, pages: 2 },
    ...changes,
  };
}

const base = () => [
  answers(drafts.listDrafts, { data: [], total: 0, total_pages: 0 }),
  answers(drafts.readDraft, envelope),
  answers(viewDocument, {
    ...{ document_name: 'Complaint.pdf', layout: 'pages' },
    pages: [1, 2].map((number) => ({ number, width: 612, height: 792 })),
  }),
];
const show = () =>
  renderScreens(
    [{ path: '/case-processing', Component: CaseProcessingScreen }],
    `/case-processing?draft=${filing.id}`,
    aSession(),
  );
const posted = (asked: ReturnType<typeof stubServer>, end: string) =>
  asked
    .filter(({ method, path }) => method === 'POST' && path.endsWith(end))
    .map(({ body }) => JSON.parse(body || '{}'));
const panel = (name: string) => screen.findByRole('region', { name });

test('a finding is fixed after its effect was shown, and only the changed findings move', async () => {
  let isApplied = false;
  const asked = stubServer(
    ...base(),
    answers(readFilingDetails, () => (isApplied ? aDraft([shown, other], 2) : filing)),
    answers(contract.prepareFix, aFix({ state: 'preparing', report: null, after: null })),
    answers(contract.readFix, aFix()),
    answers(contract.applyFix, () => {
      isApplied = true;
      return { message: 'Fix applied', fix: aFix({ state: 'applied' }) };
    }),
  );
  show();
  const button = await screen.findByRole('button', { name: `Fix: ${scan.message}` });
  expect(screen.queryByRole('button', { name: `Fix: ${other.message}` })).toBeNull();
  await userEvent.click(button);
  const fix = await panel('Make the scan searchable');
  await waitFor(() => expect(document.activeElement).toBe(within(fix).getByRole('heading', { level: 2 })));
  await within(fix).findByText('310 words are added as text.');
  within(fix).getByText('Pages 1 and 2 change.');
  within(fix).getByText('Before', { selector: 'figcaption' });
  within(fix).getByText('After', { selector: 'figcaption' });
  expect(posted(asked, '/fixes/')[0]).toMatchObject({ order: { fix: 'make_searchable' } });
  expect(posted(asked, '/apply/')).toEqual([]);
  await userEvent.click(within(fix).getByRole('button', { name: 'Apply to the draft' }));
  await screen.findByText('1 finding fixed.', undefined, { timeout: 5000 });
  expect(screen.queryByRole('region', { name: 'Make the scan searchable' })).toBeNull();
  expect(screen.getByText(scan.message, { selector: 's' })).toBeTruthy();
  screen.getByText(other.message, { selector: 'p' });
});

test('a redaction begins with the places of its finding; marks are added, moved, and removed with the keyboard', async () => {
  const asked = stubServer(
    ...base(),
    answers(readFilingDetails, filing),
    answers(contract.prepareFix, aFix({ fix: 'redact', state: 'preparing', report: null, after: null })),
    answers(contract.readFix, aFix({ fix: 'redact', report: { pages: [1], signatures: 0, words: 2, elsewhere: [2] } })),
    answers(contract.cancelFix, { message: 'Fix discarded' }),
  );
  show();
  await userEvent.click(await screen.findByRole('button', { name: `Fix: ${shown.message}` }));
  const fix = await panel('Redact');
  await within(fix).findByText('1 area is marked, on page 1.');
  expect(posted(asked, '/fixes/')).toEqual([]);
  await userEvent.click(within(fix).getByRole('button', { name: 'Add an area' }));
  const added = within(fix).getByRole('button', { name: 'Marked area 2 on page 1' });
  act(() => added.focus());
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
  await userEvent.click(within(fix).getByRole('button', { name: 'Show the result' }));
  await within(fix).findByText('2 words are removed.');
  within(fix).getByText(/is also on page 2, where it is not marked/);
  await userEvent.click(screen.getByRole('button', { name: 'File with the court' }));
  await screen.findByText(/Nothing has been filed.*apply or cancel an open fix/);
  expect(posted(asked, '/fixes/')[0].order).toEqual({
    fix: 'redact',
    marks: [
      { page: 1, box: [100, 200, 180, 212] },
      { page: 1, box: [248, 388, 368, 406] },
    ],
  });
  await userEvent.click(within(fix).getByRole('button', { name: 'Change the marks' }));
  const first = await within(fix).findByRole('button', { name: 'Marked area 1 on page 1' });
  act(() => first.focus());
  await userEvent.keyboard('{Delete}');
  within(fix).getByText('1 area is marked, on page 1.');
  await userEvent.click(within(fix).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('region', { name: 'Redact' })).toBeNull();
});

test('an area is drawn with a pointer', async () => {
  stubServer(...base(), answers(readFilingDetails, filing));
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Redact…' }));
  const fix = await panel('Redact');
  await within(fix).findByText('Nothing is marked.');
  const surface = fix.querySelector('[class*="surface"]')!;
  surface.getBoundingClientRect = () => ({ left: 0, top: 0, width: 612, height: 792 }) as DOMRect;
  Object.assign(surface, { setPointerCapture: () => {} });
  fireEvent.pointerDown(surface, { clientX: 50, clientY: 60, button: 0, pointerId: 1 });
  fireEvent.pointerMove(surface, { clientX: 150, clientY: 90, pointerId: 1 });
  fireEvent.pointerUp(surface, { pointerId: 1 });
  await within(fix).findByText('1 area is marked, on page 1.');
});

test('a digital signature must be given up explicitly, and a fix that cannot be made says why', async () => {
  stubServer(
    ...base(),
    answers(readFilingDetails, filing),
    answers(contract.prepareFix, aFix()),
    answers(contract.readFix, aFix({ report: { pages: [1], signatures: 1, words: 3 } })),
  );
  const view = show();
  await userEvent.click(await screen.findByRole('button', { name: `Fix: ${scan.message}` }));
  const apply = await screen.findByRole<HTMLButtonElement>('button', { name: 'Apply to the draft' });
  await waitFor(() => expect(apply.disabled).toBe(true));
  await userEvent.click(screen.getByRole('checkbox', { name: /signature becomes invalid/ }));
  expect(apply.disabled).toBe(false);
  view.unmount();
  stubServer(
    ...base(),
    answers(readFilingDetails, filing),
    refuses(contract.prepareFix, 409, { error: 'The document has changed.', code: 'fix_outdated', request_id: 'r' }),
  );
  show();
  await userEvent.click(await screen.findByRole('button', { name: `Fix: ${scan.message}` }));
  await screen.findByText('The document has changed.');
});

test('the fixes so far are listed with the original, and the last one can be undone', async () => {
  const applied = { state: 'applied' as const, applied_at: '2026-11-22T09:05:00Z' };
  const asked = stubServer(
    ...base(),
    answers(readFilingDetails, filing),
    answers(contract.listFixes, {
      fixes: [aFix(applied), aFix({ ...applied, id: draftId, fix: 'flatten_forms', can_undo: true })],
    }),
    answers(contract.undoFix, { message: 'Fix undone', fix: aFix({ state: 'undone' }) }),
  );
  show();
  const history = await screen.findByText('Fixes and original files');
  expect(asked.some(({ path }) => path.includes('/fixes/'))).toBe(false);
  await userEvent.click(history);
  await screen.findByRole('button', { name: 'Download the file before it: Turn form fields into text' });
  const undo = await screen.findAllByRole('button', { name: 'Undo this fix' });
  expect(undo).toHaveLength(1);
  await userEvent.click(undo[0]!);
  await screen.findByText('Fix undone. The document is read and checked again.');
  expect(asked.some(({ method, path }) => method === 'POST' && path.endsWith(`/fixes/${draftId}/undo/`))).toBe(true);
});

test('proposed bookmarks are edited before they are written, and the result is shown again before it is applied', async () => {
  const proposed = [
    { title: 'Exhibit A', page: 1 },
    { title: 'Exhibit B', page: 2 },
  ];
  const report = { pages: [], signatures: 0, bookmarks: ['Exhibit A'] };
  const ready = { fix: 'add_bookmarks' as const, report };
  const finding = aFinding({ code: 'file.exhibits_without_bookmarks', message: 'The exhibits have no bookmarks.' });
  const asked = stubServer(
    ...base(),
    answers(readFilingDetails, aDraft([finding])),
    answers(contract.prepareFix, aFix({ ...ready, state: 'preparing', after: null })),
    answers(contract.readFix, aFix({ ...ready, bookmarks: proposed })),
  );
  show();
  await userEvent.click(await screen.findByRole('button', { name: `Fix: ${finding.message}` }));
  const fix = await panel('Add bookmarks');
  const title = await within(fix).findByLabelText('Title of bookmark 1');
  within(fix).getByRole('button', { name: 'Apply to the draft' });
  await userEvent.clear(title);
  await userEvent.type(title, 'Lease');
  await userEvent.click(within(fix).getByRole('button', { name: 'Move bookmark 2 up' }));
  // What is on the pages below is not what is in the list.
  expect(within(fix).queryByRole('button', { name: 'Apply to the draft' })).toBeNull();
  await userEvent.click(within(fix).getByRole('button', { name: 'Show the result' }));
  await waitFor(() => expect(posted(asked, '/fixes/')).toHaveLength(2));
  const orders = posted(asked, '/fixes/').map(({ order }) => order.bookmarks);
  expect(orders).toEqual([
    [],
    [
      { title: 'Exhibit B', page: 2 },
      { title: 'Lease', page: 1 },
    ],
  ]);
});
