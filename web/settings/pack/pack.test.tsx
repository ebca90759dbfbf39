import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { listCaseSequences, setNextNumber } from '#contract/caseNumbers';
import {
  type CourtPack,
  importPack,
  type PackImport,
  previewPackImport,
  type ReadCourtPack,
  readCourtPack,
  restorePack,
  savePackCategory,
  savePackDocketEvent,
  savePackNumberFormat,
  savePackNumbering,
} from '#contract/packs';
import { aSession } from '#web/testing/aSession.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { answers, refuses, stubServer } from '#web/testing/stubServer.ts';
import { PackSection } from './PackSection.tsx';

const item = { authority: 'Form CM-010', confidence: 'high' as const, note: '', active: true };
const category = (n: number): CourtPack['categories'][number] => ({
  ...item,
  ...{ id: `california.${n}`, code: String(n), label: `Category ${n}`, group: 'Contract' },
  ...{ case_type: 'Civil Complaint', confidentiality: 'public', jury: 'yes', title: 'civil' },
});
const format: CourtPack['number_formats'][number] = {
  ...item,
  ...{ id: 'ca', label: 'Superior courts', confidence: 'uncertain', template: '{yy}{cat}{seq:06}' },
  ...{ fields: [], resets: 'year', per: 'letters', first: 1 },
  letters: [{ letters: 'CV', meaning: 'civil', categories: [], case_types: ['Civil Complaint'] }],
};
const types = ['Civil Complaint', 'Family Law', 'Probate', 'Small Claims', 'Criminal', 'Immigration'] as const;
const pack: CourtPack = {
  ...{ pack_format: 1, name: 'California courts', version: '2026-11-23', system: 'california' },
  categories: Array.from({ length: 120 }, (_, n) => category(n + 1)),
  number_formats: [format],
  hearing_types: [{ ...item, id: 'motion', label: 'Law and motion', minutes: 20 }],
  filing_codes: [],
  docket_events: [
    { ...item, id: 'minute_order', label: 'Minute order', group: 'hearing', text: 'Minute order. {text}' },
  ],
  numbering: Object.fromEntries(types.map((type) => [type, 'ca'])) as CourtPack['numbering'],
};
const read: ReadCourtPack = { pack, own: [], version: 3, history: [] };
const sequence = {
  ...{ format_id: 'ca', format: 'Superior courts', letters: 'CV', meaning: 'civil', period: 2026 },
  ...{ next: 432, number: '26CV000432', missing: null },
};
const done = { message: 'Saved', version: 4 };

function open(stubs: Parameters<typeof stubServer> = [], given: Partial<ReadCourtPack> = {}) {
  const asked = stubServer(
    ...stubs,
    answers(readCourtPack, { ...read, ...given }),
    answers(listCaseSequences, { sequences: [sequence] }),
  );
  renderScreen(<PackSection />, { signedInAs: aSession({ role: 'court_administrator' }) });
  return asked;
}
const sent = (asked: ReturnType<typeof open>, method: string) => {
  const call = asked.find((one) => one.method === method);
  return call && (JSON.parse(String(call.body)) as Record<string, unknown>);
};

describe('the categories', () => {
  test('are shown a page at a time and found by words', async () => {
    open();
    await screen.findByText('1 Category 1');
    expect(screen.queryByText('51 Category 51')).toBeNull();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search by code or name' }), '119');
    await screen.findByText('119 Category 119');
    expect(screen.queryByText('1 Category 1')).toBeNull();
  });

  test('can be changed on top of the version that was shown', async () => {
    const asked = open([answers(savePackCategory, done)]);
    await userEvent.click(await screen.findByRole('button', { name: 'Change Category 1' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.clear(dialog.getByLabelText('Name'));
    await userEvent.type(dialog.getByLabelText('Name'), 'Water rights');
    await userEvent.click(dialog.getByRole('switch', { name: 'In use' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent(asked, 'PUT')).toMatchObject({
        ...{ id: 'california.1', label: 'Water rights', active: false, version: 3, confidence: 'high' },
      }),
    );
  });

  test('keep what was typed when someone else changed the pack', async () => {
    open([refuses(savePackCategory, 409, { error: 'Someone else changed this.', code: 'changed_meanwhile' })]);
    await userEvent.click(await screen.findByRole('button', { name: 'Add category' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Name'), 'Water rights');
    await userEvent.type(dialog.getByLabelText('Code'), 'W1');
    await userEvent.selectOptions(dialog.getByLabelText('Case type'), 'Civil Complaint');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Someone else changed this.');
    expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toBe('Water rights');
  });
});

describe('a number format', () => {
  const editFormat = async () => {
    await userEvent.selectOptions(await screen.findByLabelText('Section'), 'number_formats');
    await userEvent.click(await screen.findByRole('button', { name: 'Change Superior courts' }));
    return within(await screen.findByRole('dialog'));
  };

  test('shows the next number, or what is wrong with the template', async () => {
    open();
    const dialog = await editFormat();
    const year = String(new Date().getFullYear()).slice(2);
    await dialog.findByText(`Next number: ${year}CV000432`);
    const template = dialog.getByLabelText('Template');
    await userEvent.clear(template);
    await userEvent.type(template, '{{cat}{{seq}');
    await dialog.findByText(/^The sequence starts again, so the template needs/);
  });

  test('that is uncertain is marked, and is certain after the administrator confirms it', async () => {
    const asked = open([answers(savePackNumberFormat, done)]);
    const dialog = await editFormat();
    expect(screen.getAllByText('Check with the court').length).toBeGreaterThan(0);
    await userEvent.click(dialog.getByRole('switch', { name: 'I checked this with the court' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent(asked, 'PUT')).toMatchObject({ confidence: 'high', letters: format.letters }));
  });

  test('names the line of letters that belongs to nothing', async () => {
    const asked = open();
    const dialog = await editFormat();
    await userEvent.type(dialog.getByLabelText(/^Letters/), '\nWR | water | Water rights');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Line 2: your court has no category, heading, or case type “Water rights.”');
    expect(sent(asked, 'PUT')).toBeUndefined();
  });

  test('is chosen for each case type', async () => {
    const asked = open([answers(savePackNumbering, done)]);
    await userEvent.selectOptions(await screen.findByLabelText('Immigration'), '');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent(asked, 'PUT')).toEqual({ version: 3, numbering: { ...pack.numbering, Immigration: null } }),
    );
  });

  test('has its next number raised from the number that was shown', async () => {
    const asked = open([answers(setNextNumber, { message: 'Next number set', sequence: { ...sequence, next: 1000 } })]);
    await userEvent.click(await screen.findByRole('button', { name: 'Set next number of CV' }));
    const dialog = within(await screen.findByRole('dialog'));
    const next = dialog.getByLabelText('Next number');
    await userEvent.clear(next);
    await userEvent.type(next, '1000');
    await userEvent.click(dialog.getByRole('button', { name: 'Set next number' }));
    await waitFor(() =>
      expect(sent(asked, 'PUT')).toEqual({ format_id: 'ca', letters: 'CV', current: 432, next: '1000' }),
    );
  });
});

test('a docket event keeps its text, with the problem of a value, until it is saved', async () => {
  const fields = [{ field: 'text', message: 'The portal has no value {weather} for docket texts.' }];
  const body = { error: 'Check the highlighted fields.', code: 'invalid_input' as const, details: { fields } };
  const asked = open([refuses(savePackDocketEvent, 400, body)]);
  await userEvent.selectOptions(await screen.findByLabelText('Section'), 'docket_events');
  expect(screen.queryByRole('button', { name: /^Add / })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Change Minute order' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/^Docket text/), ' {{weather}');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText(fields[0]!.message);
  expect(sent(asked, 'PUT')).toMatchObject({ id: 'minute_order', text: 'Minute order. {text} {weather}', version: 3 });
});

describe('a file', () => {
  const found: PackImport = {
    ...{ problems: [], numbering: [], unchanged: 119, not_in_file: 2 },
    changes: [{ section: 'categories', id: 'california.1', label: 'Water rights', change: 'changed' }],
  };
  const choose = async (text: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Import' }));
    const dialog = await screen.findByRole('dialog');
    const input = dialog.querySelector('input[type="file"]') as HTMLInputElement;
    await userEvent.upload(input, new File([text], 'pack.json', { type: 'application/json' }));
    return within(dialog);
  };

  test('is imported after its changes were shown', async () => {
    const asked = open([answers(previewPackImport, found), answers(importPack, done)]);
    const dialog = await choose('{"name":"x"}');
    await dialog.findByText('Water rights');
    dialog.getByText(/0 added, 1 changed, 119 unchanged\. 2 items of your pack/);
    await userEvent.click(dialog.getByRole('button', { name: 'Apply changes' }));
    await screen.findByText('Saved');
    expect(asked.some(({ body }) => body === '{"version":3,"document":{"name":"x"}}')).toBe(true);
  });

  test('with problems names their rows and cannot be imported', async () => {
    const problem = { section: 'categories', row: 3, id: 'own.3', field: 'label', message: 'Enter a name' };
    open([answers(previewPackImport, { ...found, changes: [], problems: [problem] })]);
    const dialog = await choose('{}');
    await dialog.findByText('Categories, row 3, own.3');
    dialog.getByText('label: Enter a name');
    expect(dialog.getByRole('button', { name: 'Apply changes' })).toHaveProperty('disabled', true);
  });

  test('that is not JSON is refused with its name', async () => {
    open();
    const dialog = await choose('name;version');
    await dialog.findByText(/^pack\.json is not a JSON file/);
  });
});

test('the built-in pack is restored after confirmation', async () => {
  const own = [{ section: 'categories' as const, id: 'california.1', state: 'changed' as const }];
  const asked = open([answers(restorePack, done)], { own });
  await userEvent.click(await screen.findByRole('button', { name: 'Restore built-in pack' }));
  const confirming = within(await screen.findByRole('alertdialog'));
  confirming.getByText(/^Your 1 change is removed/);
  await userEvent.click(confirming.getByRole('button', { name: 'Restore built-in pack' }));
  await waitFor(() => expect(sent(asked, 'POST')).toEqual({ version: 3 }));
});
