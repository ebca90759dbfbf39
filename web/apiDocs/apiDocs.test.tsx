import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test } from 'vitest';
import * as openapi from '#contract/openapi';
import * as v1 from '#contract/v1';
import * as contract from '#contract/webhooks';
import { eventTypes } from '#domain/integrations/eventTypes';
import { readConfig } from '#server/kernel/config';
import { buildOpenApi } from '#server/openapi/buildOpenApi';
import { aSession } from '#web/testing/aSession.ts';
import { renderApp } from '#web/testing/renderScreen.tsx';
import { answers, refuses, stubServer } from '#web/testing/stubServer.ts';

/** The document that the server actually generates for these calls. */
const document = buildOpenApi(
  [v1.analyzeDocument, v1.readAnalysisJob, v1.fileInCourts, v1.readCaseStatus, v1.generateCourtDocument],
  readConfig({}, '/'),
);
const described = answers(openapi.readOpenApi, document);
const show = (role?: 'it_personnel' | 'attorney', address = '/api-docs') =>
  renderApp(address, role ? { signedInAs: aSession({ role }) } : {});
const call = async (name: string) => (await screen.findByRole('heading', { name })).closest('article')!;

let copied = '';
beforeAll(() => {
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: {
      writeText: async (text: string) => {
        copied = text;
      },
    },
  });
});

describe('the documentation', () => {
  test('describes the four calls with their parameters and responses, including to visitors', async () => {
    stubServer(described);
    show();
    for (const [name, parameter] of [
      ['POST /api/v1/documents/analyze', 'courtLevel'],
      ['POST /api/v1/filings/multi-court', 'filingDocuments'],
      ['GET /api/v1/cases/{caseId}/status', 'includeDockets'],
      ['POST /api/v1/documents/generate', 'templateId'],
    ] as const) {
      const article = await call(name);
      expect(within(article).getByRole('cell', { name: new RegExp(`^${parameter}`) })).toBeDefined();
      expect(article.textContent).toContain('key_limit_reached');
    }
  });

  test('describes the five events with a sample of each', async () => {
    stubServer(described);
    show();
    for (const type of eventTypes) {
      const sample = await screen.findByRole('group', { name: `Sample ${type} event` });
      expect(JSON.parse(sample.textContent!)).toMatchObject({ type, data: expect.any(Object) });
    }
  });

  test('Copy puts the command on the clipboard and confirms it', async () => {
    stubServer(described);
    show();
    const article = await call('GET /api/v1/cases/{caseId}/status');
    await userEvent.click(within(article).getByRole('button', { name: 'Copy With curl' }));
    expect(await within(article).findByText('Copied')).toBeDefined();
    expect(copied).toMatch(/^curl -X GET "http:\/\/localhost[^"]*\/api\/v1\/cases\/CASEID\/status/);
  });

  test('has examples in curl, Node, and Python, and the document for download', async () => {
    stubServer(described);
    show();
    const link = await screen.findByRole('link', { name: 'Download openapi.json' });
    expect(link.getAttribute('href')).toBe('/api/openapi.json');
    await userEvent.click(await screen.findByRole('tab', { name: 'Python' }));
    const group = await screen.findByRole('group', { name: 'Verifying a webhook (Python)' });
    expect(group.textContent).toContain('hmac.compare_digest');
  });

  test('that cannot be loaded shows an error and can be retried', async () => {
    stubServer(refuses(openapi.readOpenApi, 500, {}));
    show();
    expect(await screen.findByText('An unexpected error occurred')).toBeDefined();
    stubServer(described);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await call('POST /api/v1/documents/analyze')).toBeDefined();
  });
});

describe('Try it', () => {
  const tryStatus = async (key: string, caseId: string) => {
    const article = await call('GET /api/v1/cases/{caseId}/status');
    if (key) fireEvent.change(screen.getByLabelText(/^Your key/), { target: { value: key } });
    await userEvent.click(within(article).getByRole('button', { name: 'Try it' }));
    if (caseId) fireEvent.change(within(article).getByLabelText('caseId'), { target: { value: caseId } });
    await userEvent.click(within(article).getByRole('button', { name: 'Send' }));
    return article;
  };

  test('makes the call with only the entered key and shows the response', async () => {
    const asked = stubServer(described, refuses(v1.readCaseStatus, 404, { error: 'x', code: 'not_found' }));
    show('attorney');
    const article = await tryStatus('assize_typed', '26CV1');
    expect((await within(article).findByRole('group', { name: 'Response' })).textContent).toContain('not_found');
    expect(within(article).getAllByText('404').length).toBeGreaterThan(0);
    const sent = asked.at(-1)!;
    expect(sent.path).toBe('/api/v1/cases/26CV1/status?includeFilings=false&includeDockets=false');
    expect(sent.headers.get('authorization')).toBe('Bearer assize_typed');
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('assize_typed');
  });

  test('marks missing values, and sends nothing', async () => {
    const asked = stubServer(described);
    show();
    const article = await tryStatus('assize_typed', '');
    expect(await within(article).findByText('This field is required.')).toBeDefined();
    expect(asked.filter(({ path }) => path.startsWith('/api/v1/'))).toEqual([]);
  });

  test('shows an error if there is no response', async () => {
    stubServer(described, {
      endpoint: v1.readCaseStatus,
      answer: () => {
        throw new Error('gone');
      },
    });
    show();
    const article = await tryStatus('assize_typed', '26CV1');
    expect(await within(article).findByText(/No response/)).toBeDefined();
  });
});

const endpoint: contract.WebhookEndpoint = {
  id: '0b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9a01',
  url: 'https://cms.alder.gov/hook',
  description: 'Case management',
  event_types: ['case.updated'],
  state: 'active',
  disabled_reason: null,
  failing_since: null,
  previous_secret_until: null,
  created_by: 'Ida Tech',
  created_at: '2026-03-02T17:00:00.000Z',
  version: 3,
};
const delivery: contract.WebhookDelivery = {
  id: '0b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9a02',
  event_id: '0b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9a03',
  type: 'case.updated',
  subject_id: 'x',
  occurred_at: '2026-03-02T17:00:00.000Z',
  state: 'failed',
  attempts: 7,
  next_attempt_at: null,
  last_status: 500,
  last_error: 'Answered 500.',
  delivered_at: null,
};
const list = answers(contract.listWebhooks, { data: [endpoint] });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('the webhook configuration', () => {
  test('is closed to visitors and attorneys, with the reason', async () => {
    const asked = stubServer(described);
    const first = show();
    expect(await screen.findByText(/Administrators and IT staff/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeDefined();
    first.unmount();
    show('attorney');
    expect(await screen.findByText(/Administrators and IT staff/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Add endpoint' })).toBeNull();
    expect(asked.some(({ path }) => path.startsWith('/api/webhooks/'))).toBe(false);
  });

  test('adds an endpoint and shows its secret once', async () => {
    const made = { message: 'Webhook added', endpoint, secret: 'whsec_c2VjcmV0' };
    const asked = stubServer(described, list, answers(contract.createWebhook, made));
    show('it_personnel');
    await press('Add endpoint');
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText('URL'), { target: { value: 'https://cms.alder.gov/hook' } });
    await userEvent.click(within(dialog).getByLabelText('deadline.upcoming'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add endpoint' }));
    expect(await screen.findByDisplayValue('whsec_c2VjcmV0')).toBeDefined();
    expect(JSON.parse(asked.find(({ method }) => method === 'POST')!.body)).toMatchObject({
      url: 'https://cms.alder.gov/hook',
      event_types: eventTypes.filter((type) => type !== 'deadline.upcoming'),
    });
  });

  test('shows the server’s refusal at the address and keeps the input', async () => {
    const words = '10.0.0.1 lies in a private network.';
    const refusal = {
      error: 'Webhooks cannot be sent to this address.',
      code: 'webhook_url_refused' as const,
      details: { fields: [{ field: 'url', message: words }] },
    };
    stubServer(described, list, refuses(contract.createWebhook, 400, refusal));
    show('it_personnel');
    await press('Add endpoint');
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText('URL'), { target: { value: 'https://10.0.0.1/' } });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add endpoint' }));
    expect(await within(dialog).findByText(words)).toBeDefined();
    expect(within(dialog).getByLabelText('URL')).toHaveProperty('value', 'https://10.0.0.1/');
  });

  test('a stale edit shows the current data, and can be saved over it', async () => {
    const current = { ...endpoint, url: 'https://other.alder.gov/', version: 4 };
    let stale = true;
    const asked = stubServer(described, list, {
      endpoint: contract.editWebhook,
      answer: () =>
        stale
          ? { status: 409, body: { error: 'Changed', code: 'changed_meanwhile', details: { version: 4, current } } }
          : { status: 200, body: { message: 'Webhook updated', endpoint: current } },
    });
    show('it_personnel');
    await press('Edit');
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText(/other\.alder\.gov/)).toBeDefined();
    stale = false;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Webhook updated')).toBeDefined();
    expect(JSON.parse(asked.filter(({ method }) => method === 'PUT').at(-1)!.body).version).toBe(4);
  });

  test('Send test shows the receiver’s response', async () => {
    const failed = { message: 'Not delivered. Answered 500.', delivery };
    stubServer(described, list, answers(contract.testWebhook, failed));
    show('it_personnel');
    await press('Send test');
    expect(await screen.findByText('Not delivered. Answered 500.')).toBeDefined();
  });

  test('the log opens a delivery with its attempts, and sends it again', async () => {
    const details: contract.DeliveryDetails = {
      ...delivery,
      message_id: 'msg_1',
      body: '{"type":"case.updated"}',
      tries: [
        {
          number: 7,
          at: delivery.occurred_at,
          duration_ms: 12,
          status: 500,
          error: 'Answered 500.',
          response: 'out for lunch',
          by_hand: false,
        },
      ],
    };
    const asked = stubServer(
      described,
      list,
      answers(contract.listDeliveries, { data: [delivery], total: 1, total_pages: 1 }),
      answers(contract.readDelivery, details),
      answers(contract.redeliverWebhook, {
        message: 'Delivered. The receiver responded with status 204.',
        delivery: { ...delivery, state: 'delivered' },
      }),
    );
    const { router } = show('it_personnel');
    await press('Deliveries');
    await waitFor(() => expect(router.state.location.search).toBe(`?webhook=${endpoint.id}`));
    await press(/Failed.*case\.updated/);
    expect(await screen.findByText('out for lunch')).toBeDefined();
    await press('Redeliver');
    expect(await screen.findByText('Delivered. The receiver responded with status 204.')).toBeDefined();
    expect(asked.some(({ path }) => path === `/api/webhooks/deliveries/${delivery.id}/redeliver/`)).toBe(true);
  });

  test('Remove requires confirmation', async () => {
    const asked = stubServer(described, list, answers(contract.removeWebhook, { message: 'Webhook removed' }));
    show('it_personnel');
    await press('Remove');
    expect(asked.some(({ method }) => method === 'DELETE')).toBe(false);
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Webhook removed')).toBeDefined();
  });
});
