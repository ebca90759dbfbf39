import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import * as courtdoc from '#contract/courtdoc';
import * as contract from '#contract/fixes';
import { chooseFiles } from '#web/filings/chosenFiles.ts';
import { aCheck, aFinding } from '#web/testing/aCheck.ts';
import { anOwnAnalysis } from '#web/testing/aGeneratedDocument.ts';
import { aSession } from '#web/testing/aSession.ts';
import { renderApp } from '#web/testing/renderScreen.tsx';
import { answers, stubServer } from '#web/testing/stubServer.ts';
import { stubUploads } from '#web/testing/stubUploads.ts';

/** Fixes of a document that is only checked. */

const fixId = '5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0c77';
const scan = aFinding({
  ...{ rule_id: 'CA-FIL-01', message: 'Pages 1 and 2 cannot be searched.', code: 'file.not_searchable' },
  values: { name: 'Complaint.pdf', pages: [1, 2] },
});
const ofSupporting = { ...scan, document: 1, message: 'Page 1 of the exhibit cannot be searched.' };

function anAnalysis(findings = [scan, ofSupporting], sha256 = 'a'.repeat(64)) {
  const analysis = anOwnAnalysis();
  return anOwnAnalysis({
    ...{ sha256, file_type: 'pdf' as const },
    compliance_check: { ...analysis.compliance_check, check: aCheck(findings) },
  });
}

const { id, document_name } = anAnalysis();
function aFix(changes: Partial<contract.DocumentFix> = {}): contract.DocumentFix {
  return {
    ...{ id: fixId, document_id: id, document_name, fix: 'make_searchable', state: 'ready', done: null, total: null },
    ...{ error: null, asked_by: 'Alex Sample', can_undo: false, bookmarks: null, applied_at: null, undone_at: null },
    report: { pages: [1, 2], signatures: 0, words: 310 },
    asked_at: '2026-11-22T09:00:00Z',
    before: { sha256: 'a'.repeat(64), file_size: 200_000, pages: 2 },
    after: { sha256: 'b'.repeat(64), file_size: 204_000, pages: 2 },
    ...changes,
  };
}

beforeEach(() => chooseFiles({ main: null, additional: [], choices: {} }));

test('a document that is only checked is fixed, checked again, and becomes a draft with its fixes and other files', async () => {
  const draft = '0b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9c01';
  let applied: contract.DocumentFix | null = null;
  const asked = stubServer(
    answers(courtdoc.readOwnAnalysis, () => (applied ? anAnalysis([ofSupporting], 'b'.repeat(64)) : anAnalysis())),
    answers(contract.listOwnFixes, () => ({ fixes: applied ? [applied] : [] })),
    answers(contract.prepareOwnFix, aFix({ state: 'preparing', report: null, after: null })),
    answers(contract.readFix, aFix()),
    answers(contract.applyFix, () => {
      applied = aFix({ state: 'applied', applied_at: '2026-11-22T09:05:00Z', can_undo: true });
      return { message: 'Fix applied', fix: applied };
    }),
    answers(courtdoc.fileOwnDocument, { message: 'Documents received.', filing_id: draft }),
  );
  const uploads = stubUploads();
  const posted = (end: string) => asked.filter(({ method, path }) => method === 'POST' && path.endsWith(end));
  const { router } = renderApp(`/case-processing?check=${id}`, { signedInAs: aSession({ role: 'attorney' }) });
  chooseFiles({ main: new File(['x'], document_name), additional: [new File(['y'], 'Exhibit.pdf')] });
  const check = within(await screen.findByRole('region', { name: 'Check before filing' }));
  await userEvent.click(await check.findByRole('button', { name: `Fix: ${scan.message}` }));
  // What is not stored cannot be fixed.
  expect(check.queryByRole('button', { name: `Fix: ${ofSupporting.message}` })).toBeNull();
  const file = check.getByRole<HTMLButtonElement>('button', { name: 'Continue to filing' });
  await check.findByText(/A fix is open/);
  expect(file.disabled).toBe(true);
  const panel = within(await screen.findByRole('region', { name: 'Make the scan searchable' }));
  await panel.findByText('310 words are added as text.');
  expect(JSON.parse(posted('/fixes/')[0]!.body)).toEqual({
    sha256: 'a'.repeat(64),
    order: { fix: 'make_searchable' },
  });
  await userEvent.click(panel.getByRole('button', { name: 'Apply to the document' }));
  await check.findByText('1 finding fixed.');
  expect(check.queryByRole('button', { name: `Fix: ${scan.message}` })).toBeNull();
  await check.findByRole('button', { name: 'Download the fixed document' });
  await userEvent.click(check.getByText('Fixes and original files'));
  await check.findByRole('button', { name: 'Undo this fix' });
  await check.findByRole('button', { name: 'Download the file before it: Make the scan searchable' });
  await userEvent.click(file);
  // The server has the checked document; the supporting one is sent after it.
  await waitFor(() => expect(uploads).toHaveLength(1));
  expect(uploads[0]!.path).toBe(`/api/documents/analyze/${draft}/supporting`);
  expect([...uploads[0]!.form.values()].map((one) => (one as File).name)).toEqual(['Exhibit.pdf']);
  uploads[0]!.answer(200, { message: 'Received', documents: [] });
  await waitFor(() => expect(router.state.location.search).toBe(`?draft=${draft}`));
  expect(posted(`/courtdoc/history/analysis/${id}/filing/`)).toHaveLength(1);
});
