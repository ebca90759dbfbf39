import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { viewDocument } from '#contract/documentViewer';
import { type FilingDetails, readFilingDetails, withdrawFiling } from '#contract/filings';
import { aFiling } from '#web/testing/aFiling.ts';
import { aSession } from '#web/testing/aSession.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { answers, stubServer } from '#web/testing/stubServer.ts';
import { AnalysisResults } from './AnalysisResults.tsx';
import { DocumentDetails } from './DocumentDetails.tsx';

const text = {
  layout: 'flow' as const,
  document_name: 'Complaint.txt',
  paragraphs: [
    { number: 1, text: 'SUPERIOR COURT OF CALIFORNIA' },
    { number: 2, text: 'Plaintiff asks for $84,500.00 in damages.' },
  ],
};

function show(filing: FilingDetails, ...stubs: Parameters<typeof stubServer>) {
  const asked = stubServer(answers(readFilingDetails, filing), answers(viewDocument, text), ...stubs);
  const onClose = vi.fn();
  renderScreen(<DocumentDetails filingId={filing.id} onClose={onClose} />, { signedInAs: aSession() });
  return { asked, onClose };
}

test('the compliance check of the main document and of each supporting document is shown', async () => {
  show(
    aFiling({
      reasons: [{ code: 'value_uncertain', values: { field: 'judge_name' }, words: 'No judge is named.' }],
      compliance_check: {
        main_document: {
          document_name: 'Complaint.pdf',
          compliance_check: { message: 'Incomplete: no judge.', found_cases: [] },
        },
        check: null,
        ledgers: [],
        outlook: null,
        supporting_documents: [
          { document_name: 'Exhibit A.pdf', compliance_check: 'Read', message: 'Read, 3 pages.', found_cases: [] },
        ],
      },
    }),
  );
  const check = await screen.findByRole('region', { name: 'Compliance check' });
  for (const words of [
    'No judge is named.',
    'Complaint.pdf',
    'Incomplete: no judge.',
    'Exhibit A.pdf',
    'Read, 3 pages.',
  ])
    within(check).getByText(words);
});

test('a document without fixed pages is shown as text, with the words of the selected field highlighted', async () => {
  const quote = '$84,500.00';
  const evidence = [{ kind: 'paragraph' as const, paragraph: 2, start: 19, end: 29, quote }];
  show(aFiling({ fields: [{ field: 'amount', value: quote, confidence: 0.9, method: 'prayer', evidence }] }));
  const words = await screen.findByText(quote, { selector: 'mark' });
  expect(words.closest('p')?.textContent).toBe('Plaintiff asks for $84,500.00 in damages.');
  await userEvent.click(screen.getByRole('button', { name: /^Amount/ }));
  await waitFor(() =>
    expect(screen.getByText(quote, { selector: 'mark' }).hasAttribute('data-mark-selected')).toBe(true),
  );
});

test('withdrawing requires confirmation, is busy while it is in progress, and then closes the details', async () => {
  let release = () => {};
  const waiting = new Promise<void>((resume) => {
    release = resume;
  });
  const { asked, onClose } = show(
    aFiling(),
    answers(withdrawFiling, () => waiting.then(() => ({ message: 'The filing was withdrawn.' }))),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw this filing' }));
  expect(asked.some(({ method }) => method === 'DELETE')).toBe(false);
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
  const busy = await screen.findByText('Deleting...');
  expect(busy.closest('button')?.disabled).toBe(true);
  release();
  await screen.findByText('The filing was withdrawn.');
  expect(onClose).toHaveBeenCalledOnce();
});

test('a withdrawal that is not confirmed withdraws nothing; the button that does it is marked as dangerous', async () => {
  const { asked, onClose } = show(aFiling());
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw this filing' }));
  const question = await screen.findByRole('alertdialog', { name: 'Withdraw this filing?' });
  within(question).getByText(/is removed from the court’s review queue/);
  expect(within(question).getByRole('button', { name: 'Withdraw' }).classList.contains('danger')).toBe(true);
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(asked.some(({ method }) => method === 'DELETE')).toBe(false);
  expect(onClose).not.toHaveBeenCalled();
});

test('the results of an analysis show its values, and a link to the document', async () => {
  const onOpen = vi.fn();
  renderScreen(<AnalysisResults filing={aFiling()} onOpen={onOpen} />);
  for (const words of ['Complaint', '26CV00431', 'Morgan Sample', 'Example Logistics, Inc.', '$84,500.00', 'Complete'])
    screen.getByText(words);
  expect(screen.queryByText('Judge')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Open the document' }));
  expect(onOpen).toHaveBeenCalledOnce();
});

test('the results of an analysis show the filer where the document contradicts the choices', () => {
  const message = 'You chose Civil Complaint; the case number 3:26-cr-00112 says Criminal.';
  const contradiction = { choice: 'case_type' as const, chosen: 'Civil Complaint', says: 'Criminal', message };
  renderScreen(
    <AnalysisResults filing={aFiling({ contradictions: [{ ...contradiction, evidence: [] }] })} onOpen={() => {}} />,
  );
  expect(screen.getByRole('list', { name: 'Your selections and the document' }).textContent).toBe(message);
});
