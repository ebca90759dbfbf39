import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type CaseDetails, readCase } from '#contract/cases';
import {
  addCounsel,
  addParticipant,
  changeParticipant,
  endCounsel,
  listParticipants,
  type Participant,
  type ParticipantDetails,
  type ParticipantList,
  readParticipant,
  readServiceList,
} from '#contract/participants';
import { aSession } from '#web/testing/aSession.ts';
import { renderApp } from '#web/testing/renderScreen.tsx';
import { answers, refuses, stubServer } from '#web/testing/stubServer.ts';

const id = '5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0c31';
const ofCase: CaseDetails = {
  ...{ id, case_number: '26CV00431', title: 'J.R. v. Sample Clinic', case_type: 'Civil Complaint', status: 'open' },
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
const aParticipant = (changes: Partial<Participant>): Participant => ({
  ...{ id: crypto.randomUUID(), full_name: 'Casey Model', public_name: 'Casey Model', is_name_hidden: false },
  ...{ kind: 'person', role: 'Defendant', role_id: 'defendant', side: 'responding', is_minor: false, aliases: [] },
  name_access: 'public',
  ...{ acts_for: null, language: null, needs_interpreter: false, self_represented: false, service_method: null },
  ...{ counsel: [], ended: null, finding: null, version: 2 },
  ...changes,
});
const link = {
  ...{ id: crypto.randomUUID(), attorney_id: null, full_name: 'Jesse Specimen', bar_number: '000456', is_lead: true },
  ...{ gets_notice: true, appeared_on: '2026-03-02', appearance_entry: 2, ended: null, replaced_by: null },
};
const past = {
  ...{ ...link, id: crypto.randomUUID(), full_name: 'Alex Q. Example', bar_number: '000123', is_lead: false },
  ended: { on: '2026-03-01', kind: 'substituted' as const, basis: 'order' as const, note: null },
};
const minor = aParticipant({
  ...{ full_name: 'Jordan Roe', public_name: 'J.R.', is_name_hidden: true, is_minor: true },
  ...{ role: 'Plaintiff', role_id: 'plaintiff', side: 'initiating', language: 'Spanish', needs_interpreter: true },
  counsel: [link, past],
});
const clinic = aParticipant({
  ...{ full_name: 'Sample Clinic, Inc.', public_name: 'Sample Clinic, Inc.', kind: 'organization' },
  aliases: [{ kind: 'dba', name: 'Sample Care' }],
  finding: { code: 'organization', authority: 'CPLR 321(a)' },
});
const gone = aParticipant({
  full_name: 'Lee Poe',
  ended: { on: '2026-03-05', kind: 'dismissed', reason: 'Dismissed by order.' },
});

function listed(results: Participant[], changes: Partial<ParticipantList> = {}): ParticipantList {
  return {
    ...{ results, case_version: 4, case_type: 'Civil Complaint', title: 'J.R. v. Sample Clinic', title_is_set: false },
    ...{ title_form: null, title_by_rule: null, system: 'california', abilities: { manage: true } },
    ...changes,
  };
}

function open(list: ParticipantList, ...stubs: Parameters<typeof stubServer>) {
  const asked = stubServer(...stubs, answers(readCase, ofCase), answers(listParticipants, list));
  renderApp(`/cases/${id}?tab=participants`, { signedInAs: aSession() });
  return asked;
}

const details = (one: Participant): ParticipantDetails => ({
  ...one,
  addresses: [],
  consents: [],
  confidential: { date_of_birth: null, custody: null, custody_place: null },
});

test('shows the participants by side, with aliases, interpreter, counsel past and present, and findings', async () => {
  open(listed([minor, clinic, gone]));
  const first = within(await screen.findByRole('table', { name: 'Plaintiffs and petitioners' }));
  expect(first.getByText('Shown to others as J.R.')).toBeTruthy();
  expect(first.getByText('Interpreter needed: Spanish')).toBeTruthy();
  expect(first.getByText(/since .* · entry 2/)).toBeTruthy();
  expect(first.getByText(/^Formerly represented by Alex Q. Example, until .* \(court order\)$/)).toBeTruthy();
  const second = within(screen.getByRole('table', { name: 'Defendants and respondents' }));
  expect(second.getByText('Sample Clinic, Inc. dba Sample Care')).toBeTruthy();
  expect(second.getByText('An organization appears only through an attorney')).toBeTruthy();
  expect(within(screen.getByRole('table', { name: 'Former participants' })).getByText(/^Dismissed, /)).toBeTruthy();
});

test('offers no change to people without permission', async () => {
  open(listed([minor], { abilities: { manage: false } }));
  await screen.findByRole('table', { name: 'Plaintiffs and petitioners' });
  expect(screen.queryByRole('button', { name: 'Add participant' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Edit Jordan Roe' })).toBeNull();
});

test('finds one of 500 participants by name or counsel', async () => {
  const many = Array.from({ length: 500 }, (_, index) => aParticipant({ full_name: `Party ${index}` }));
  open(listed([...many, minor]));
  expect((await screen.findAllByRole('row')).length).toBeLessThan(40);
  await userEvent.type(screen.getByLabelText(/^Search by name, role, or counsel/), 'specimen');
  expect(screen.getAllByRole('table')).toHaveLength(1);
  expect(screen.getByText('Jordan Roe')).toBeTruthy();
});

test('adds a guardian ad litem for a minor; a refusal appears at its field and the input remains', async () => {
  const fields = [{ field: 'acts_for', message: 'Choose another participant of this case' }];
  const body = { error: 'Check the highlighted fields.', code: 'invalid_input' as const, details: { fields } };
  const asked = open(listed([minor]), refuses(addParticipant, 400, body));
  await userEvent.click(await screen.findByRole('button', { name: 'Add participant' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add participant' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add participant' }));
  await dialog.findByText('Enter the name');
  await userEvent.type(dialog.getByLabelText('Name'), 'Mary Roe');
  await userEvent.selectOptions(dialog.getByLabelText('Role'), 'Guardian ad litem');
  await userEvent.selectOptions(dialog.getByLabelText('Acts for'), 'Jordan Roe (Plaintiff)');
  await userEvent.click(dialog.getByRole('button', { name: 'Add participant' }));
  await dialog.findByText('Choose another participant of this case');
  expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toBe('Mary Roe');
  const sent = JSON.parse(asked.find(({ method }) => method === 'POST')!.body);
  expect(sent).toMatchObject({ version: 4, full_name: 'Mary Roe', role_id: 'gal', acts_for: minor.id });
});

test('shows the title that a change gives the case, before it is saved', async () => {
  const consent = { email: 'clinic@example.com', basis: 'consent' as const, given_on: '2026-02-02' };
  const consents = [{ ...consent, withdrawn_on: '2026-03-03' }];
  open(listed([minor, clinic]), answers(readParticipant, { ...details(clinic), consents }));
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Sample Clinic, Inc.' }));
  const name = await screen.findByLabelText('Name');
  expect(screen.getByText(/^E-service at clinic@example.com from .* to .* \(Express consent\)$/)).toBeTruthy();
  await userEvent.clear(name);
  await userEvent.type(name, 'Example Clinic, Inc.');
  await screen.findByText('The title becomes “J.R. v. Example Clinic, Inc.”');
});

test('keeps the input after another person’s change, and saves it with the new version', async () => {
  const body = { error: 'Changed.', code: 'changed_meanwhile' as const, details: { version: 7 } };
  const asked = open(
    listed([minor, clinic]),
    answers(readParticipant, details(clinic)),
    refuses(changeParticipant, 409, body),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Sample Clinic, Inc.' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Add another name' }));
  await userEvent.type(screen.getAllByLabelText('Other name').at(-1)!, 'Clinic Sample');
  const save = screen.getByRole('button', { name: 'Save participant' });
  await userEvent.click(save);
  await screen.findByText('Changed.');
  await userEvent.click(save);
  await screen.findByText('Changed.');
  const sent = asked.filter(({ method }) => method === 'PUT').map((one) => JSON.parse(one.body));
  expect(sent.map(({ version }) => version)).toEqual([2, 7]);
  expect(sent[1].aliases).toEqual([
    { kind: 'dba', name: 'Sample Care' },
    { kind: 'aka', name: 'Clinic Sample' },
  ]);
});

test('substitutes counsel on a basis that the court’s rule provides', async () => {
  const asked = open(listed([minor]), refuses(endCounsel, 409, { error: 'Changed.', code: 'changed_meanwhile' }));
  await userEvent.click(await screen.findByRole('button', { name: 'More actions for Jordan Roe' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'End representation by Jesse Specimen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'End representation by Jesse Specimen' }));
  expect(dialog.getByText('The bases are those of CCP §§ 284, 285; CRC 3.1362.')).toBeTruthy();
  await userEvent.selectOptions(dialog.getByLabelText('How it ended'), 'Substituted by another attorney');
  await userEvent.selectOptions(dialog.getByLabelText('Basis'), 'signed substitution or consent');
  await userEvent.type(dialog.getByLabelText('Date'), '2026-04-01');
  await userEvent.type(dialog.getByLabelText(/^New attorney’s bar number/), '000789');
  await userEvent.click(dialog.getByRole('button', { name: 'End representation' }));
  await dialog.findByText('Changed.');
  const sent = JSON.parse(asked.find(({ method }) => method === 'POST')!.body);
  expect(sent).toMatchObject({ kind: 'substituted', basis: 'substitution', bar_number: '000789' });
});

test('records an appearance of counsel with its docket entry', async () => {
  const asked = open(listed([clinic]), refuses(addCounsel, 409, { error: 'Changed.', code: 'changed_meanwhile' }));
  await userEvent.click(await screen.findByRole('button', { name: 'More actions for Sample Clinic, Inc.' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Record counsel' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record counsel for Sample Clinic, Inc.' }));
  await userEvent.type(dialog.getByLabelText(/^Bar number/), '000123');
  await userEvent.type(dialog.getByLabelText('Date of appearance'), '2026-04-01');
  await userEvent.type(dialog.getByLabelText(/^Docket entry/), '12');
  await userEvent.click(dialog.getByRole('button', { name: 'Record counsel' }));
  await dialog.findByText('Changed.');
  const sent = JSON.parse(asked.find(({ method }) => method === 'POST')!.body);
  expect(sent).toMatchObject({ bar_number: '000123', appearance_entry: 12, gets_notice: true });
});

test('shows who is served, and marks missing addresses', async () => {
  const line = { participant_id: minor.id, name: 'Jordan Roe', role: 'Plaintiff', is_withheld: false };
  const results = [
    { ...line, counsel: 'Jesse Specimen', method: 'portal' as const, at: 'jesse@example.com' },
    { ...line, name: 'Casey Model', counsel: null, method: 'mail' as const, at: null },
    { ...line, name: 'Pat Poe', counsel: null, method: 'mail' as const, at: null, is_withheld: true },
  ];
  const about = { case_number: '26CV00431', title: 'J.R. v. Sample Clinic', authority: 'CCP § 1010.6; CRC 2.251' };
  open(listed([minor]), answers(readServiceList, { ...about, results }));
  await userEvent.click(await screen.findByRole('button', { name: 'Service list' }));
  const table = within(await screen.findByRole('table', { name: 'Service list' }));
  expect(table.getByText('jesse@example.com')).toBeTruthy();
  expect(table.getByText('No address recorded')).toBeTruthy();
  expect(table.getByText('Confidential: serve through the court')).toBeTruthy();
  expect(screen.getByText('1 person has no address for service')).toBeTruthy();
});
