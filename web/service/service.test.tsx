import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as contract from '#contract/service';
import { aSession } from '#web/testing/aSession.ts';
import { renderScreen, renderScreens } from '#web/testing/renderScreen.tsx';
import { answers, refuses, stubServer } from '#web/testing/stubServer.ts';
import { DraftServicePart } from './DraftServicePart.tsx';
import { FilingServicePart } from './FilingServicePart.tsx';
import { ServedByLinkScreen } from './ServedScreen.tsx';

const id = '5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0c44';
const stated = { authority: 'CCP § 1010.6(a)(3)', confidence: 'high' as const };
const counsel: contract.DraftRecipient = {
  ...{ key: 'counsel:1', name: 'Olive Opponent', parties: ['Defendant Example Foods, Inc.'], as_counsel: true },
  ...{ delivery: 'e_service', ground: 'counsel_required', method: 'portal', address: 'olive@example.com' },
  ...{ is_optional: false, is_selected: true, is_served_by_filer: false, otherwise: null },
};
const casey: contract.DraftRecipient = {
  ...counsel,
  ...{ key: 'party:2', name: 'Casey Consenting', parties: ['Defendant Casey Consenting'], as_counsel: false },
  ...{ ground: 'consented', method: 'email', address: 'casey@example.com', is_optional: true },
};
const robin: contract.DraftRecipient = {
  ...casey,
  ...{ key: 'party:3', name: 'Robin Refusing', delivery: 'other_means', ground: 'no_consent', method: 'mail' },
  ...{ address: '1 Main Street', is_optional: false, is_selected: false, is_served_by_filer: true },
};
const listed: contract.DraftService = {
  ...{ situation: 'listed', case_number: '26CV00398', authority: 'CCP § 1010.6; CRC 2.251' },
  case: { id, case_number: '26CV00398', title: 'Sample v. Example Foods, Inc.' },
  moment: { ...stated, moment: 'at_filing', set_by_court: false, confidence: 'uncertain' },
  complete: { ...stated, upon: 'sending' },
  initial: { ...stated, authority: 'CCP §§ 415.10 to 415.50' },
  ...{ recipients: [counsel, casey, robin], added: [], version: 0 },
};

const showDraft = (service: contract.DraftService, saved: contract.DraftService = { ...service, version: 1 }) => {
  const asked = stubServer(answers(contract.readDraftService, service), answers(contract.saveDraftService, saved));
  renderScreen(<DraftServicePart draftId={id} />, { signedInAs: aSession() });
  return () => asked.filter(({ method }) => method === 'PUT').map(({ body }) => JSON.parse(body!) as object);
};
const rowOf = async (name: string) =>
  within((await screen.findAllByRole('listitem')).find((row) => row.textContent?.includes(name))!);

test('each recipient of a draft has a method and the reason, and the rules are stated with their authority', async () => {
  showDraft(listed);
  await screen.findByText(/2 people are served through the portal/);
  screen.getByText('Counsel for Defendant Example Foods, Inc. · olive@example.com');
  screen.getByText('Counsel must accept e-service.');
  (await rowOf('Robin Refusing')).getByText('Serve by other means');
  screen.getByText(/CCP §§ 415.10 to 415.50/);
  screen.getByText(/Practice differs among courts/);
  expect((await rowOf('Olive Opponent')).queryByRole('checkbox')).toBeNull();
});

test('an optional recipient is deselected by keyboard, and the choice is saved with its version', async () => {
  const saves = showDraft(listed);
  const box = await screen.findByRole('checkbox', { name: 'Casey Consenting' });
  box.focus();
  await userEvent.keyboard(' ');
  await waitFor(() => expect(saves()).toMatchObject([{ version: 0, chosen: { 'party:2': false } }]));
});

test('the second of two quick choices is saved after the first, with its version', async () => {
  const saves = showDraft(listed);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Casey Consenting' }));
  await userEvent.selectOptions((await rowOf('Robin Refusing')).getByLabelText(/^Method/), 'mail');
  await waitFor(() =>
    expect(saves()).toMatchObject([
      { version: 0 },
      { version: 1, otherwise: [{ key: 'party:3', method: 'mail', on: null }] },
    ]),
  );
});

test('a courtesy copy is added by name and email, which are checked', async () => {
  const saves = showDraft(listed);
  await userEvent.click(await screen.findByRole('button', { name: 'Add a courtesy copy' }));
  await userEvent.type(screen.getByLabelText('Name'), 'Pat Model');
  await userEvent.type(screen.getByLabelText('Email'), 'pat');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await screen.findByText('Enter an email address');
  expect(saves()).toEqual([]);
  await userEvent.type(screen.getByLabelText('Email'), '@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(saves()).toMatchObject([{ added: [{ name: 'Pat Model', email: 'pat@example.com' }] }]));
});

test.each([
  ['new_case', /The summons and the opening documents must be served/],
  ['no_list', /no service list of 26CV00398/],
] as const)('a draft in the situation %s has an explanation instead of recipients', async (situation, text) => {
  showDraft({ ...listed, situation, case: null, recipients: [] });
  await screen.findByText(text);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('of hundreds of recipients the first are shown, and the others on request', async () => {
  const many = Array.from({ length: 300 }, (_one, n) => ({ ...counsel, key: `counsel:${n}`, name: `Counsel ${n}` }));
  showDraft({ ...listed, recipients: many });
  expect(await screen.findAllByRole('listitem')).toHaveLength(8);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 300' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(300);
});

const sent: contract.ServedRecipient = {
  ...{ id, version: 1, name: 'Olive Opponent', parties: ['Defendant Example Foods, Inc.'], ground: 'counsel_required' },
  ...{ method: 'portal', address: 'olive@example.com', state: 'sent', served_at: '2026-11-23T22:30:15Z' },
  ...{ served_on: null, failure: null, mail_reply: null, opened_at: '2026-11-23T23:00:00Z', has_link: false },
};
const failed: contract.ServedRecipient = {
  ...sent,
  ...{ id: crypto.randomUUID(), name: 'Gone Away', ground: 'courtesy', method: 'email', address: 'gone@example.com' },
  ...{ state: 'failed', served_at: null, opened_at: null, failure: 'refused', mail_reply: '550 No such mailbox' },
};
const served: contract.FilingService = {
  service: {
    ...{ id, documents: ['Motion.pdf'] },
    case: { id, case_number: '26CV00398', title: 'Sample v. Example Foods, Inc.' },
    ...{ moment: 'at_filing', authority: 'CCP § 1010.6(a)(3)', time_zone: 'America/Los_Angeles' },
    ...{ served_at: '2026-11-23T22:30:15Z', recipients: [sent, failed], withheld: [], can_change: true },
  },
  again: [],
};

test('the page of a filing has the status of each recipient, and names who was not served', async () => {
  const asked = stubServer(
    answers(contract.readFilingService, served),
    answers(contract.serveOtherwise, { message: 'Service recorded', service: served }),
  );
  renderScreen(<FilingServicePart filingId={id} />, { signedInAs: aSession() });
  await screen.findByText('Gone Away was not served. Serve this person by other means, then record it here.');
  const olive = await rowOf('Olive Opponent');
  olive.getByText('Served');
  olive.getByText('Served 11/23/2026, 2:30 PM PST. Opened 11/23/2026, 3:00 PM PST.');
  const gone = await rowOf('Gone Away');
  gone.getByText('The mail server refused the email. Its answer: 550 No such mailbox');
  screen.getByRole('button', { name: 'Proof of service (PDF)' });
  await userEvent.click(gone.getByRole('button', { name: 'Record service on Gone Away' }));
  const dialog = await screen.findByRole('dialog', { name: 'Record service on Gone Away' });
  await userEvent.type(within(dialog).getByLabelText('Date of service'), '2026-11-24');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Record service' }));
  await waitFor(() =>
    expect(asked.filter(({ method }) => method === 'PUT').map(({ body }) => JSON.parse(body!))).toMatchObject([
      { version: 1, method: 'mail', on: '2026-11-24' },
    ]),
  );
});

test('the service of a corrected document is listed by itself, with its proof', async () => {
  const again = {
    ...served.service!,
    id: crypto.randomUUID(),
    documents: ['Motion (corrected).pdf'],
    recipients: [sent],
  };
  stubServer(answers(contract.readFilingService, { ...served, again: [again] }));
  renderScreen(<FilingServicePart filingId={id} />, { signedInAs: aSession() });
  const part = await screen.findByRole('region', { name: 'Corrected document served: Motion (corrected).pdf' });
  within(part).getByText('Olive Opponent');
  within(part).getByRole('button', { name: 'Proof of service (PDF)' });
  expect(screen.getAllByRole('button', { name: 'Proof of service (PDF)' })).toHaveLength(2);
});

test('a filing without service says so, and court staff see no actions', async () => {
  stubServer(answers(contract.readFilingService, { service: null, again: [] }));
  renderScreen(<FilingServicePart filingId={id} />, { signedInAs: aSession() });
  await screen.findByText('This filing was not served through the portal.');
});

test('a link opens the served documents; a confidential one is named and not shown', async () => {
  const document = { pages: 3, size: 1200, sha256: 'a'.repeat(64) };
  const shown: contract.ServedDocuments = {
    ...{ court: 'Superior Court, County of Alder', time_zone: 'America/Los_Angeles', recipient: 'Casey Consenting' },
    case: { case_number: '26CV00398', title: 'Sample v. Example Foods, Inc.' },
    ...{ parties: ['Defendant Casey Consenting'], served_by: 'Alex Example', served_at: '2026-11-23T22:30:15Z' },
    documents: [
      { ...document, version_id: id, position: 1, name: 'Motion.pdf', is_shown: true },
      { ...document, version_id: crypto.randomUUID(), position: 2, name: 'Exhibit A.pdf', is_shown: false },
    ],
  };
  stubServer(answers(contract.readServedByLink, shown));
  renderScreens([{ path: '/served/:token', Component: ServedByLinkScreen }], `/served/${'A'.repeat(32)}`, undefined);
  await screen.findByText('26CV00398 Sample v. Example Foods, Inc.');
  screen.getByText('11/23/2026, 2:30 PM PST');
  screen.getByRole('button', { name: 'Download Motion.pdf' });
  expect(screen.queryByRole('button', { name: 'Download Exhibit A.pdf' })).toBeNull();
});

test('a link that was revoked says so', async () => {
  const error = 'This link was revoked. Contact the person who served the documents.';
  stubServer(refuses(contract.readServedByLink, 410, { error, code: 'service_link_revoked', request_id: 'req-1' }));
  renderScreens([{ path: '/served/:token', Component: ServedByLinkScreen }], `/served/${'A'.repeat(32)}`, undefined);
  expect((await screen.findByRole('alert')).textContent).toContain(error);
});
