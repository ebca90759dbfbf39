import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as contract from '#contract/rosterImports';
import { noRows } from '#domain/attorneys/imports/RowCounts';
import { aSession } from '#web/testing/aSession.ts';
import { renderApp } from '#web/testing/renderScreen.tsx';
import { answers, refuses, stubServer } from '#web/testing/stubServer.ts';

const id = '0b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9a01';
const entry = '0b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9a02';

const anImport = (changes: Partial<contract.RosterImport> = {}): contract.RosterImport => ({
  ...{ id, file_name: 'roster.csv', sha256: 'a'.repeat(64), size: 100, state: 'ready', failure: null },
  ...{ failure_line: null, imported_by: 'Dana Sample', created_at: '2026-11-28T17:00:00Z', left_rows: 0, version: 3 },
  ...{ applied_by: null, applied_at: null, undone_by: null, undone_at: null, same_file: null, stale: 0 },
  ...{ encoding: 'utf-8', separator: 'comma', header: ['Name', 'Active Cases'], missing: [], done: 0, total: 0 },
  mapping: { columns: ['full_name', null], defaults: {} },
  samples: [['Ada Sample', '7']],
  counts: { ...noRows, total: 2, error: 1, similar: 1, undecided: 2 },
  ...changes,
});
const values = {
  ...{ full_name: 'Ada Sample', bar_number: '1', status: 'Gone', status_since: '', type: 'Mediator' },
  ...{ firm: '', email: 'ada@example.com' },
};
const aRow = (changes: Partial<contract.ImportRow> = {}): contract.ImportRow => ({
  ...{ position: 1, line: 2, kind: 'error', choice: null, values, edited: [], match: null, differs: [], fields: [] },
  problems: [{ field: 'status', why: '“Gone” is not a status.', fix: 'Use Active.' }],
  ...changes,
});
const page = (rows: contract.ImportRow[]) => ({ data: rows, total: rows.length, total_pages: 1 });
const show = (path = `/attorneys/imports/${id}`) => renderApp(path, { signedInAs: aSession({ role: 'clerk' }) });
const button = (name: string) => screen.findByRole('button', { name });

test('a row with an error is corrected in place, for all rows with the same value', async () => {
  const asked = stubServer(
    answers(contract.readRosterImport, { data: anImport() }),
    answers(contract.listImportRows, page([aRow()])),
    answers(contract.changeImportRow, { data: aRow({ kind: 'new', problems: [] }), import: anImport(), changed: 4 }),
  );
  show();
  await screen.findByText(/“Gone” is not a status/);
  expect(screen.getByRole('button', { name: 'Import 0 attorneys' })).toHaveProperty('disabled', true);
  await screen.findByText(/The portal counts the active cases/);
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Resigned');
  await userEvent.click(screen.getByLabelText('Also correct all rows with the same value'));
  await userEvent.click(await button('Save row'));
  await screen.findByText('4 rows corrected.');
  const sent = asked.find(({ method, path }) => method === 'PUT' && path.endsWith('/rows/1/'))!;
  expect(JSON.parse(sent.body)).toEqual({ version: 3, values: { status: 'Resigned' }, everywhere: true });
});

test('a possible duplicate is next to the roster’s entry, and the person chooses', async () => {
  const match = { id: entry, ground: 'email' as const, values: { ...values, bar_number: '9', status: 'Active' } };
  const differs = ['bar_number', 'status'] as const;
  const similar = aRow({ kind: 'similar', problems: [], match, differs: [...differs], fields: [...differs] });
  const asked = stubServer(
    answers(contract.readRosterImport, {
      data: anImport({ counts: { ...noRows, total: 1, similar: 1, undecided: 1 } }),
    }),
    answers(contract.listImportRows, page([similar])),
    answers(contract.changeImportRow, { data: similar, import: anImport(), changed: 1 }),
  );
  show();
  const table = await screen.findByRole('table', { name: 'Row 2 and the roster' });
  expect(within(table).getByRole('row', { name: /Bar number 9 1/ })).toBeTruthy();
  await userEvent.click(await button('Different: add'));
  await waitFor(() => expect(asked.some(({ method }) => method === 'PUT')).toBe(true));
  expect(JSON.parse(asked.find(({ method }) => method === 'PUT')!.body)).toEqual({ version: 3, choice: 'new' });
});

test('undoing lists the entries that were changed since, before the others are undone', async () => {
  const left = { line: 2, attorney_id: entry, full_name: 'Ada Sample', bar_number: '1', reason: 'changed' };
  const asked = stubServer(
    answers(contract.readRosterImport, {
      data: anImport({ state: 'applied', applied_by: 'Dana Sample', applied_at: '2026-11-28T17:10:00Z' }),
    }),
    answers(contract.listImportRows, page([aRow({ kind: 'new', choice: 'new', problems: [] })])),
    refuses(contract.undoRosterImport, 409, {
      ...{ error: 'Nothing was undone yet.', code: 'import_entries_changed' },
      details: { total: 1, entries: [left] },
    }),
  );
  show();
  await userEvent.click(await button('Undo import'));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Undo import' }));
  await within(dialog).findByText(/1: changed since/);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Undo the others' }));
  await waitFor(() => expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(2));
  expect(JSON.parse(asked.findLast(({ method }) => method === 'POST')!.body)).toEqual({
    version: 3,
    leave_changed: true,
  });
});

test('a file of another type is refused before it is sent', async () => {
  stubServer(answers(contract.listRosterImports, { data: [], total: 0, total_pages: 0 }));
  show('/attorneys/imports');
  await screen.findByText('No imports yet.');
  const input = screen.getByLabelText<HTMLInputElement>('Drop the roster file here');
  await userEvent.upload(input, new File(['x'], 'roster.xlsx'), { applyAccept: false });
  expect((await screen.findAllByText('Please upload a CSV file')).length).toBeGreaterThan(0);
});

test('an import is discarded only after a confirmation, and a refusal keeps the screen', async () => {
  const found = answers(contract.readRosterImport, { data: anImport() });
  const rows = answers(contract.listImportRows, page([aRow()]));
  const list = answers(contract.listRosterImports, { data: [], total: 0, total_pages: 0 });
  const refused = refuses(contract.discardRosterImport, 409, { error: 'Changed since.', code: 'changed_meanwhile' });
  const first = stubServer(found, rows, refused);
  const screenBefore = show();
  const confirm = async (name: string) => {
    await userEvent.click(await button('Discard'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Discard this import?' });
    await userEvent.click(within(dialog).getByRole('button', { name }));
  };
  await confirm('Cancel');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(first.filter(({ method }) => method === 'DELETE')).toEqual([]);
  await confirm('Discard');
  await screen.findByText('Changed since.');
  expect(screenBefore.router.state.location.pathname).toBe(`/attorneys/imports/${id}`);
  screenBefore.unmount();
  const asked = stubServer(found, rows, list, answers(contract.discardRosterImport, { message: 'Discarded' }));
  const { router } = show();
  await confirm('Discard');
  await screen.findByText('Import discarded');
  expect(asked.find(({ method }) => method === 'DELETE')!.path).toContain(`/attorneys/imports/${id}/?version=3`);
  expect(router.state.location.pathname).toBe('/attorneys/imports');
});

test('rows are filtered by what they mean, with their numbers; the filter is in the address', async () => {
  const asked = stubServer(
    answers(contract.readRosterImport, { data: anImport() }),
    answers(contract.listImportRows, page([aRow()])),
  );
  const { router } = show();
  const group = within(await screen.findByRole('group', { name: 'Show rows' }));
  const chips = group.getAllByRole('button').map((one) => [one.textContent, one.getAttribute('aria-pressed')]);
  expect(chips).toEqual([
    ...[
      ['All 2', 'false'],
      ['To decide 2', 'false'],
      ['Errors 1', 'true'],
      ['Possible duplicates 1', 'false'],
    ],
    ...[
      ['Changed 0', 'false'],
      ['New 0', 'false'],
      ['Unchanged 0', 'false'],
      ['Left out 0', 'false'],
    ],
  ]);
  await userEvent.click(group.getByRole('button', { name: 'Possible duplicates 1' }));
  await waitFor(() => expect(router.state.location.search).toBe('?show=similar'));
  const shown = () =>
    asked.filter(({ path }) => path.includes('/rows/')).map(({ path }) => /show=(\w+)/.exec(path)![1]);
  await waitFor(() => expect(shown()).toEqual(['error', 'similar']));
  expect(group.getByRole('button', { name: 'Possible duplicates 1' }).getAttribute('aria-pressed')).toBe('true');
});
