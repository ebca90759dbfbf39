import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import * as contract from '#contract/people';
import type { Role } from '#domain/identity/permissions';
import { aSession } from '#web/testing/aSession.ts';
import { renderApp } from '#web/testing/renderScreen.tsx';
import { answers, refuses, type Seen, stubServer } from '#web/testing/stubServer.ts';

const aPerson = (changes: Partial<contract.Person> = {}): contract.Person => ({
  id: '0b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9a11',
  full_name: 'Casey Clerk',
  email: 'casey@example.com',
  role: 'clerk',
  role_since: '2026-03-17T16:58:00.000Z',
  state: 'active',
  last_seen_at: null,
  bar_number: null,
  is_self: false,
  version: 2,
  ...changes,
});
const casey = aPerson();
const closed = aPerson({
  id: '0b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9a12',
  full_name: 'Gone Away',
  state: 'closed',
  version: 5,
});
const own = aPerson({
  id: '0b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9a13',
  full_name: 'Robin Registrar',
  role: 'court_administrator',
  is_self: true,
});
const judge: contract.JudgeRequest = {
  person_id: '0b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9a14',
  full_name: 'Hon. P. Waiting',
  email: 'p.waiting@example.com',
  email_verified: true,
  specialization: 'Status',
  bar_number: '002223',
  location: 'CA',
  court_house: 'North',
  status: 'pending',
  decided_at: null,
  created_at: '2026-03-17T16:58:00.000Z',
  reason: null,
  version: 1,
};
const claim: contract.Claim = {
  id: '0b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9a15',
  person_id: '0b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9a16',
  full_name: 'Morgan Sample',
  email: 'm@example.com',
  email_verified: true,
  bar_number: '100',
  entry: {
    id: '0b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9a17',
    full_name: 'M. Sample',
    status: 'Active',
    type: 'Mediator',
    taken_by: null,
  },
  created_at: '2026-03-17T16:58:00.000Z',
  version: 1,
};
const invitation: contract.Invitation = {
  id: '0b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9a18',
  email: 'new@example.com',
  role: 'clerk',
  bar_number: null,
  invited_by: 'Robin Registrar',
  created_at: '2026-03-17T16:58:00.000Z',
  sent_at: null,
  expires_at: '2026-03-31T16:58:00.000Z',
  state: 'open',
  version: 1,
};

const people = answers(contract.listPeople, { people: [casey, closed, own], total: 45, total_pages: 3 });
const judges = answers(contract.listJudgeRequests, { judges: [judge], total: 1, total_pages: 1 });
const claims = answers(contract.listClaims, { claims: [claim], total: 1, total_pages: 1 });
const invitations = answers(contract.listInvitations, { invitations: [invitation], total: 1, total_pages: 1 });
const everything = [people, judges, claims, invitations];

const show = (query = '', role: Role = 'court_administrator') =>
  renderApp(`/people${query}`, { signedInAs: aSession({ role, full_name: 'Robin Registrar' }) });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const sent = (asked: Seen[], method: string, path: string) =>
  asked
    .filter((one) => one.method === method && one.path.startsWith(`/api${path}`))
    .map(({ body }) => body && JSON.parse(body));

describe('the people of the court', () => {
  test('are searched, filtered, sorted, and paged by the server, with the state in the address', async () => {
    const asked = stubServer(...everything);
    const { router } = show();
    await screen.findByText('Page 1 of 3');
    await userEvent.selectOptions(screen.getByLabelText('Role'), 'clerk');
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'active');
    await userEvent.click(await button('Role since'));
    await userEvent.click(await button('Next'));
    await waitFor(() =>
      expect(asked.map(({ path }) => path)).toContain(
        '/api/people/?page=2&q=&role=clerk&state=active&sort=role_since&direction=ascending',
      ),
    );
    expect(router.state.location.search).toContain('page=2');
    await userEvent.type(screen.getByLabelText('Search by name or email'), 'x');
    await waitFor(() => expect(router.state.location.search).not.toContain('page='));
  });

  test('are managed individually; no one can manage their own account', async () => {
    stubServer(...everything);
    show();
    await screen.findByText('Robin Registrar (you)');
    expect(screen.queryByRole('button', { name: 'Manage Robin Registrar' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Manage Casey Clerk' })).toBeTruthy();
  });

  test('get a different role with the version that was shown; a refusal appears at the field', async () => {
    const message = 'Only somebody with a verified judge profile can be a judge.';
    const asked = stubServer(
      ...everything,
      refuses(contract.changeRole, 409, {
        error: message,
        code: 'judge_profile_not_verified',
        details: { fields: [{ field: 'role', message }] },
      }),
    );
    show(`?person=${casey.id}`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Casey Clerk' }));
    await userEvent.selectOptions(dialog.getByLabelText('Role'), 'judge');
    await userEvent.click(dialog.getByRole('button', { name: 'Change role' }));
    const asks = within(await screen.findByRole('alertdialog'));
    expect(asks.getByText(/Their current work in the old role is interrupted immediately/)).toBeTruthy();
    await userEvent.click(asks.getByRole('button', { name: 'Change role' }));
    expect((await dialog.findByText(message)).closest('.field')?.className).toContain('error');
    expect(sent(asked, 'PUT', `/people/${casey.id}/role`)).toEqual([{ role: 'judge', version: 2 }]);
  });

  test('are closed with a reason, and reopened', async () => {
    const asked = stubServer(
      ...everything,
      answers(contract.deactivatePerson, { message: 'The account of Casey Clerk was closed', person: casey }),
      answers(contract.reactivatePerson, { message: 'The account of Gone Away was reopened', person: closed }),
    );
    const { router } = show(`?person=${casey.id}`);
    await userEvent.click(await button('Close account'));
    await screen.findByText('A reason is required');
    await userEvent.type(screen.getByLabelText('Reason for closing the account'), 'Left.');
    await userEvent.click(await button('Close account'));
    await screen.findByText('The account of Casey Clerk was closed');
    expect(router.state.location.search).toBe('');
    expect(sent(asked, 'POST', `/people/${casey.id}/deactivate`)).toEqual([{ reason: 'Left.', version: 2 }]);
    await userEvent.click(await button('Manage Gone Away'));
    await userEvent.click(await button('Reopen account'));
    await screen.findByText('The account of Gone Away was reopened');
  });
});

describe('a second factor', () => {
  test('is reset only with a reason, after the consequences were stated', async () => {
    const asked = stubServer(
      ...everything,
      answers(contract.resetPersonsSecondFactor, {
        message: 'The second factor of Casey Clerk was reset',
        person: casey,
      }),
    );
    show(`?person=${casey.id}`);
    await userEvent.click(await button('Reset second factor'));
    const dialog = await screen.findByRole('dialog', { name: 'Reset the second factor of Casey Clerk?' });
    within(dialog).getByText(/recovery codes stop working, and their sessions end/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reset second factor' }));
    await within(dialog).findByText('A reason is required');
    const posted = () => asked.filter(({ method, path }) => method === 'POST' && path.includes('second'));
    expect(posted()).toEqual([]);
    await userEvent.type(within(dialog).getByRole('textbox'), 'Lost phone, seen in person.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reset second factor' }));
    await screen.findByText('The second factor of Casey Clerk was reset');
    expect(JSON.parse(posted()[0]!.body)).toEqual({ version: 2, reason: 'Lost phone, seen in person.' });
  });
});

describe('pending requests', () => {
  test('a judge is verified by the profile, and the tab shows the number of requests', async () => {
    const asked = stubServer(
      ...everything,
      answers(contract.decideJudge, { message: 'Hon. P. Waiting was verified as a judge' }),
    );
    show();
    await userEvent.click(await screen.findByRole('tab', { name: 'Judges (1)' }));
    expect(await screen.findByText('002223')).toBeTruthy();
    await userEvent.click(await button('Verify Hon. P. Waiting'));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Verify Hon. P. Waiting as a judge?' }));
    expect(dialog.getByText('They see every case, and can sign orders and issue rulings.')).toBeTruthy();
    expect(sent(asked, 'POST', '/people/judges/')).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Verify' }));
    await screen.findByText('Hon. P. Waiting was verified as a judge');
    expect(sent(asked, 'POST', '/people/judges/')).toEqual([{ decision: 'confirm', version: 1 }]);
  });

  test('a judge whose address is not verified cannot be verified yet', async () => {
    const typed = { ...judge, email_verified: false };
    stubServer(
      people,
      claims,
      invitations,
      answers(contract.listJudgeRequests, { judges: [typed], total: 1, total_pages: 1 }),
    );
    show('?tab=judges');
    expect(await screen.findByText('Not verified')).toBeTruthy();
    expect(((await button('Verify Hon. P. Waiting')) as HTMLButtonElement).disabled).toBe(true);
  });

  test('a judge is denied only with a reason', async () => {
    const asked = stubServer(...everything, answers(contract.decideJudge, { message: 'Refused.' }));
    show('?tab=judges');
    await userEvent.click(await button('Deny Hon. P. Waiting'));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Deny' }));
    await dialog.findByText('A reason is required');
    await userEvent.type(dialog.getByLabelText('Reason'), 'Not known.');
    await userEvent.click(dialog.getByRole('button', { name: 'Deny' }));
    await screen.findByText('Refused.');
    expect(sent(asked, 'POST', '/people/judges/')).toEqual([{ decision: 'refuse', reason: 'Not known.', version: 1 }]);
  });

  test('an attorney is confirmed by a clerk, who sees nothing else about the people', async () => {
    const asked = stubServer(
      claims,
      answers(contract.decideClaim, { message: 'Morgan Sample was confirmed as an attorney' }),
    );
    show('', 'clerk');
    await userEvent.click(await button('Confirm Morgan Sample'));
    await screen.findByText('Morgan Sample was confirmed as an attorney');
    expect(sent(asked, 'POST', '/people/claims/')).toEqual([{ decision: 'confirm', version: 1 }]);
    expect(screen.getAllByRole('tab')).toHaveLength(1);
    expect(asked.some(({ path }) => path.startsWith('/api/people/judges'))).toBe(false);
  });

  test('no one is confirmed for an entry that does not exist or belongs to someone else', async () => {
    const taken = {
      ...claim,
      id: judge.person_id,
      full_name: 'Second One',
      entry: { ...claim.entry!, taken_by: 'First One' },
    };
    stubServer(answers(contract.listClaims, { claims: [{ ...claim, entry: null }, taken], total: 2, total_pages: 1 }));
    show('', 'clerk');
    expect((await button('Confirm Morgan Sample')).hasAttribute('disabled')).toBe(true);
    expect((await button('Confirm Second One')).hasAttribute('disabled')).toBe(true);
    expect(screen.getByText('This roster entry is already linked to First One.')).toBeTruthy();
  });

  test('are not visible to anyone else', async () => {
    stubServer();
    show('', 'attorney');
    await screen.findByText('You don’t have access to this page');
    expect(screen.queryByRole('tab')).toBeNull();
  });
});

describe('an invitation', () => {
  test('of an attorney requires the bar number; a refusal appears at its field', async () => {
    const message = 'The roster has no entry with this bar number.';
    const asked = stubServer(
      ...everything,
      refuses(contract.invitePerson, 409, {
        error: message,
        code: 'roster_entry_missing',
        details: { fields: [{ field: 'bar_number', message }] },
      }),
    );
    show();
    await userEvent.click(await button('Invite'));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
    await dialog.findByText('Email is required');
    await userEvent.type(dialog.getByLabelText('Email'), 'at@example.com');
    await userEvent.selectOptions(dialog.getByLabelText('Role'), 'attorney');
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
    await dialog.findByText('Bar number is required');
    await userEvent.type(dialog.getByLabelText('Bar number'), '555');
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
    await dialog.findByText(message);
    expect(sent(asked, 'POST', '/people/invitations/')).toEqual([
      { email: 'at@example.com', role: 'attorney', bar_number: '555' },
    ]);
    expect(dialog.getByLabelText<HTMLInputElement>('Email').value).toBe('at@example.com');
  });

  test('is sent again and withdrawn', async () => {
    const asked = stubServer(
      ...everything,
      answers(contract.resendInvitation, { message: 'Sending again', invitation }),
      answers(contract.withdrawInvitation, { message: 'Withdrawn.' }),
    );
    show('?tab=invitations');
    await userEvent.click(await button('Resend: new@example.com'));
    await screen.findByText('Sending again');
    await userEvent.click(await button('Withdraw: new@example.com'));
    await screen.findByText('Withdrawn.');
    expect(asked.some(({ method, path }) => method === 'DELETE' && path.includes(invitation.id))).toBe(true);
  });
});
