import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import * as contract from '#contract/apiAccess';
import { apiScopes } from '#domain/integrations/scopes';
import { aSession } from '#web/testing/aSession.ts';
import { renderApp } from '#web/testing/renderScreen.tsx';
import { answers, refuses, stubServer } from '#web/testing/stubServer.ts';

const aRequest = (more: Partial<contract.AccessRequest> = {}): contract.AccessRequest => ({
  id: '0b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9a01',
  kind: 'request',
  email: 'it@alder.gov',
  email_verified: true,
  reason: 'To connect our case management',
  scopes: [...apiScopes],
  key_prefix: null,
  requested_by: 'Ida Tech',
  requested_by_email: 'ida@example.com',
  state: 'pending',
  created_at: '2026-03-02T17:00:00.000Z',
  decided_by: null,
  decided_at: null,
  decision_reason: null,
  version: 1,
  ...more,
});
const aKey = (more: Partial<contract.ApiKey> = {}): contract.ApiKey => ({
  id: '0b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9a02',
  owner: 'Ida Tech',
  email: 'it@alder.gov',
  scopes: [...apiScopes],
  prefix: 'assize_AbCdEf',
  state: 'active',
  created_at: '2026-03-02T17:00:00.000Z',
  expires_at: '2026-05-31T17:00:00.000Z',
  last_used_at: null,
  revoked_at: null,
  ...more,
});

const own = (keys: contract.ApiKey[] = [], requests: contract.AccessRequest[] = []) =>
  answers(contract.readOwnAccess, { keys, requests });
const show = (address = '/api-access', role: 'it_personnel' | 'attorney' | 'court_administrator' = 'attorney') =>
  renderApp(address, { signedInAs: aSession({ role }) });
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('API Access Management', () => {
  test('has the tabs Request Access and Extend Access, with the open one in the address', async () => {
    stubServer(own());
    const { router } = show();
    expect(await screen.findByRole('heading', { name: 'API Access Management' })).toBeDefined();
    const tabs = (await screen.findAllByRole('tab')).map((tab) => tab.textContent);
    expect(tabs).toEqual(['Request Access', 'Extend Access']);
    await userEvent.click(screen.getByRole('tab', { name: 'Extend Access' }));
    await waitFor(() => expect(router.state.location.search).toBe('?tab=extend'));
  });
});

describe.each([
  [
    '/api-access',
    'Request access',
    contract.requestAccess,
    'Request failed.',
    'Access request submitted successfully.',
  ],
  [
    '/api-access?tab=extend',
    'Extend access',
    contract.requestExtension,
    'Extension request failed.',
    'Access extension submitted successfully.',
  ],
] as const)('%s', (address, submit, endpoint, failed, done) => {
  const fill = async (email: string, reason: string) => {
    await screen.findByRole('button', { name: submit });
    type('Government email address', email);
    type('Reason', reason);
    const scope = screen.queryByRole('checkbox', { name: 'Read case status' });
    if (scope) await userEvent.click(scope);
    await press(submit);
  };

  test.each([
    ['', '', 'Please fill in the required details.'],
    ['it@alder.gov', '  ', 'Please fill in the required details.'],
    ['it@alder.com', 'Testing', 'Only Government email addresses are allowed.'],
  ])('with “%s” and “%s” sends nothing and says: %s', async (email, reason, words) => {
    const asked = stubServer(own());
    show(address);
    await fill(email, reason);
    expect(await screen.findByText(words)).toBeDefined();
    expect(asked.some(({ method }) => method === 'POST')).toBe(false);
    expect(screen.getByLabelText('Reason')).toHaveProperty('value', reason);
  });

  test('accepts .GOV in any capitalization and shows the server’s message, otherwise its own', async () => {
    const reply = { message: '', request: aRequest() };
    const asked = stubServer(own(), answers(endpoint, reply));
    show(address);
    await fill('IT@Alder.GOV', 'Testing');
    expect(await screen.findByText(done)).toBeDefined();
    expect(asked.find(({ method }) => method === 'POST')?.body).toMatch(/Alder\.GOV/);
    expect(screen.getByLabelText('Reason')).toHaveProperty('value', '');
  });

  test('shows the server’s message on success', async () => {
    stubServer(own(), answers(endpoint, { message: 'Words of the server.', request: aRequest() }));
    show(address);
    await fill('it@alder.gov', 'Testing');
    expect(await screen.findByText('Words of the server.')).toBeDefined();
  });

  test('shows the server’s error, otherwise its own message, and keeps the input', async () => {
    const refusal = { error: 'No, says the server.', code: 'conflict' as const };
    stubServer(own(), refuses(endpoint, 409, refusal));
    const first = show(address);
    await fill('it@alder.gov', 'Testing');
    expect(await screen.findByText('No, says the server.')).toBeDefined();
    expect(screen.getByLabelText('Reason')).toHaveProperty('value', 'Testing');
    first.unmount();

    stubServer(own(), refuses(endpoint, 500, {}));
    show(address);
    await fill('it@alder.gov', 'Testing');
    expect(await screen.findByText(failed)).toBeDefined();
  });

  test('shows ‘An unexpected error occurred.’ for an invalid response', async () => {
    stubServer(own(), { endpoint, answer: () => ({ status: 201, body: { nonsense: true } }) });
    show(address);
    await fill('it@alder.gov', 'Testing');
    expect(await screen.findByText('An unexpected error occurred.')).toBeDefined();
  });

  test('is submitting until the server responds, and ignores further presses', async () => {
    let answer = (_reply: { message: string; request: contract.AccessRequest }) => {};
    const asked = stubServer(
      own(),
      answers(
        endpoint,
        () => new Promise<{ message: string; request: contract.AccessRequest }>((resolve) => (answer = resolve)),
      ),
    );
    show(address);
    await fill('it@alder.gov', 'Testing');
    const button = await screen.findByRole('button', { name: 'Submitting…' });
    expect(button.getAttribute('aria-busy')).toBe('true');
    await userEvent.click(button);
    answer({ message: '', request: aRequest() });
    expect(await screen.findByText(done)).toBeDefined();
    expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });
});

describe('the scopes of a requested key', () => {
  test('are none until one is selected, each with a description, and only the selected ones are sent', async () => {
    const asked = stubServer(own(), answers(contract.requestAccess, { message: '', request: aRequest() }));
    show();
    const boxes = await screen.findAllByRole('checkbox');
    expect(
      boxes.map((box) => [(box as HTMLInputElement).checked, box.getAttribute('aria-describedby') !== null]),
    ).toEqual(apiScopes.map(() => [false, true]));
    const read = screen.getByRole('checkbox', {
      name: 'Read case status',
      description: 'Read the status, filings, and docket of the cases you have access to. Nothing is changed.',
    });
    type('Government email address', 'it@alder.gov');
    type('Reason', 'Testing');
    await press('Request access');
    expect(await screen.findByText('Select at least one.')).toBeDefined();
    expect(asked.some(({ method }) => method === 'POST')).toBe(false);
    await userEvent.click(read);
    await press('Request access');
    expect(await screen.findByText('Access request submitted successfully.')).toBeDefined();
    expect(JSON.parse(asked.find(({ method }) => method === 'POST')!.body).scopes).toEqual(['cases:read']);
  });
});

describe('the user’s own keys', () => {
  test('can be shown once, with a warning and a copy button', async () => {
    const key = aKey({ state: 'ready', prefix: null });
    const collected = { message: '', secret: 'assize_the-whole-secret', key: aKey() };
    stubServer(own([key]), answers(contract.collectKey, collected));
    show();
    await press('Show key');
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByLabelText('Key')).toHaveProperty('value', 'assize_the-whole-secret');
    expect(within(dialog).getByText(/shown once/)).toBeDefined();
    await press('I have copied it');
    await waitFor(() => expect(screen.queryByDisplayValue('assize_the-whole-secret')).toBeNull());
  });

  test('are revoked after a confirmation', async () => {
    const asked = stubServer(own([aKey()]), answers(contract.revokeKey, { message: 'Key revoked.' }));
    show();
    await press('Revoke assize_AbCdEf');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('Key revoked.')).toBeDefined();
    expect(asked.some(({ method, path }) => method === 'DELETE' && path.includes(aKey().id))).toBe(true);
  });
});

describe('the court’s requests', () => {
  const list = answers(contract.listAccessRequests, { data: [aRequest()], pending: 1, total: 1, total_pages: 1 });

  test('are decided by an administrator; a denial needs a reason', async () => {
    const asked = stubServer(
      own(),
      list,
      answers(contract.decideAccess, { message: 'Access denied.', request: aRequest({ state: 'denied' }) }),
    );
    show('/api-access?tab=review', 'court_administrator');
    await press('Decide on Ida Tech, it@alder.gov');
    await press('Deny');
    expect(await screen.findByText('Enter a reason so that the requester knows what to do')).toBeDefined();
    expect(asked.some(({ method }) => method === 'POST')).toBe(false);
    type(/^Reason/, 'Not a county system');
    await press('Deny');
    expect(await screen.findByText('Access denied.')).toBeDefined();
    expect(JSON.parse(asked.find(({ method }) => method === 'POST')!.body)).toMatchObject({
      decision: 'denied',
      reason: 'Not a county system',
      version: 1,
    });
  });

  test('are shown first to an administrator; IT staff see their own form first', async () => {
    stubServer(own(), list);
    const first = show('/api-access', 'court_administrator');
    expect(await screen.findByRole('button', { name: 'Decide on Ida Tech, it@alder.gov' })).toBeDefined();
    expect((await screen.findAllByRole('tab')).map((tab) => tab.textContent)[0]).toBe('Requests to the court');
    first.unmount();
    show('/api-access', 'it_personnel');
    expect((await screen.findByRole('tab', { selected: true })).textContent).toBe('Request Access');
  });

  test('are visible to IT staff, who decide nothing, and to no one else', async () => {
    stubServer(own(), list);
    const first = show('/api-access?tab=review', 'it_personnel');
    expect(await screen.findByText('To connect our case management')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Decide/ })).toBeNull();
    first.unmount();
    show('/api-access?tab=review', 'attorney');
    expect((await screen.findByRole('tab', { selected: true })).textContent).toBe('Request Access');
  });
});
