import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import * as contract from '#contract/attorneys';
import { session } from '#web/session/session.ts';
import { anAttorney, aRoster } from '#web/testing/anAttorney.ts';
import { aSession } from '#web/testing/aSession.ts';
import { renderApp } from '#web/testing/renderScreen.tsx';
import { answers, refuses, stubServer } from '#web/testing/stubServer.ts';

const ada = anAttorney();
const bo = anAttorney({
  id: '0b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9a02',
  full_name: 'Bo Roe',
  bar_number: '2',
  status: 'SUSPENDED',
});
const theCase = {
  id: '0b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9a09',
  case_number: '26CR1',
  title: 'Matter One',
  status: 'open' as const,
};
const roster = answers(contract.listAttorneys, aRoster([ada, bo], { total_attorneys: 45, total_pages: 3 }));
const cases = answers(contract.listAssignableCases, { data: [theCase] });
const single = answers(contract.readAttorney, { data: ada });
const refusal = { error: 'Words of the server.', code: 'conflict' as const };

const show = (address = '/attorneys', role: 'clerk' | 'attorney' | 'self_represented' = 'clerk') =>
  renderApp(address, { signedInAs: aSession({ role }) });
const button = (name: string) => screen.findByRole('button', { name });
const row = async (name: string) => (await screen.findByRole('link', { name })).closest('tr')!;
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the roster', () => {
  test('shows its figures, and each status: active in green, any other in red', async () => {
    stubServer(roster, cases);
    show();
    expect(within(await row('Ada Sample')).getByText('Active').className).toContain('ok');
    expect(within(await row('Bo Roe')).getByText('SUSPENDED').className).toContain('bad');
    const figures = screen.getByRole('region', { name: 'Roster statistics' });
    expect([...figures.querySelectorAll('dd')].map((one) => one.textContent)).toEqual(['60', '41', '12', '7', '305']);
  });

  test('is searched, sorted, and paged by the server, with its state in the address', async () => {
    const asked = stubServer(roster, cases);
    const { router } = show();
    await screen.findByText('Page 1 of 3');
    await userEvent.click(await button('Next'));
    await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
    await userEvent.click(await button('Bar number'));
    type('Search by name or bar number', 'roe');
    await waitFor(() => expect(router.state.location.search).toBe('?sort=bar_number&direction=ascending&q=roe'));
    await waitFor(() =>
      expect(asked.at(-1)?.path).toBe('/api/attorneys/?page=1&per_page=20&q=roe&sort=bar_number&direction=ascending'),
    );
  });

  test('a row links to its view and its edit form', async () => {
    stubServer(roster, cases);
    show();
    const link = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await link('View Ada Sample')).toBe(`/attorneys/view-attorney/${ada.id}`);
    expect(await link('Edit Ada Sample')).toBe(`/attorneys/edit-attorney/${ada.id}`);
  });

  test.each([
    ['the server’s words', 503, refusal, 'Words of the server.'],
    ['the general words', 500, {}, 'An unexpected error occurred'],
  ])('that cannot be loaded is reported with %s', async (_what, status, body, words) => {
    stubServer(refuses(contract.listAttorneys, status, body), cases);
    show();
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(1);
  });

  test('is read-only for attorneys, and is not available to self-represented people', async () => {
    const asked = stubServer(
      answers(contract.listAttorneys, aRoster([{ ...ada, abilities: { edit: false, manage: false } }])),
    );
    const first = show('/attorneys', 'attorney');
    await row('Ada Sample');
    expect(screen.queryByRole('link', { name: 'Edit Ada Sample' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Add Attorney|Delete|Assign/ })).toBeNull();
    first.unmount();
    asked.length = 0;
    show('/attorneys', 'self_represented');
    await screen.findByText('You don’t have access to the roster');
    expect(asked.filter(({ path }) => path.includes('/attorneys'))).toEqual([]);
  });
});

describe('deleting', () => {
  const gone = answers(contract.deleteAttorney, { message: 'Attorney deleted successfully' });

  test('requires confirmation, and canceling deletes no one', async () => {
    const asked = stubServer(roster, cases, gone);
    show();
    await userEvent.click(await button('Delete Ada Sample'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this attorney?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(asked.filter(({ method }) => method === 'DELETE')).toEqual([]);
  });

  test('is confirmed, and the roster is loaded again', async () => {
    const asked = stubServer(roster, cases, gone);
    show();
    await userEvent.click(await button('Delete Ada Sample'));
    await userEvent.click(await button('Delete'));
    await screen.findByText('Attorney deleted successfully');
    const index = asked.findIndex(({ path }) => path === `/api/attorneys/delete/${ada.id}/`);
    await waitFor(() => expect(asked.slice(index).some(({ path }) => path.startsWith('/api/attorneys/?'))).toBe(true));
  });

  test('without a selection shows an error', async () => {
    stubServer(roster, cases);
    show();
    await row('Ada Sample');
    await userEvent.click(await button('Delete selected'));
    await screen.findByText('No attorney selected to delete');
  });

  test('several attorneys lists who cannot be deleted, and why', async () => {
    stubServer(roster, cases, refuses(contract.deleteAttorney, 409, refusal));
    show();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Bo Roe' }));
    await userEvent.click(await button('Delete selected'));
    await userEvent.click(await button('Delete'));
    await screen.findByText('Bo Roe: Words of the server.');
  });

  test('without a session shows that the token is missing', async () => {
    const asked = stubServer(roster, cases, gone);
    show();
    await userEvent.click(await button('Delete Ada Sample'));
    session.clear();
    await userEvent.click(await button('Delete'));
    await screen.findByText('Authentication token not found');
    expect(asked.filter(({ method }) => method === 'DELETE')).toEqual([]);
  });
});

describe('Add Attorney', () => {
  const open = async (...stubs: Parameters<typeof stubServer>) => {
    const asked = stubServer(roster, cases, ...stubs);
    show();
    await userEvent.click(await button('Add Attorney'));
    return asked;
  };
  const choose = (name: string) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
    fireEvent.change(input, { target: { files: [new File(['full_name'], name)] } });
  };

  test('offers a CSV file or the form', async () => {
    await open();
    const dialog = await screen.findByRole('dialog', { name: 'Add Attorney' });
    expect(within(dialog).getByRole('button', { name: 'Upload CSV File' })).toBeTruthy();
    expect(within(dialog).getByRole('link', { name: 'Add Attorney Manually' }).getAttribute('href')).toBe(
      '/attorneys/add-attorney',
    );
  });

  test('accepts only CSV files, and reports a missing file', async () => {
    const asked = await open();
    await userEvent.click(await button('Upload CSV File'));
    await userEvent.click(await button('Upload'));
    expect((await screen.findAllByText('No file selected.')).length).toBeGreaterThan(0);
    choose('roster.xlsx');
    expect((await screen.findAllByText('Please upload a CSV file')).length).toBeGreaterThan(0);
    expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  test('shows an error for each bad row', async () => {
    const rows = [
      { row: 3, field: 'status', message: '“Gone” is not a status' },
      { row: 9, field: 'bar_number', message: 'Bar number is required' },
    ];
    await open(
      refuses(contract.uploadAttorneys, 422, {
        error: 'Nothing was imported.',
        code: 'import_refused',
        details: { rows },
      }),
    );
    await userEvent.click(await button('Upload CSV File'));
    choose('roster.CSV');
    await userEvent.click(await button('Upload'));
    const table = await screen.findByRole('table', { name: 'Errors by row' });
    expect(
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map((one) => one.textContent),
    ).toEqual(['3“Gone” is not a status', '9Bar number is required']);
  });

  test('shows how many attorneys were imported, and closes', async () => {
    const asked = await open(
      answers(contract.uploadAttorneys, { message: '2 attorneys imported successfully', imported: 2 }),
    );
    await userEvent.click(await button('Upload CSV File'));
    choose('roster.csv');
    await userEvent.click(await button('Upload'));
    await screen.findByText('2 attorneys imported successfully');
    expect(asked.find(({ method }) => method === 'POST')?.body).toBe('file=roster.csv');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the add form', () => {
  const fill = () => {
    type('Full name', 'Cleo Doe');
    type('Bar number', '77');
    type('Status', 'Suspended');
    type('Type', 'Mediator');
    type('Active cases', '4');
  };
  const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

  test('has its heading and a back link, and every field is required', async () => {
    const asked = stubServer(roster);
    show('/attorneys/add-attorney');
    await screen.findByRole('heading', { name: 'Submit Attorney Information' });
    expect(screen.getByRole('link', { name: 'Back to the roster' }).getAttribute('href')).toBe('/attorneys');
    const options = within(screen.getByLabelText('Status')).getAllByRole('option');
    expect(options.map((one) => one.textContent)).toEqual(['Select…', 'Active', 'Inactive', 'Suspended']);
    await userEvent.click(await button('Submit'));
    for (const name of ['Full name', 'Bar number', 'Status', 'Type']) await screen.findByText(`${name} is required`);
    await screen.findByText('Active cases must be a whole number');
    expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  test('sends the five fields, confirms the success, and clears the form', async () => {
    const asked = stubServer(
      roster,
      answers(contract.addAttorney, { message: 'Attorney added successfully', data: ada }),
    );
    show('/attorneys/add-attorney');
    await button('Submit');
    fill();
    await userEvent.click(await button('Submit'));
    await screen.findByText('Attorney added successfully');
    expect(JSON.parse(asked.find(({ method }) => method === 'POST')!.body)).toEqual({
      full_name: 'Cleo Doe',
      bar_number: '77',
      status: 'Suspended',
      type: 'Mediator',
      active_cases: 4,
    });
    await waitFor(() => expect(value('Full name')).toBe(''));
  });

  test('that is refused shows the reason inline, at the field, and keeps the input', async () => {
    const details = { fields: [{ field: 'bar_number', message: 'Not that one.' }] };
    stubServer(roster, refuses(contract.addAttorney, 409, { ...refusal, details }));
    show('/attorneys/add-attorney');
    await button('Submit');
    fill();
    await userEvent.click(await button('Submit'));
    await screen.findByText('An error occurred while submitting the data.');
    await screen.findByText('Not that one.');
    await screen.findByText('Words of the server.');
    expect(value('Full name')).toBe('Cleo Doe');
  });
});

describe('the edit form', () => {
  const address = `/attorneys/edit-attorney/${ada.id}`;

  test('sends its base version, confirms the success, and shows the new data', async () => {
    const asked = stubServer(
      single,
      answers(contract.editAttorney, { message: 'Attorney updated successfully', data: ada }),
    );
    show(address);
    await screen.findByRole('heading', { name: 'Edit Attorney Information' });
    await screen.findByLabelText('Type');
    type('Type', 'Mediator');
    await userEvent.click(await button('Save changes'));
    await screen.findByText('Attorney updated successfully');
    const sent = asked.findIndex(({ method }) => method === 'PUT');
    expect(JSON.parse(asked[sent]!.body)).toMatchObject({ type: 'Mediator', version: 4, active_cases: 3 });
    await waitFor(() => expect(asked.slice(sent).some(({ path }) => path.includes('/attorneys/single/'))).toBe(true));
  });

  test('sends the first day of a new status, or corrects that of the present one, which cannot be empty', async () => {
    const saved = answers(contract.editAttorney, { message: 'Attorney updated successfully', data: ada });
    const since = { status: 'Active', status_since: '2026-03-01' };
    const asked = stubServer(answers(contract.readAttorney, { data: anAttorney(since) }), saved);
    const sent = () => asked.filter(({ method }) => method === 'PUT').map(({ body }) => JSON.parse(body));
    show(address);
    const day = 'Status since (optional)';
    expect((await screen.findByLabelText<HTMLInputElement>(day)).value).toBe('2026-03-01');
    type(day, '');
    await userEvent.click(await button('Save changes'));
    await screen.findByText('Enter the first day of the status');
    expect(sent()).toEqual([]);
    type(day, '2026-02-10');
    await userEvent.click(await button('Save changes'));
    await waitFor(() => expect(sent()).toMatchObject([{ status: 'Active', status_since: '2026-02-10' }]));
    type('Status', 'Suspended');
    expect(screen.getByLabelText<HTMLInputElement>(day).value).toBe('');
    // The day on which the present status began: it was entered wrongly.
    type(day, '2026-03-01');
    await userEvent.click(await button('Save changes'));
    await waitFor(() => expect(sent()[1]).toMatchObject({ status: 'Suspended', status_since: '2026-03-01' }));
  });

  test('that is based on an older version reports that and keeps the input', async () => {
    stubServer(single, refuses(contract.editAttorney, 409, { error: 'Changed meanwhile.', code: 'changed_meanwhile' }));
    show(address);
    await screen.findByLabelText('Type');
    type('Type', 'Mediator');
    await userEvent.click(await button('Save changes'));
    expect((await screen.findAllByText('Changed meanwhile.')).length).toBeGreaterThan(1);
    expect(screen.getByLabelText<HTMLInputElement>('Type').value).toBe('Mediator');
  });

  test('keeps an imported status in the list, and locks computed values', async () => {
    stubServer(answers(contract.readAttorney, { data: anAttorney({ status: 'Disbarred', cases_counted: true }) }));
    show(address);
    expect((await screen.findByLabelText<HTMLSelectElement>('Status')).value).toBe('Disbarred');
    expect(screen.getByLabelText<HTMLInputElement>('Active cases').disabled).toBe(true);
  });

  test('lets only the clerk change the bar number and status of one’s own entry', async () => {
    stubServer(answers(contract.readAttorney, { data: anAttorney({ abilities: { edit: true, manage: false } }) }));
    show(address, 'attorney');
    expect((await screen.findByLabelText<HTMLInputElement>('Bar number')).disabled).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('Type').disabled).toBe(false);
  });
});

describe('the Case Assignment card', () => {
  test('assigns a case to an attorney, and names missing input', async () => {
    const asked = stubServer(roster, cases, answers(contract.assignCase, { message: '26CR1 assigned to Ada Sample' }));
    show();
    await userEvent.click(await button('Assign case'));
    await screen.findByText('Select an attorney');
    await screen.findByText('Select a case');
    await screen.findByRole('option', { name: '26CR1 Matter One' });
    type('Attorney', ada.id);
    type('Case', theCase.id);
    await userEvent.click(await button('Assign case'));
    await screen.findByText('26CR1 assigned to Ada Sample');
    const sent = asked.find(({ method }) => method === 'POST')!;
    expect([sent.path, JSON.parse(sent.body)]).toEqual([`/api/attorneys/${ada.id}/cases/`, { case_id: theCase.id }]);
  });

  test('an entry shows its cases, and one can be removed', async () => {
    const asked = stubServer(
      answers(contract.readAttorney, { data: anAttorney({ cases: [theCase] }) }),
      cases,
      answers(contract.unassignCase, { message: '26CR1 unassigned from Ada Sample' }),
    );
    show(`/attorneys/view-attorney/${ada.id}`);
    await screen.findByRole('heading', { name: 'Ada Sample' });
    await screen.findByText('since 03/17/2026');
    await userEvent.click(await button('Unassign 26CR1'));
    await screen.findByText('26CR1 unassigned from Ada Sample');
    expect(asked.some(({ path }) => path === `/api/attorneys/${ada.id}/cases/${theCase.id}/`)).toBe(true);
  });
});
