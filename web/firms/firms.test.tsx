import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { DraftDetails } from '#contract/drafts';
import * as contract from '#contract/firms';
import { countNavigation } from '#contract/navigation';
import type { Role } from '#domain/identity/permissions';
import { aSession } from '#web/testing/aSession.ts';
import { renderApp, renderScreen } from '#web/testing/renderScreen.tsx';
import { answers, refuses, type Seen, stubServer } from '#web/testing/stubServer.ts';
import { SharingLine } from './SharingLine.tsx';

const id = (n: number) => `0b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9a${n}`;
const aFirm = (own: Partial<contract.Firm['own']> = {}): contract.Firm => ({
  ...{ id: id(10), name: 'Rowe & Hale LLP', address: '1 Main Street\nAlder, CA 90000', version: 1 },
  own: { member_id: id(11), position: 'attorney', administrator: true, acts_for: [], ...own },
});
const aMember = (changes: Partial<contract.FirmMember> = {}): contract.FirmMember => ({
  ...{ id: id(12), full_name: 'Pat Legal', email: 'pat@example.com', position: 'paralegal', administrator: false },
  ...{ joined_at: '2026-03-17T16:58:00.000Z', is_self: false, version: 4 },
  ...changes,
});
const own = aMember({ id: id(11), full_name: 'Ada Rowe', position: 'attorney', administrator: true, is_self: true });
const members = answers(contract.listFirmMembers, { members: [own, aMember()], total: 2, total_pages: 1 });
const aCase: contract.FirmCase = {
  ...{ id: id(13), case_number: '26CV00431', title: 'Sample v. Example Logistics, Inc.', status: 'open' },
  ...{ attorneys: ['Ada Rowe', 'Sam Hale'], client_matters: ['ACME-0042'] },
  next_hearing: { on: '2026-04-28', time: '09:00', event_type: 'Motion hearing' },
  ...{ next_deadline: null, last_filing: { on: '2026-03-02', text: 'COMPLAINT' } },
};
const listed = { cases: [aCase], attorneys: [{ member_id: id(11), full_name: 'Ada Rowe' }], total: 1, total_pages: 1 };
const cases = answers(contract.listFirmCases, listed);
const firm = (own: Partial<contract.Firm['own']> = {}) => answers(contract.readFirm, { firm: aFirm(own) });
const none = answers(contract.readFirm, { firm: null });
const open = (path: string, role: Role = 'attorney') => renderApp(path, { signedInAs: aSession({ role }) });
const sent = (asked: Seen[], method: string, path: string) =>
  asked.filter((one) => one.method === method && one.path.includes(path)).map(({ body }) => body && JSON.parse(body));
const dialog = () => screen.findByRole('dialog');

describe('without a firm', () => {
  test('an attorney creates one; what is missing is named at its field', async () => {
    const user = userEvent.setup();
    const made = answers(contract.createFirm, { message: 'Rowe & Hale LLP created', firm: aFirm() });
    const asked = stubServer(none, made, cases);
    open('/firm');
    const name = await screen.findByRole('textbox', { name: 'Name of the firm' });
    await user.click(screen.getByRole('button', { name: 'Create firm' }));
    expect(await screen.findByText('Name is required')).toBeTruthy();
    expect(document.activeElement).toBe(name);
    await user.type(name, 'Rowe & Hale LLP');
    await user.click(screen.getByRole('button', { name: 'Create firm' }));
    await waitFor(() => expect(sent(asked, 'POST', '/firm/')).toEqual([{ name: 'Rowe & Hale LLP', address: '' }]));
  });

  test('anyone else learns how to join one', async () => {
    stubServer(none);
    open('/firm', 'self_represented');
    expect(await screen.findByText('You belong to no law firm')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Create firm' })).toBeNull();
  });

  test('an invitation states the firm before it is accepted; one for another address is refused', async () => {
    const user = userEvent.setup();
    const token = 'a'.repeat(43);
    const offered = { firm: 'Rowe & Hale LLP', position: 'paralegal' as const, administrator: false };
    const until = { invited_by: 'Ada Rowe', expires_at: '2026-04-01T17:00:00.000Z' };
    const accepted = answers(contract.acceptFirmInvitation, { message: 'You joined', firm: aFirm() });
    const asked = stubServer(none, answers(contract.readFirmInvitation, { ...offered, ...until }), accepted);
    open(`/firm?invitation=${token}`, 'self_represented');
    expect(await screen.findByText('Ada Rowe invited you to join Rowe & Hale LLP as a paralegal.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Join firm' }));
    await waitFor(() => expect(asked.some(({ method, path }) => method === 'POST' && path.includes(token))).toBe(true));
  });

  test('an invitation that the server refuses is explained', async () => {
    const error = 'This invitation was sent to another email address.';
    stubServer(none, refuses(contract.readFirmInvitation, 403, { error, code: 'firm_invitation_for_another' }));
    open(`/firm?invitation=${'b'.repeat(43)}`, 'self_represented');
    expect(await screen.findByText(error)).toBeTruthy();
  });
});

describe('the cases of the firm', () => {
  test('show what comes next, and are filtered by words and attorney in the address', async () => {
    const user = userEvent.setup();
    const asked = stubServer(firm(), cases);
    open('/firm');
    const table = within(await screen.findByRole('table', { name: 'All cases of the firm' }));
    expect(table.getByRole('link', { name: '26CV00431' }).getAttribute('href')).toBe(`/cases/${aCase.id}`);
    for (const text of ['Ada Rowe, Sam Hale', 'Motion hearing', 'COMPLAINT', 'Client/matter: ACME-0042']) {
      expect(table.getByText(text)).toBeTruthy();
    }
    await user.selectOptions(screen.getByRole('combobox', { name: 'Attorney' }), 'Ada Rowe');
    await user.type(screen.getByRole('searchbox'), 'ACME');
    await waitFor(() => {
      const last = asked.findLast(({ path }) => path.includes('/firm/cases/'))!.path;
      expect(last).toContain(`attorney_id=${id(11)}`);
      expect(last).toContain('q=ACME');
    });
  });

  test('none, and a failure, are stated', async () => {
    stubServer(firm(), answers(contract.listFirmCases, { cases: [], attorneys: [], total: 0, total_pages: 0 }));
    const shown = open('/firm');
    expect(await screen.findByText('No cases')).toBeTruthy();
    shown.unmount();
    stubServer(firm(), refuses(contract.listFirmCases, 500, { error: 'An unexpected error occurred.', code: 'fault' }));
    open('/firm');
    expect(await screen.findByText(/unexpected error/)).toBeTruthy();
  });
});

describe('members', () => {
  test('are changed and removed by an administrator, after a question that states what ends', async () => {
    const user = userEvent.setup();
    const changed = answers(contract.changeFirmMember, { message: 'Pat Legal changed', member: aMember() });
    const removed = answers(contract.endFirmMembership, { message: 'Pat Legal removed' });
    const asked = stubServer(firm(), members, changed, removed);
    open('/firm?tab=members');
    await user.click(await screen.findByRole('button', { name: 'Change Pat Legal' }));
    await user.click(within(await dialog()).getByRole('checkbox'));
    await user.click(within(await dialog()).getByRole('button', { name: 'Save changes' }));
    const change = { position: 'paralegal', administrator: true, version: 4 };
    await waitFor(() => expect(sent(asked, 'PUT', '/firm/members/')).toEqual([change]));
    await user.click(await screen.findByRole('button', { name: 'Remove Pat Legal from the firm' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/immediately loses access/)).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Remove member' }));
    await waitFor(() => expect(sent(asked, 'DELETE', `/firm/members/${id(12)}`)).toHaveLength(1));
  });

  test('are invited with a position', async () => {
    const user = userEvent.setup();
    const invitation = {
      ...{ id: id(14), email: 'lee@example.com', position: 'legal_assistant' as const, administrator: false },
      ...{
        invited_by: 'Ada Rowe',
        created_at: own.joined_at,
        sent_at: null,
        expires_at: own.joined_at,
        expired: false,
      },
    };
    const asked = stubServer(firm(), cases, answers(contract.inviteToFirm, { message: 'Invitation sent', invitation }));
    open('/firm');
    await user.click(await screen.findByRole('button', { name: 'Invite member' }));
    const form = within(await dialog());
    await user.type(form.getByRole('textbox', { name: 'Email' }), 'lee@example.com');
    await user.selectOptions(form.getByRole('combobox', { name: 'Position' }), 'Legal assistant');
    await user.click(form.getByRole('button', { name: 'Send invitation' }));
    const body = { email: 'lee@example.com', position: 'legal_assistant', administrator: false };
    await waitFor(() => expect(sent(asked, 'POST', '/firm/invitations/')).toEqual([body]));
  });

  test('without administration see neither invitations nor the acts on others, and can leave', async () => {
    stubServer(firm({ administrator: false }), members);
    open('/firm?tab=members');
    await screen.findByRole('button', { name: 'Remove Ada Rowe from the firm' });
    expect(screen.queryByRole('button', { name: 'Remove Pat Legal from the firm' })).toBeNull();
    expect(screen.queryByRole('tab', { name: 'Invitations' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Invite member' })).toBeNull();
  });
});

describe('delegates', () => {
  const delegation: contract.FirmDelegation = {
    id: id(15),
    attorney: { member_id: id(11), full_name: 'Ada Rowe', is_self: true },
    delegate: { member_id: id(12), full_name: 'Pat Legal', position: 'paralegal', is_self: false },
    ...{ may_file: false, given_at: own.joined_at, version: 3 },
  };
  const given = answers(contract.listFirmDelegations, { delegations: [delegation], total: 1, total_pages: 1 });

  test('receive authority to file, and lose all of it', async () => {
    const user = userEvent.setup();
    const changed = answers(contract.giveFirmDelegation, { message: 'Pat Legal authorized', delegation });
    const ended = answers(contract.revokeFirmDelegation, { message: 'Revoked' });
    const asked = stubServer(firm(), given, changed, ended);
    open('/firm?tab=delegates');
    await user.click(await screen.findByRole('button', { name: 'Allow Pat Legal to file for you' }));
    const body = { delegate_id: id(12), may_file: true, version: 3 };
    await waitFor(() => expect(sent(asked, 'PUT', '/firm/delegations/')).toEqual([body]));
    await user.click(screen.getByRole('button', { name: 'Revoke the authority of Pat Legal to act for Ada Rowe' }));
    await waitFor(() => expect(sent(asked, 'DELETE', `/firm/delegations/${id(15)}`)).toHaveLength(1));
  });

  test('are chosen among the members', async () => {
    const user = userEvent.setup();
    const changed = answers(contract.giveFirmDelegation, { message: 'Pat Legal authorized', delegation });
    const nothing = answers(contract.listFirmDelegations, { delegations: [], total: 0, total_pages: 0 });
    const asked = stubServer(firm(), nothing, members, changed);
    open('/firm?tab=delegates');
    await user.click(await screen.findByRole('button', { name: 'Authorize member' }));
    const form = within(await dialog());
    await user.click(form.getByRole('button', { name: 'Authorize' }));
    expect(await form.findByText('Choose a member')).toBeTruthy();
    await user.type(form.getByRole('combobox', { name: 'Member' }), 'Pat');
    await user.click(await screen.findByRole('option', { name: 'Pat Legal, Paralegal' }));
    await user.click(form.getByRole('button', { name: 'Authorize' }));
    await waitFor(() =>
      expect(sent(asked, 'PUT', '/firm/delegations/')).toEqual([{ delegate_id: id(12), may_file: false }]),
    );
  });
});

describe('a draft', () => {
  const draft: DraftDetails = {
    ...{ id: id(16), version: 5, created_at: own.joined_at, changed_at: own.joined_at, documents: [], doubted: [] },
    ...{
      court: 'Superior Court, County of Alder',
      in_firm: true,
      owner: null,
      other_court: null,
      has_parts: false,
      changed_by: 'Sam Hale',
    },
  };
  const sharing: contract.DraftSharing = {
    ...{ access: 'owner', owner: 'Pat Legal', may_file: false, shared_with: [] },
    attorneys: [{ member_id: id(11), full_name: 'Ada Rowe', may_file: true }],
  };

  test('states who changed it, is shared with a member, and becomes an attorney’s', async () => {
    const user = userEvent.setup();
    const shared = { ...sharing, shared_with: [{ member_id: id(12), full_name: 'Pat Legal', position: 'paralegal' }] };
    const asked = stubServer(
      ...[members, answers(contract.readDraftSharing, sharing)],
      answers(contract.shareDraft, shared as contract.DraftSharing),
      answers(contract.assignDraft, { ...sharing, access: 'delegate', owner: 'Ada Rowe' }),
    );
    renderScreen(<SharingLine draft={draft} />);
    expect(screen.getByText(/This is your draft\. Sam Hale changed it on/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Who can open this draft' }));
    const form = within(await dialog());
    await user.type(await form.findByRole('combobox', { name: 'Member of the firm' }), 'Pat');
    await user.click(await screen.findByRole('option', { name: 'Pat Legal, Paralegal' }));
    await user.click(form.getByRole('button', { name: 'Share draft' }));
    await waitFor(() => expect(sent(asked, 'PUT', '/sharing/')).toEqual([{ member_id: id(12), shared: true }]));
    await user.selectOptions(form.getByRole('combobox', { name: /Prepare for an attorney/ }), 'Ada Rowe');
    await user.click(form.getByRole('button', { name: 'Make it the attorney’s draft' }));
    await waitFor(() => expect(sent(asked, 'PUT', '/attorney/')).toEqual([{ version: 5, attorney_id: id(11) }]));
  });

  test('without a firm shows nothing of this', () => {
    stubServer();
    renderScreen(<SharingLine draft={{ ...draft, in_firm: false }} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

test('staff of a firm find it in the navigation, and others without an attorney do not', async () => {
  for (const has_firm of [true, false]) {
    stubServer(firm({ position: 'paralegal' }), cases, answers(countNavigation, { counts: [], has_firm }));
    const shown = open('/firm', 'self_represented');
    await screen.findByRole('heading', { name: 'Rowe & Hale LLP' });
    const side = within(screen.getByRole('navigation', { name: 'Main' }));
    if (has_firm) expect(await side.findByRole('link', { name: 'Law firm' })).toBeTruthy();
    else expect(side.queryByRole('link', { name: 'Law firm' })).toBeNull();
    shown.unmount();
  }
});
