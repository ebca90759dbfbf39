import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type CaseDetails, readCase } from '#contract/cases';
import type { ChecklistItem } from '#contract/checklist';
import {
  type CaseDefaults,
  confirmDefaultItem,
  enterDefaultJudgment,
  type PartyDefault,
  readDefaults,
  recordService,
} from '#contract/defaults';
import { type CaseIssuance, checkIssuance, issueInstrument, readIssuance } from '#contract/issuance';
import { aSession } from '#web/testing/aSession.ts';
import { renderApp } from '#web/testing/renderScreen.tsx';
import { answers, refuses, stubServer } from '#web/testing/stubServer.ts';

const id = '5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0c31';
const party_id = '5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0c32';
const found: CaseDetails = {
  ...{ id, case_number: '26CV00431', title: 'Sample v. Specimen', case_type: 'Civil Complaint', status: 'open' },
  ...{ judge_name: null, opened_on: '2026-03-02', closed_on: null, filings: 1, court: 'Superior Court' },
  ...{
    category: null,
    access: 'public' as const,
    disposition: null,
    parties: [],
    hearings: [],
    merged_into: null,
    version: 4,
  },
  abilities: { manage: true },
};
const item = (more: Partial<ChecklistItem>): ChecklistItem => ({
  ...{ item: 'venue', state: 'met', bar: false, text: 'Shown.', authority: 'CCP § 585', confidence: 'high' },
  confirmation: null,
  ...more,
});
const requested: PartyDefault = {
  ...{ state: 'requested', version: 3, requested_on: '2026-03-20', request_entry: 3, service: null, respond_by: null },
  ...{ entered_on: null, entered_entry: null, judgment: null, referred: null, ended_on: null, end_reason: null },
  end_authority: null,
  checklists: {
    entry: [
      item({ item: 'service', state: 'unmet', bar: true, text: 'Record its date and method.' }),
      item({ item: 'venue', state: 'to_confirm', text: 'Confirm the declaration on venue.', confidence: 'uncertain' }),
    ],
    judgment: [item({ item: 'sum_certain' })],
  },
};
const withDefault = (own: PartyDefault | null, more: Partial<CaseDefaults> = {}): CaseDefaults => ({
  law: {
    ...{ entry: 'clerk', judgment: 'clerk', methods: [{ id: 'personal', label: 'Personal service' }] },
    interest: { rate: '10', authority: 'Civ. Code 3289(b)', confidence: 'high' },
  },
  ...{ today: '2026-04-01', version: 4, requests: [], orders: [], creditors: ['Plaintiff Ana Sample'] },
  proofs: [{ number: 2, filed_on: '2026-01-20', text: 'Proof of service of summons' }],
  parties: [{ id: party_id, name: 'Ben Specimen', role: 'Defendant', default: own }],
  abilities: { manage: true },
  ...more,
});
const nothing: CaseIssuance = {
  ...{
    version: 4,
    case_number: '26CV00431',
    title: 'Sample v. Specimen',
    court: 'Superior Court',
    clerk: 'Dana Sample',
  },
  ...{ today: '2026-04-01', instruments: [], issuable: [], judgments: [], orders: [], documents: [] },
  abilities: { issue: true },
};

function open(defaults: CaseDefaults, issuance: CaseIssuance, ...stubs: Parameters<typeof stubServer>) {
  const asked = stubServer(
    ...stubs,
    answers(readCase, found),
    answers(readDefaults, defaults),
    answers(readIssuance, issuance),
  );
  renderApp(`/cases/${id}?tab=issuance`, { signedInAs: aSession() });
  return asked;
}
const changed = {
  code: 'changed_meanwhile' as const,
  error: 'Someone else changed this.',
  request_id: 'r',
  details: {},
};
const missing = { ...changed, code: 'not_found' as const, error: "Not found, or you don't have access to it." };

type Asked = ReturnType<typeof stubServer>;
/** The bodies that were sent to a path. */
const sent = (asked: Asked, method: string, end: string) =>
  asked.filter((one) => one.method === method && one.path.endsWith(end)).map(({ body }) => JSON.parse(body));
const region = () => screen.findByRole('region', { name: 'Defendant Ben Specimen' });

test('shows a request on the docket as work, and that nothing was issued', async () => {
  open(withDefault(null, { requests: [{ number: 3, filed_on: '2026-03-20', text: 'Request' }] }), nothing);
  expect(await screen.findByText(/Entry 3, filed .+ requests a default: Request/)).toBeTruthy();
  expect(screen.getByText('Nothing has been issued in this case.')).toBeTruthy();
  expect(within(await region()).getByRole('button', { name: 'Open the checklist for Ben Specimen' })).toBeTruthy();
});

test('the default is entered only when no item is open, and an uncertain item is marked', async () => {
  open(withDefault(requested), nothing);
  const party = within(await region());
  expect(party.getByRole('button', { name: 'Enter the default of Ben Specimen' })).toHaveProperty('disabled', true);
  expect(party.getByText('2 items are open.')).toBeTruthy();
  expect(party.getByText(/Not verified; compare with the authority/)).toBeTruthy();
  expect(party.getByText(/Cannot be overridden/)).toBeTruthy();
});

test('service is recorded from the proof on the docket', async () => {
  const reply = { message: 'Service recorded', defaults: withDefault(requested) };
  const asked = open(withDefault(requested), nothing, answers(recordService, reply));
  await userEvent.click(within(await region()).getByRole('button', { name: 'Record service' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('Proof of service')).toHaveProperty('value', '2');
  await userEvent.type(dialog.getByLabelText('Date of service'), '2026-01-15');
  await userEvent.selectOptions(dialog.getByLabelText('Method of service'), 'Personal service');
  await userEvent.click(dialog.getByRole('button', { name: 'Record service' }));
  await waitFor(() => expect(sent(asked, 'PUT', '/service/').length).toBe(1));
  expect(sent(asked, 'PUT', '/service/')[0]).toMatchObject({
    entry: '2',
    served_on: '2026-01-15',
    method: 'personal',
    version: 3,
  });
});

test('an item is confirmed with what the clerk verified, and a concurrent change is shown', async () => {
  open(withDefault(requested), nothing, refuses(confirmDefaultItem, 409, changed));
  await userEvent.click(within(await region()).getByRole('button', { name: /^Confirm: Confirm the declaration/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await dialog.findByText('Enter what you verified')).toBeTruthy();
  await userEvent.type(dialog.getByLabelText('What you verified'), 'Item 5.');
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await dialog.findByText(/Someone else changed this/)).toBeTruthy();
});

test('the judgment shows interest and total while the clerk types', async () => {
  const entered: PartyDefault = {
    ...requested,
    ...{ state: 'entered', entered_on: '2026-03-30', entered_entry: 4, checklists: { entry: [], judgment: [] } },
  };
  const reply = { message: 'Judgment entered', defaults: withDefault(entered) };
  const asked = open(withDefault(entered), nothing, answers(enterDefaultJudgment, reply));
  await userEvent.click(within(await region()).getByRole('button', { name: 'Enter judgment against Ben Specimen' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Principal'), '10,000.00');
  await userEvent.type(dialog.getByLabelText(/Interest from/), '2025-04-01');
  expect(dialog.getByText('Interest for 365 days: $1,000.00. Total: $11,000.00.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Enter judgment' }));
  await waitFor(() => expect(sent(asked, 'POST', '/judgment/').length).toBe(1));
});

test('counsel see the state, without checklists or buttons', async () => {
  const seen = withDefault({ ...requested, checklists: null }, { abilities: { manage: false } });
  open(seen, { ...nothing, abilities: { issue: false } });
  const party = within(await region());
  expect(party.getByText('Default requested')).toBeTruthy();
  expect(party.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Issue' })).toBeNull();
});

test('a failure to load is shown', async () => {
  stubServer(answers(readCase, found), refuses(readDefaults, 404, missing), answers(readIssuance, nothing));
  renderApp(`/cases/${id}?tab=issuance`, { signedInAs: aSession() });
  expect(await screen.findByText(/Not found, or you don't have access/)).toBeTruthy();
});

test('an instrument is issued with its values, what the clerk verified, and a preview', async () => {
  const issuable: CaseIssuance['issuable'] = [
    {
      ...{ kind: 'abstract_judgment', title: 'Abstract of judgment', authority: 'CCP § 674', confidence: 'uncertain' },
      ...{ required: ['judgment', 'judgment_on', 'debtor', 'amount'], optional: ['county'], parties: null, values: {} },
    },
  ];
  const values = { judgment: '5', judgment_on: '2026-03-30', debtor: 'Ben Specimen', amount: '$11,435.00' };
  const judgments = [{ number: 5, filed_on: '2026-03-30', text: 'Judgment by clerk', values }];
  const checklist = [item({ item: 'application', state: 'to_confirm', text: 'No application is on the docket.' })];
  const issuance = { ...nothing, issuable, judgments };
  const asked = open(
    withDefault(null),
    issuance,
    answers(checkIssuance, { checklist }),
    answers(issueInstrument, { message: 'Issued', issuance }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Issue' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(dialog.getByLabelText('Instrument'), 'Abstract of judgment');
  expect(dialog.getByText(/source for this instrument has not been verified/)).toBeTruthy();
  await userEvent.selectOptions(dialog.getByLabelText('Judgment'), '5');
  expect(dialog.getByLabelText('Amount due')).toHaveProperty('value', '$11,435.00');
  await userEvent.type(await dialog.findByLabelText('What you verified'), 'At the counter.');
  expect(
    within(dialog.getByRole('region', { name: 'Preview' })).getByText('Judgment debtor: Ben Specimen'),
  ).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Issue' }));
  await waitFor(() => expect(sent(asked, 'POST', '/issuance/').length).toBe(1));
  expect(sent(asked, 'POST', '/issuance/')[0]).toMatchObject({
    kind: 'abstract_judgment',
    values,
    confirmed: [{ item: 'application', reason: 'At the counter.' }],
  });
});

test('a long list keeps long names and shows what replaced what', async () => {
  const name = 'Specimen Warehousing and Logistics Holdings of the Northern Counties, a Limited Partnership '.repeat(3);
  const instruments = Array.from({ length: 200 }, (_, index) => ({
    ...{
      id: crypto.randomUUID(),
      version: 1,
      kind: 'summons' as const,
      title: 'Summons',
      number: `26CV00431-${index}`,
    },
    ...{ state: 'issued' as const, directed_to: name, issued_on: '2026-03-01', issued_by: 'Dana Sample', entry: index },
    ...{ alias_of: index === 7 ? '26CV00431-6' : null, is_replaced: index === 6, closed_on: null, close_reason: null },
    document: null,
  }));
  open(withDefault(null), { ...nothing, instruments });
  const table = within(await screen.findByRole('table', { name: 'Issued instruments' }));
  expect(table.getByText('26CV00431-7, replaces 26CV00431-6')).toBeTruthy();
  expect(table.getByText('Replaced by a later one')).toBeTruthy();
  expect(table.queryByRole('button', { name: 'Reissue 26CV00431-6' })).toBeNull();
});
