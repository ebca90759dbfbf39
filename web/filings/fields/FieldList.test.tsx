import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { viewDocument } from '#contract/documentViewer';
import type { ExtractedField } from '#contract/extractedFields';
import { editFiling, type FilingDetails, readFilingDetails } from '#contract/filings';
import { readFilingCourtStatus } from '#contract/review';
import { FilingPanes } from '#web/filings/FilingPanes.tsx';
import { useReadFilingQuery } from '#web/filings/filingsApi.ts';
import { session } from '#web/session/session.ts';
import { aFiling } from '#web/testing/aFiling.ts';
import { aCourtStatus } from '#web/testing/aQueue.ts';
import { aSession } from '#web/testing/aSession.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { answers, refuses, stubServer } from '#web/testing/stubServer.ts';
import { fieldWork } from './fieldWork.ts';

const paragraphs = [
  { number: 1, text: 'SUPERIOR COURT OF CALIFORNIA, COUNTY OF ALDER' },
  { number: 2, text: 'Plaintiff asks for $84,500.00, a sum above $35,000.00.' },
];
const read = (field: string, value: string, confidence: number, quotes: string[] = []): ExtractedField => ({
  field,
  value,
  confidence,
  method: 'caption-party',
  evidence: quotes.map((quote) => {
    const paragraph = paragraphs.find(({ text }) => text.includes(quote))!;
    const start = paragraph.text.indexOf(quote);
    return { kind: 'paragraph' as const, paragraph: paragraph.number, start, end: start + quote.length, quote };
  }),
});
const filing = aFiling({
  judge_name: 'Robin Bench',
  fields: [
    read('doc_type', 'Complaint', 0.99),
    read('court', 'Superior Court of California, County of Alder', 0.8, ['SUPERIOR COURT OF CALIFORNIA']),
    read('amount', '$84,500.00', 0.55, ['$84,500.00', '$35,000.00']),
    read('judge_name', 'Robin Bench', 0.6),
    read('plaintiffs', 'Morgan Sample', 0.95),
    read('authorities', 'Code Civ. Proc., § 436', 0.97),
  ],
});

function Here({ id }: { id: string }) {
  const { data } = useReadFilingQuery({ id: id });
  return data ? <FilingPanes filing={data} startHere /> : null;
}

/** The fields of a filing with a server that stores what it receives, unless another response is given. */
async function open(given: FilingDetails = filing, ...stubs: Parameters<typeof stubServer>) {
  let now = given;
  const asked = stubServer(
    ...stubs,
    answers(editFiling, ({ body }) => {
      const { version: _version, confirmed, ...changes } = Object.fromEntries(new URLSearchParams(body));
      const at = '2026-03-02T18:00:00Z';
      now = { ...now, ...changes, version: now.version + 1 };
      if (confirmed) {
        const confirmation = { field: confirmed as 'court', confirmed_by: 'Dana Sample', confirmed_at: at };
        now = { ...now, confirmations: [...now.confirmations, confirmation] };
      }
      for (const [field, new_value] of Object.entries(changes)) {
        const id = crypto.randomUUID();
        const old_value = '$84,500.00';
        const change = {
          id,
          field: field as 'amount',
          old_value,
          new_value,
          corrected_by: 'Dana Sample',
          corrected_at: at,
        };
        now = { ...now, corrections: [...now.corrections, change] };
      }
      return { message: 'Document updated successfully', filing: now };
    }),
    answers(readFilingDetails, () => now),
    answers(viewDocument, { layout: 'flow', document_name: given.document_name, paragraphs }),
    answers(readFilingCourtStatus, aCourtStatus({ received_at: given.received_at })),
  );
  renderScreen(<Here id={given.id} />, { signedInAs: aSession() });
  await screen.findByRole('region', { name: 'Fields' });
  const edits = () =>
    asked.filter(({ method }) => method === 'PUT').map(({ body }) => Object.fromEntries(new URLSearchParams(body)));
  return { asked, edits };
}
const lines = () => [...document.querySelectorAll<HTMLElement>('[data-row-line]')];
const focused = () => document.activeElement?.closest('[data-row]')?.getAttribute('data-row');
const line = (key: string) => document.querySelector<HTMLElement>(`[data-row="${key}"] [data-row-line]`)!;
const press = (keys: string) => userEvent.keyboard(keys);

test('uncertain values come first, starting with the least certain, then missing values, then certain ones', async () => {
  await open({ ...filing, defendants: [], fields: filing.fields });
  const rows = [...document.querySelectorAll('[data-row]')].map((row) => row.getAttribute('data-row'));
  expect(rows.slice(0, 4)).toEqual(['amount', 'judge_name', 'court', 'defendants']);
  expect(rows.indexOf('doc_type')).toBeGreaterThan(3);
  expect(screen.getByRole('region', { name: 'Needs review' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Authorities and related cases' })).toBeTruthy();
});

test('in document order they are sorted by their position', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'By page' }));
  const rows = [...document.querySelectorAll('[data-row]')].map((row) => row.getAttribute('data-row'));
  expect(rows.slice(0, 2)).toEqual(['court', 'amount']);
});

test('the focus starts at the least certain field, and Tab moves between uncertain fields', async () => {
  await open();
  await waitFor(() => expect(focused()).toBe('amount'));
  await press('{Tab}');
  expect(focused()).toBe('judge_name');
  await press('{Tab}');
  expect(focused()).toBe('court');
  await press('{Shift>}{Tab}{/Shift}');
  expect(focused()).toBe('judge_name');
});

test('the arrow keys move through all fields, and to the other positions of a value', async () => {
  await open();
  await waitFor(() => expect(focused()).toBe('amount'));
  const chosen = () =>
    within(screen.getByRole('region', { name: 'Selected field' }))
      .getAllByRole('button', { pressed: true })
      .map((chip) => chip.textContent);
  await waitFor(() => expect(chosen()).toEqual(['¶\u00a02 “$84,500.00”']));
  await press('{ArrowRight}');
  await waitFor(() => expect(chosen()).toEqual(['¶\u00a02 “$35,000.00”']));
  await press('{End}');
  expect(focused()).toBe('related_cases');
  await press('{Home}{ArrowDown}');
  expect(focused()).toBe('judge_name');
});

test('Enter confirms the reading, sends it with the version, and continues to the next field', async () => {
  const { edits } = await open();
  await waitFor(() => expect(focused()).toBe('amount'));
  await press('{Enter}');
  expect(focused()).toBe('judge_name');
  within(line('amount')).getByText('Confirmed');
  await waitFor(() => expect(edits()).toEqual([{ confirmed: 'amount', version: '1' }]));
  await press('{Enter}{Enter}');
  await waitFor(() => expect(edits().map(({ version }) => version)).toEqual(['1', '2', '3']));
  await screen.findByText('All values have been reviewed.');
  await waitFor(() => expect(document.activeElement?.textContent).toContain('All values have been reviewed.'));
});

test('a correction sends the changed field and its base version, and shows that it is saved', async () => {
  const { edits } = await open();
  await waitFor(() => expect(focused()).toBe('amount'));
  await press('e');
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
  expect(document.activeElement).toBe(input);
  await userEvent.clear(input);
  await userEvent.type(input, '35000{Enter}');
  await screen.findByText('Document updated successfully');
  expect(edits()).toEqual([{ amount: '35000', version: '1' }]);
  within(line('amount')).getByText('Corrected');
  expect(focused()).toBe('judge_name');
});

test('while a correction is being saved, its field shows Updating...', async () => {
  let release = () => {};
  const waiting = new Promise<void>((resume) => {
    release = resume;
  });
  await open(
    filing,
    answers(editFiling, () => waiting.then(() => ({ message: 'Document updated successfully', filing }))),
  );
  await userEvent.dblClick(line('amount'));
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '9');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  within(line('amount')).getByText('Updating...');
  within(line('amount')).getByText('$84,500.009');
  release();
  await waitFor(() => expect(within(line('amount')).queryByText('Updating...')).toBeNull());
});

test('Escape restores the previous value, and nothing is sent', async () => {
  const { edits } = await open();
  await waitFor(() => expect(focused()).toBe('amount'));
  await press('{F2}');
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '99{Escape}');
  within(line('amount')).getByText('$84,500.00');
  expect(focused()).toBe('amount');
  expect(edits()).toEqual([]);
});

test('several names are entered one per line', async () => {
  const { edits } = await open();
  await userEvent.dblClick(line('plaintiffs'));
  await userEvent.type(
    screen.getByRole('textbox', { name: 'Plaintiffs' }),
    '{Shift>}{Enter}{/Shift}Jordan Example{Enter}',
  );
  await waitFor(() => expect(edits()).toEqual([{ plaintiffs: 'Morgan Sample\nJordan Example', version: '1' }]));
});

test('without a session it shows Authentication token not found, sends nothing, and keeps the input', async () => {
  const { edits } = await open();
  await userEvent.dblClick(line('amount'));
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '9');
  const { token: _token, ...others } = session.read()!;
  sessionStorage.setItem('authData', JSON.stringify({ ...others, token: '' }));
  await press('{Enter}');
  await screen.findAllByText('Authentication token not found. Please log in.');
  expect(edits()).toEqual([]);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' }).value).toBe('$84,500.009');
});

test('a field that the server refuses shows the reason next to it, and keeps the input', async () => {
  const fields = [{ field: 'amount', message: 'Enter an amount, such as 84,500.00' }];
  const body = { error: 'Check the highlighted fields.', code: 'invalid_input' as const, details: { fields } };
  await open(filing, refuses(editFiling, 400, body));
  await userEvent.dblClick(line('amount'));
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
  await userEvent.clear(input);
  await userEvent.type(input, 'much{Enter}');
  const again = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount' });
  await within(again.closest('li')!).findByText('Enter an amount, such as 84,500.00');
  expect(again.value).toBe('much');
  expect(again.getAttribute('aria-invalid')).toBe('true');
});

test.each<[string, number, Record<string, string>, string]>([
  ['the body’s error', 409, { error: 'Another user withdrew this.' }, 'Another user withdrew this.'],
  ['the body’s message', 403, { message: 'Not yours.' }, 'Not yours.'],
  ['the body’s detail', 404, { detail: 'No such filing.' }, 'No such filing.'],
  ['the status of a server error', 502, {}, 'Server error: 502'],
  ['any other status', 418, {}, 'Failed to update document (Status: 418)'],
])('a failed edit shows %s', async (_what, status, body, words) => {
  await open(filing, refuses(editFiling, status, body as never));
  await userEvent.dblClick(line('amount'));
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '9{Enter}');
  expect((await screen.findAllByText(words, { exact: false })).length).toBeGreaterThan(0);
});

test('an edit without a response shows Failed to update document, is kept, and is sent again', async () => {
  let reachable = false;
  const { edits } = await open();
  const reach = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) =>
    init.method === 'PUT' && !reachable ? Promise.reject(new TypeError('offline')) : reach(address, init),
  );
  await userEvent.dblClick(line('amount'));
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '9{Enter}');
  await screen.findByText('1 change has not been saved yet: Failed to update document.', { exact: false });
  expect(fieldWork.pending()).toEqual([filing.id]);
  reachable = true;
  await userEvent.click(screen.getByRole('button', { name: 'Save now' }));
  await waitFor(() => expect(edits()).toEqual([{ amount: '$84,500.009', version: '1' }]));
  await waitFor(() => expect(fieldWork.pending()).toEqual([]));
});

test('an edit without a network shows that the browser is offline, is kept, and is sent again', async () => {
  const { edits } = await open();
  const reach = globalThis.fetch;
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) =>
    init.method === 'PUT' && !navigator.onLine ? Promise.reject(new TypeError('offline')) : reach(address, init),
  );
  await userEvent.dblClick(line('amount'));
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '9{Enter}');
  await screen.findByText('1 change has not been saved yet: You are offline.', { exact: false });
  onLine.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(edits()).toEqual([{ amount: '$84,500.009', version: '1' }]));
});

const changedMeanwhile = (field: string, value: string) => ({
  error: 'This filing was changed meanwhile.',
  code: 'changed_meanwhile' as const,
  details: { version: 2, changed: [{ field, value, by: 'Lee Clerk', at: '2026-03-02T18:00:00Z' }] },
});

test('another person’s change to the same field is shown, and the input is kept', async () => {
  const theirs = { ...filing, amount: '$1.00', version: 2 };
  let calls = 0;
  await open(
    filing,
    refuses(editFiling, 409, changedMeanwhile('amount', '$1.00')),
    answers(readFilingDetails, () => (calls++ === 0 ? filing : theirs)),
  );
  await userEvent.dblClick(line('amount'));
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '9{Enter}');
  await screen.findByText('Lee Clerk entered “$1.00” here while you were editing.', { exact: false });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' }).value).toBe('$84,500.009');
  await screen.findByText(/Amount is now “\$1.00” \(Lee Clerk/);
});

test('another person’s change to a different field is shown, and the save continues', async () => {
  const theirs = { ...filing, location: 'Elsewhere', version: 2 };
  let [calls, tries] = [0, 0];
  const { edits } = await open(
    filing,
    {
      endpoint: editFiling,
      answer: () =>
        tries++ === 0
          ? { status: 409, body: changedMeanwhile('location', 'Elsewhere') }
          : { status: 200, body: { message: 'Document updated successfully', filing: { ...theirs, version: 3 } } },
    },
    answers(readFilingDetails, () => (calls++ === 0 ? filing : theirs)),
  );
  await userEvent.dblClick(line('amount'));
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '9{Enter}');
  await screen.findByText(/Location is now “Elsewhere”/);
  await waitFor(() => expect(edits().map(({ version }) => version)).toEqual(['1', '2']));
  expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull();
});

test('unsaved input is restored after a reload, and not for another person', async () => {
  await open();
  await userEvent.dblClick(line('amount'));
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '77');
  const leaving = new Event('beforeunload', { cancelable: true });
  expect(fieldWork.of(filing.id).drafts.amount).toBe('$84,500.0077');
  expect(sessionStorage.getItem('assize-field-work')).toContain('$84,500.0077');
  act(() => session.store(aSession({ user_id: '6f2b1c1e-58f8-4a0e-9d57-0f6f0f6c1a99' })));
  expect(fieldWork.of(filing.id).drafts).toEqual({});
  expect(leaving.defaultPrevented).toBe(false);
});

test('the words of the hovered or selected field are highlighted in the document, and the reverse', async () => {
  await open();
  await waitFor(() => expect(focused()).toBe('amount'));
  await userEvent.click(line('court'));
  await waitFor(() =>
    expect(
      screen.getByText('SUPERIOR COURT OF CALIFORNIA', { selector: 'mark' }).hasAttribute('data-mark-selected'),
    ).toBe(true),
  );
  await userEvent.click(screen.getByText('$84,500.00', { selector: 'mark' }));
  await waitFor(() => expect(line('amount').getAttribute('aria-current')).toBe('true'));
});

test('a contradiction between the filer’s choices and the document appears at the top, with its words in the document', async () => {
  const quote = 'SUPERIOR COURT OF CALIFORNIA';
  await open({
    ...filing,
    contradictions: [
      {
        choice: 'jurisdiction',
        chosen: 'Texas',
        says: 'California',
        message: 'The filer chose Texas; the document names a court of California.',
        evidence: [{ kind: 'paragraph', paragraph: 1, start: 0, end: quote.length, quote }],
      },
    ],
  });
  const found = screen.getByRole('region', { name: 'Your selections and the document' });
  within(found).getByText('The filer chose Texas; the document names a court of California.');
  await userEvent.click(within(found).getByRole('button', { name: /SUPERIOR COURT/ }));
  await waitFor(() =>
    expect(screen.getByText(quote, { selector: 'mark' }).hasAttribute('data-mark-selected')).toBe(true),
  );
});

test('changes of a new reading are shown and highlighted until they are viewed', async () => {
  await open({
    ...filing,
    changes_since: {
      analyzed_at: '2026-03-01T10:00:00Z',
      changes: [{ field: 'court', before: ['County Court'], after: ['Superior Court'] }],
    },
  });
  const changes = screen.getByRole('region', { name: 'Values changed by reanalysis' });
  within(changes).getByText('County Court');
  within(line('court')).getByText('New');
  await userEvent.click(line('court'));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Values changed by reanalysis' })).toBeNull());
  expect(within(line('court')).queryByText('New')).toBeNull();
});

test('a person who cannot correct sees everything and changes nothing', async () => {
  const { edits } = await open({ ...filing, abilities: { ...filing.abilities, correct: false } });
  await press('{Enter}e');
  await userEvent.dblClick(lines()[0]!);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /Confirm/ })).toBeNull();
  expect(edits()).toEqual([]);
});

const additional: FilingDetails = {
  ...filing,
  counsel: ['Jane Roe, Bar No. 000123', 'Lee Doe'],
  jury_demand: 'yes',
  fields: [
    ...filing.fields,
    { ...read('counsel', 'Jane Roe', 0.8), parts: { bar_number: '000123', firm: 'Roe LLP' } },
    read('counsel', 'Lee Doe', 0.8),
    read('jury_demand', 'yes', 0.65),
  ],
};

test('an additional field is one row with its entries, and needs no review', async () => {
  await open(additional);
  expect(line('counsel').textContent).toContain('Jane Roe, Bar No. 000123 · Lee Doe');
  const needed = screen.getByRole('region', { name: 'Needs review' });
  expect(within(needed).queryByText('Counsel')).toBe(null);
  expect(within(screen.getByRole('region', { name: 'Counsel' })).getByText('Probable')).toBeTruthy();
  expect(
    within(screen.getByRole('region', { name: 'Other fields not in the document' })).getByText('Service'),
  ).toBeTruthy();
});

test('Enter confirms an additional field, and the editor of a list takes one entry per line', async () => {
  const { edits } = await open(additional);
  act(() => line('counsel').focus());
  await press('{Enter}');
  await waitFor(() => expect(edits()).toEqual([{ version: '1', confirmed: 'counsel' }]));
  expect(focused()).toBe('authorities');
  act(() => line('counsel').focus());
  await press('e');
  const box = await screen.findByRole('textbox', { name: 'Counsel' });
  expect((box as HTMLTextAreaElement).value).toBe('Jane Roe, Bar No. 000123\nLee Doe');
  expect(box.closest('[data-row]')?.textContent).toContain('Read by the portal: Jane Roe, Bar No. 000123 · Lee Doe');
  await userEvent.type(box, ', Bar No. 000456{Enter}');
  await waitFor(() =>
    expect(edits()[1]).toEqual({ version: '2', counsel: 'Jane Roe, Bar No. 000123\nLee Doe, Bar No. 000456' }),
  );
});

test('a fact is chosen from yes and no, with the keyboard', async () => {
  const { edits } = await open(additional);
  act(() => line('jury_demand').focus());
  await press('{F2}');
  const choice = await screen.findByRole('combobox', { name: 'Jury demand' });
  expect((choice as HTMLSelectElement).value).toBe('yes');
  await userEvent.selectOptions(choice, 'no');
  await press('{Enter}');
  await waitFor(() => expect(edits()).toEqual([{ version: '1', jury_demand: 'no' }]));
});
