import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as contract from '#contract/courtdoc';
import { listRequirements } from '#contract/courtdocRequirements';
import { aGeneratedDocument, aHistoryEntry, anOwnAnalysis, someRequirements } from '#web/testing/aGeneratedDocument.ts';
import { aSession } from '#web/testing/aSession.ts';
import { renderApp } from '#web/testing/renderScreen.tsx';
import { answers, refuses, stubServer } from '#web/testing/stubServer.ts';
import { emptyDraft } from './generation/draft.ts';

const show = (address = '/courtdoc', role: 'self_represented' | 'it_personnel' = 'self_represented') =>
  renderApp(address, { signedInAs: aSession({ role }) });
const tab = (name: string) => screen.findByRole('tab', { name });
const analysis = anOwnAnalysis();

beforeEach(() => emptyDraft());

describe('the document tool', () => {
  test('has four tabs, the first one open, and the open tab is in the address', async () => {
    stubServer(answers(listRequirements, someRequirements()));
    const { router } = show();
    expect((await tab('Document Analysis')).getAttribute('aria-selected')).toBe('true');
    expect(screen.getAllByRole('tab').map((one) => one.textContent)).toEqual([
      'Document Analysis',
      'Document Generation',
      'Filing Requirements',
      'Filing History',
    ]);
    await userEvent.click(await tab('Filing Requirements'));
    await waitFor(() => expect(router.state.location.search).toBe('?tab=requirements'));
    expect((await tab('Filing Requirements')).getAttribute('aria-selected')).toBe('true');
  });

  test('shows only the requirements to IT staff, who file nothing', async () => {
    const asked = stubServer(answers(listRequirements, someRequirements()));
    show('/courtdoc?tab=history', 'it_personnel');
    await screen.findByText('You don’t have access to this page');
    await userEvent.click(await tab('Filing Requirements'));
    await screen.findByText('Lines are numbered at the left margin.');
    expect(
      asked.filter(({ path }) => path.includes('/courtdoc/')).every(({ path }) => path.includes('requirements')),
    ).toBe(true);
  });
});

describe('an analysis without filing', () => {
  const choose = (name: string, content = 'words') =>
    fireEvent.change(document.querySelector('input[type=file]')!, {
      target: { files: [new File([content], name)] },
    });

  test('shows the accepted types, and requires a document', async () => {
    stubServer();
    show();
    await screen.findByText('PDF, DOC, DOCX, TXT, max 10MB');
    await userEvent.click(screen.getByRole('button', { name: 'Analyze' }));
    await screen.findByText('Please select a main document first');
  });

  test('refuses an image before it is sent', async () => {
    const asked = stubServer();
    show();
    await screen.findByText('PDF, DOC, DOCX, TXT, max 10MB');
    choose('scan.png');
    await screen.findByText('scan.png is not a PDF, DOC, DOCX, or TXT document.');
    expect(asked.some(({ method }) => method === 'POST')).toBe(false);
  });

  test('shows every field with the words that support it, and can be opened again by its address', async () => {
    const asked = stubServer(
      answers(contract.analyzeWithoutFiling, { message: 'Document analyzed successfully', analysis }),
      answers(contract.readOwnAnalysis, analysis),
    );
    const { router } = show();
    await screen.findByText('PDF, DOC, DOCX, TXT, max 10MB');
    choose('Draft.pdf');
    await userEvent.click(screen.getByRole('button', { name: 'Analyze' }));
    await screen.findByText('Document analyzed successfully');
    expect(asked.find(({ method }) => method === 'POST')?.body).toBe('document=Draft.pdf');
    expect(router.state.location.search).toBe(`?analysis=${analysis.id}`);
    const fields = await screen.findByLabelText('Fields');
    within(fields).getByText('damages of $84,500.00');
    within(fields).getByText('Found');
    screen.getByText('Complete');
    screen.getByText('The goods were not delivered.');
    screen.getByText('6 KB · 2 pages · read in 0.042 s');
  });

  test('that is refused shows the reason, and keeps the selected document', async () => {
    stubServer(refuses(contract.analyzeWithoutFiling, 422, { error: 'It is damaged.', code: 'document_corrupt' }));
    show();
    await screen.findByText('PDF, DOC, DOCX, TXT, max 10MB');
    choose('Draft.pdf');
    await userEvent.click(screen.getByRole('button', { name: 'Analyze' }));
    await screen.findByText(/It is damaged\. Nothing was saved/);
    screen.getByText('Draft.pdf');
  });

  test('becomes a draft unchanged, which opens in case processing', async () => {
    const filing_id = '0b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9c01';
    const asked = stubServer(
      answers(contract.readOwnAnalysis, analysis),
      answers(contract.fileOwnDocument, { message: 'Documents received.', filing_id }),
    );
    const { router } = show(`/courtdoc?analysis=${analysis.id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Continue to filing' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/case-processing'));
    expect(router.state.location.search).toBe(`?draft=${filing_id}`);
    expect(asked.find(({ method }) => method === 'POST')?.path).toBe(
      `/api/courtdoc/history/analysis/${analysis.id}/filing/`,
    );
  });

  test('that is opened again as a check before filing, without the chosen files, still becomes a draft', async () => {
    const filing_id = '0b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9c01';
    const asked = stubServer(
      answers(contract.readOwnAnalysis, analysis),
      answers(contract.fileOwnDocument, { message: 'Documents received.', filing_id }),
    );
    const { router } = show(`/case-processing?check=${analysis.id}`);
    const check = within(await screen.findByRole('region', { name: 'Check before filing' }));
    await check.findByText(/^Saves .* as a draft/);
    await userEvent.click(check.getByRole('button', { name: 'Continue to filing' }));
    await waitFor(() => expect(router.state.location.search).toBe(`?draft=${filing_id}`));
    expect(asked.filter(({ method }) => method === 'POST').map(({ path }) => path)).toContain(
      `/api/courtdoc/history/analysis/${analysis.id}/filing/`,
    );
  });

  test('that no longer exists shows that', async () => {
    stubServer();
    show('/courtdoc?analysis=nonsense');
    await screen.findByText('This analysis was not found. It may be more than 30 days old.');
  });
});

describe('a document from a template', () => {
  const page = {
    width: 612,
    height: 792,
    texts: [
      {
        x: 90,
        y: 72,
        width: 60,
        size: 12,
        text: 'Printed words',
        font: 'regular' as const,
        tag: 'P' as const,
        block: 1,
      },
    ],
    rules: [{ x1: 81, y1: 0, x2: 81, y2: 792, width: 0.75 }],
  };
  const prefill = answers(contract.prefillDocument, {
    jurisdiction: 'California',
    case_data: { county: 'Alder', filer_name: 'Morgan Sample' },
  });
  const cases = answers(contract.listCasesToDraftFor, {
    data: [{ id: analysis.id, case_number: '26CV1', title: 'Roe v. Doe' }],
  });
  const preview = answers(contract.previewDocument, {
    title: 'Complaint',
    pages: [page],
    missing: [{ field: 'plaintiffs', label: 'Plaintiffs or petitioners' }],
  });

  test('starts with known data, is rendered as it will be printed, and links to missing fields', async () => {
    const asked = stubServer(prefill, cases, preview);
    show('/courtdoc?tab=generation');
    await screen.findByText('Printed words');
    await waitFor(() => expect((screen.getByLabelText('County') as HTMLInputElement).value).toBe('Alder'));
    await screen.findByText('1 required field is blank');
    Element.prototype.scrollIntoView = vi.fn();
    await userEvent.click(screen.getByRole('button', { name: 'Plaintiffs or petitioners' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Plaintiffs or petitioners'));
    fireEvent.change(screen.getByLabelText('Plaintiffs or petitioners'), { target: { value: 'Ana Nuñez' } });
    await waitFor(() => expect(asked.at(-1)?.body).toContain('"plaintiffs":"Ana Nuñez"'));
  });

  test('keeps the input when another template or tab is selected', async () => {
    stubServer(prefill, cases, preview, answers(listRequirements, someRequirements()));
    const { router } = show('/courtdoc?tab=generation');
    await screen.findByText('Printed words');
    fireEvent.change(screen.getByLabelText('Plaintiffs or petitioners'), { target: { value: 'Ana Nuñez' } });
    await userEvent.selectOptions(screen.getByLabelText('Template'), 'answer');
    expect(router.state.location.search).toContain('template=answer');
    expect((screen.getByLabelText('Plaintiffs or petitioners') as HTMLTextAreaElement).value).toBe('Ana Nuñez');
    await userEvent.click(await tab('Filing Requirements'));
    await userEvent.click(await tab('Document Generation'));
    expect(((await screen.findByLabelText('Plaintiffs or petitioners')) as HTMLTextAreaElement).value).toBe(
      'Ana Nuñez',
    );
  });

  test('shows no one the input of another person at the same browser', async () => {
    stubServer(prefill, cases, preview);
    const first = show('/courtdoc?tab=generation');
    await screen.findByText('Printed words');
    fireEvent.change(screen.getByLabelText('Plaintiffs or petitioners'), { target: { value: 'Ana Nuñez' } });
    first.unmount();
    renderApp('/courtdoc?tab=generation', {
      signedInAs: aSession({ role: 'attorney', user_id: '6f2b1c1e-58f8-4a0e-9d57-0f6f0f6c1a99' }),
    });
    await screen.findByText('Printed words');
    expect((screen.getByLabelText('Plaintiffs or petitioners') as HTMLTextAreaElement).value).toBe('');
  });

  test('requires what its forum requires: a cause’s district in Texas, the district of a federal court', async () => {
    stubServer(prefill, cases, preview);
    show('/courtdoc?tab=generation');
    await screen.findByText('Printed words');
    expect(screen.queryByLabelText('Judicial district')).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('Jurisdiction'), 'Texas');
    await screen.findByLabelText('Judicial district');
    await userEvent.selectOptions(screen.getByLabelText('Jurisdiction'), 'Federal');
    await screen.findByLabelText('District');
    expect(screen.queryByLabelText('County')).toBeNull();
  });

  test('shows the server’s refusal at its field', async () => {
    stubServer(
      prefill,
      cases,
      refuses(contract.previewDocument, 400, {
        error: 'Check the highlighted fields.',
        code: 'invalid_input',
        details: { fields: [{ field: 'case_data.county', message: 'Remove the control characters' }] },
      }),
    );
    show('/courtdoc?tab=generation');
    await waitFor(() => expect(screen.getAllByText('Remove the control characters').length).toBe(2));
    await waitFor(() => expect(screen.getByLabelText('County').getAttribute('aria-invalid')).toBe('true'));
  });

  test('with blanks is filed only after a confirmation', async () => {
    const missing = [{ field: 'plaintiffs', label: 'Plaintiffs or petitioners' }];
    const asked = stubServer(
      prefill,
      cases,
      preview,
      answers(contract.generateDocument, { message: 'made', document: aGeneratedDocument({ missing, case_data: {} }) }),
    );
    URL.createObjectURL = vi.fn(() => 'blob:x');
    URL.revokeObjectURL = vi.fn();
    show('/courtdoc?tab=generation');
    await screen.findByText('Printed words');
    await userEvent.click(screen.getByRole('button', { name: 'Download PDF' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Continue to filing' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'File this document as is?' });
    within(dialog).getByText('These are blank: Plaintiffs or petitioners.');
    within(dialog).getByText(/The document is not signed/);
    expect(asked.some(({ path }) => path.includes('/filing/'))).toBe(false);
  });
});

describe('the filing requirements', () => {
  test('are filtered by the address, and each shows authority, confidence, and who may act', async () => {
    const asked = stubServer(answers(listRequirements, someRequirements()));
    const { router } = show('/courtdoc?tab=requirements&jurisdiction=Texas');
    const card = (await screen.findByText('Lines are numbered at the left margin.')).closest('li')!;
    within(card).getByText('CRC 2.108');
    within(card).getByText('Source verified');
    within(card).getByText('The clerk may return the document (CRC 2.118(a))');
    within(card).getByText('Last checked 08/31/2026');
    expect(within(card).queryByText('Grave')).toBeNull();
    const other = screen.getByText('The footer names the paper.').closest('li')!;
    within(other).getByText('Not yet confirmed');
    within(other).getByText('The court’s acceptance policy applies');
    screen.getByText('$435.00');
    await userEvent.selectOptions(screen.getByLabelText('Case type'), 'Probate');
    await waitFor(() => expect(asked.at(-1)?.path).toContain('jurisdiction=Texas&case_type=Probate'));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(router.state.location.search).toContain('page=2'));
  });

  test('are printed in full, not only one page', async () => {
    let printed = '';
    window.print = vi.fn(() => {
      printed = document.body.textContent ?? '';
    });
    const [first, last] = someRequirements().data;
    const asked = stubServer(
      answers(listRequirements, ({ path }) =>
        someRequirements({
          data: path.includes('per_page=500') ? [first!, last!] : [last!],
          total: 2,
          total_pages: 2,
        }),
      ),
    );
    show('/courtdoc?tab=requirements&page=2');
    await screen.findByText('The footer names the paper.');
    await userEvent.click(screen.getByRole('button', { name: 'Print checklist' }));
    await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1));
    expect(asked.some(({ path }) => path.includes('page=1&per_page=500'))).toBe(true);
    expect(printed).toContain('Lines are numbered at the left margin.');
    expect(printed).toContain('The footer names the paper.');
  });
});

describe('the filing history', () => {
  const entries = [
    aHistoryEntry(),
    aHistoryEntry({
      kind: 'filing',
      id: '0b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9b02',
      title: 'ANSWER',
      file_name: 'Answer.pdf',
      doc_type: 'Answer',
      document_type: 'answer',
      state: 'returned',
    }),
    aHistoryEntry({
      kind: 'analysis',
      id: '0b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9b03',
      title: 'Draft',
      file_name: 'Draft.txt',
      state: 'analyzed',
      expires_at: '2026-12-21T08:00:00.000Z',
    }),
  ];
  const list = answers(contract.listHistory, { data: entries, total: 45, total_pages: 3 });
  const row = async (name: string) => (await screen.findByRole('link', { name })).closest('tr')!;

  test('links from each document to the screen for it, and to its requirements', async () => {
    stubServer(list);
    show('/courtdoc?tab=history');
    const href = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await href('ANSWER')).toBe(`/filings/${entries[1]!.id}`);
    expect(await href('Draft')).toBe(`/courtdoc?analysis=${entries[2]!.id}`);
    expect(await href('Complaint')).toBe(`/courtdoc?tab=generation&from=${entries[0]!.id}`);
    expect(await href('Requirements for ANSWER')).toBe('/courtdoc?tab=requirements&doc_type=answer');
    within(await row('ANSWER')).getByText('Returned for correction');
    within(await row('Draft')).getByText('Kept until 12/21/2026');
    expect(within(await row('ANSWER')).queryByRole('button', { name: /Remove/ })).toBeNull();
  });

  test('is searched, filtered, and paged by the server', async () => {
    const asked = stubServer(list);
    show('/courtdoc?tab=history');
    await row('ANSWER');
    await userEvent.selectOptions(screen.getByLabelText('Type'), 'analysis');
    await waitFor(() => expect(asked.at(-1)?.path).toContain('kind=analysis'));
    fireEvent.change(screen.getByLabelText('Search by title, file name, or case number'), {
      target: { value: 'draft' },
    });
    await waitFor(() => expect(asked.at(-1)?.path).toContain('q=draft'));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(asked.at(-1)?.path).toContain('page=2'));
  });

  test('removes a document after a confirmation', async () => {
    const asked = stubServer(list, answers(contract.forgetOwnDocument, { message: 'Draft.txt was removed' }));
    show('/courtdoc?tab=history');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Draft.txt from the history' }));
    expect(asked.some(({ method }) => method === 'DELETE')).toBe(false);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await screen.findByText('Draft.txt was removed');
    expect(asked.find(({ method }) => method === 'DELETE')?.path).toBe(
      `/api/courtdoc/history/analysis/${entries[2]!.id}/`,
    );
  });

  test('that is empty shows an empty state', async () => {
    stubServer(answers(contract.listHistory, { data: [], total: 0, total_pages: 0 }));
    show('/courtdoc?tab=history');
    await screen.findByText('Documents you file, analyze, or generate appear here.');
  });
});
