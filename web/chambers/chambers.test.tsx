import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import * as contract from '#contract/chambers';
import { readOwnChambers } from '#contract/chambersStaff';
import type { DayHearing } from '#contract/dayHearings';
import { viewDocument } from '#contract/documentViewer';
import { readFilingDetails } from '#contract/filings';
import { readJudgeProfile } from '#contract/identity';
import { type CourtOrder, openProposedOrder, readOrder, signOrder } from '#contract/orders';
import { aFiling } from '#web/testing/aFiling.ts';
import { aSession } from '#web/testing/aSession.ts';
import { renderApp } from '#web/testing/renderScreen.tsx';
import { answers, refuses, stubServer } from '#web/testing/stubServer.ts';

const uuid = (n: number) => `0b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9a${String(n).padStart(2, '0')}`;
const aHearing = (n: number, hearing_time: string): DayHearing => ({
  id: uuid(n),
  hearing_date: '2026-11-23',
  hearing_time,
  duration_minutes: 30,
  event_type: 'Motion Hearing',
  venue: 'Department 3',
  status: 'scheduled',
  case_id: uuid(7),
  case_number: '26CV1',
  case_title: `Rowe v. Pike ${n}`,
  case_type: 'Civil Complaint',
  papers: 1,
  has_notes: n === 1,
});
const theDay: contract.ChambersDay = {
  date: '2026-11-23',
  today: '2026-11-23',
  hearings: [aHearing(1, '09:00'), aHearing(2, '11:00')],
  awaiting: { signature: 2, ruling: 5 },
};
const paper: contract.PacketDocument = {
  filing_id: uuid(4),
  title: 'Motion to Dismiss',
  doc_type: 'Motion',
  document_type: 'motion',
  filed_by: 'Alex Q. Example',
  received_at: '2026-11-01T18:00:00.000Z',
  state: 'docketed',
  docket_number: 3,
  documents: [
    {
      id: uuid(5),
      version_id: uuid(6),
      version: 1,
      kind: 'lead',
      title: 'Motion.pdf',
      type: 'Motion',
      document_type: 'motion',
      file_type: 'pdf',
      file_size: 1200,
      pages: 3,
      pages_without_text: 0,
      pages_recognized: 0,
      sha256: 'a'.repeat(64),
      uploaded_at: '2026-11-01T18:00:00.000Z',
    },
  ],
  mark: null,
};
const packet = (changes: Partial<contract.Packet> = {}): contract.Packet => ({
  hearing: aHearing(1, '09:00'),
  case: {
    id: uuid(7),
    case_number: '26CV1',
    title: 'Rowe v. Pike',
    case_type: 'Civil Complaint',
    status: 'open',
    opened_on: '2026-01-05',
  },
  parties: [{ full_name: 'Ada Rowe', role: 'plaintiff', counsel: 'Alex Q. Example' }],
  papers: [paper],
  document_count: 1,
  total_pages: 1,
  notes: { hearing: { text: 'Ask about venue', version: 4, updated_at: '2026-11-22T18:00:00.000Z' }, case: null },
  previous: null,
  next: uuid(2),
  ...changes,
});
const waiting: contract.AwaitingDocument = {
  filing_id: uuid(4),
  title: 'Proposed Order on Motion',
  doc_type: 'Proposed Order',
  document_type: 'proposed_order',
  needs: 'signature',
  case_id: uuid(7),
  case_number: '26CV1',
  case_title: 'Rowe v. Pike',
  filed_by: 'Alex Q. Example',
  received_at: '2026-11-01T18:00:00.000Z',
  state: 'docketed',
  mark: null,
  mark_note: null,
  marked_at: null,
};
const day = answers(contract.readChambersDay, theDay);
const opened = answers(contract.readPacket, packet());
const view = answers(viewDocument, {
  layout: 'flow',
  document_name: 'Motion.pdf',
  paragraphs: [{ number: 1, text: 'The motion is made.' }],
});
const show = (
  address = '/judge-dashboard',
  session: Parameters<typeof aSession>[0] = { role: 'judge', judge_status: 'verified' },
) => renderApp(address, { signedInAs: aSession(session) });

const anOrder: CourtOrder = {
  ...{ id: uuid(20), title: 'Order', state: 'draft', version: 1, case_id: uuid(21), case_number: '26CV00001' },
  ...{
    case_title: 'Rowe v. Pike',
    filing_id: null,
    document_id: null,
    has_text: false,
    motion: {
      ...{ title: 'Motion to Compel', decided: null, suggested: 'granted' },
      choices: [
        { disposition: 'granted', entry_text: 'ORDER granting Motion to Compel. Signed by Ada Judge.' },
        { disposition: 'denied', entry_text: 'ORDER denying Motion to Compel. Signed by Ada Judge.' },
      ],
    },
    signed_at: null,
    entry: null,
  },
  entry_text: 'ORDER granting Motion to Compel. Signed by Ada Judge.',
};

describe('a judge’s day', () => {
  test('lists the judge’s hearings in order, and moves from day to day', async () => {
    const seen = stubServer(day);
    const { router } = show('/judge-dashboard?view=day');
    const list = within(await screen.findByRole('region', { name: 'Hearings of the day' }));
    expect((await list.findAllByRole('button')).map((one) => /^\d+:\d\d [AP]M/.exec(one.textContent)?.[0])).toEqual([
      '9:00 AM',
      '11:00 AM',
    ]);
    expect(screen.getByText('2 hearings on this day, 2 awaiting signature, 5 awaiting review.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Next day' }));
    await waitFor(() => expect(router.state.location.search).toBe('?view=day&date=2026-11-24'));
    await waitFor(() => expect(seen.map(({ path }) => path)).toContain('/api/chambers/day/?date=2026-11-24'));
  });

  test('without hearings and documents shows empty states', async () => {
    stubServer(answers(contract.readChambersDay, { ...theDay, hearings: [], awaiting: { signature: 0, ruling: 1 } }));
    show('/judge-dashboard?view=day');
    await screen.findByText('No hearings on this day, none awaiting signature, 1 awaiting review.');
  });

  test('offers no hearing to select if it could not be loaded', async () => {
    stubServer(refuses(contract.readChambersDay, 500, {}));
    show('/judge-dashboard?view=day');
    await waitFor(() => expect(screen.getAllByRole('alert').length).toBeGreaterThan(0), { timeout: 5000 });
    expect(screen.queryByRole('heading', { name: 'Select a hearing' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Hearings of the day' })).toBeNull();
  });

  test('opens the binder of a hearing: case, parties, documents in order, and the document in the viewer', async () => {
    const seen = stubServer(day, opened, view);
    const { router } = show('/judge-dashboard?view=day');
    await userEvent.click(await screen.findByRole('button', { name: /Rowe v. Pike 1/ }));
    expect(await screen.findByRole('link', { name: '26CV1' })).toBeTruthy();
    expect(screen.getByText(/Ada Rowe/).textContent).toContain('by Alex Q. Example');
    expect(screen.getByText('Entry 3')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Motion to Dismiss' }));
    expect(await screen.findByText('The motion is made.')).toBeTruthy();
    expect(router.state.location.search).toBe(`?view=day&hearing=${uuid(1)}&paper=${uuid(6)}`);
    await userEvent.click(screen.getByRole('button', { name: 'Next hearing' }));
    await waitFor(() => expect(seen.at(-1)?.path).toBe(`/api/chambers/packets/${uuid(2)}/?page=1`));
  });
});

describe('a private note', () => {
  test('is saved with its base version; a stale one shows the other note and loses no input', async () => {
    const current = { text: 'Written on the other screen', version: 9, updated_at: '2026-11-22T19:00:00.000Z' };
    const stale = {
      error: 'Somebody changed this while you were working on it.',
      code: 'changed_meanwhile' as const,
      details: { version: 9, current },
    };
    const seen = stubServer(day, opened, refuses(contract.savePrivateNote, 409, stale));
    show(`/judge-dashboard?hearing=${uuid(1)}`);
    const note = (await screen.findByLabelText(/Note on this hearing/)) as HTMLTextAreaElement;
    expect(note.value).toBe('Ask about venue');
    await userEvent.type(note, ' and costs');
    await userEvent.click(screen.getAllByRole('button', { name: 'Save note' })[0]!);
    expect(await screen.findByText('Written on the other screen')).toBeTruthy();
    expect(note.value).toBe('Ask about venue and costs');
    await userEvent.click(screen.getAllByRole('button', { name: 'Save note' })[0]!);
    const sent = seen.filter(({ method }) => method === 'PUT').map(({ body }) => JSON.parse(body).version);
    expect(sent).toEqual([4, 9]);
  });

  test('that is not saved yet makes the browser ask before it closes the page; once saved, it does not', async () => {
    const saved = { text: 'Ask about venue and costs', version: 5, updated_at: '2026-11-22T19:00:00.000Z' };
    stubServer(day, opened, answers(contract.savePrivateNote, { message: 'Saved', note: saved }));
    show(`/judge-dashboard?hearing=${uuid(1)}`);
    const note = await screen.findByLabelText(/Note on this hearing/);
    const asks = () => {
      const leaving = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(leaving);
      return leaving.defaultPrevented;
    };
    expect(asks()).toBe(false);
    await userEvent.type(note, ' and costs');
    expect(asks()).toBe(true);
    await userEvent.click(screen.getAllByRole('button', { name: 'Save note' })[0]!);
    await waitFor(() => expect(asks()).toBe(false));
  });
});

describe('documents that need a judge', () => {
  const read = (changes: Partial<contract.ChambersDocument> = {}) =>
    answers(contract.readAwaitingDocument, { ...waiting, documents: paper.documents, signable: [uuid(6)], ...changes });
  const filed = answers(readFilingDetails, aFiling());
  const address = `/judge-dashboard?filing=${uuid(4)}`;

  test('link to the order itself, from the list and from every link to the filing', async () => {
    const list = answers(contract.listAwaiting, { data: [waiting], total: 1, total_pages: 1 });
    stubServer(day, list, read(), filed, view);
    const { router } = show('/judge-dashboard?view=awaiting');
    await userEvent.click(await screen.findByRole('link', { name: 'Open Proposed Order on Motion' }));
    expect(await screen.findByText('The motion is made.')).toBeTruthy();
    await router.navigate(`/case-processing?filing=${uuid(4)}`);
    await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(address));
    expect(screen.queryByText('Upload Document')).toBeNull();
  });

  test('show the date and the filer on a phone too', async () => {
    stubServer(day, answers(contract.listAwaiting, { data: [waiting], total: 1, total_pages: 1 }));
    show('/judge-dashboard?view=awaiting');
    const cell = (await screen.findByText(waiting.filed_by)).closest('td')!;
    expect(cell.dataset.label).toBe('Since');
    expect(cell.className).not.toContain('hide-phone');
  });

  test('are signed with the order open next to the button, and a note to the clerk', async () => {
    const seen = stubServer(
      ...[day, read(), filed, view],
      answers(openProposedOrder, { id: uuid(20) }),
      answers(readOrder, anOrder),
      answers(signOrder, { message: 'Signed and entered on the docket', entry: 4 }),
    );
    show(address);
    expect(await screen.findByText('The motion is made.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Sign' }));
    expect(await screen.findByText(anOrder.entry_text)).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText(/This order decides the motion as/), 'denied');
    expect(screen.getByText(/ORDER denying Motion to Compel/)).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Code from your authenticator app'), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Sign and serve' }));
    expect(await screen.findByText('Signed and entered on the docket')).toBeTruthy();
    const sent = seen.filter(({ method }) => method === 'POST').at(-1)!;
    expect(JSON.parse(sent.body)).toEqual({
      version: 1,
      disposition: 'denied',
      confirmation: { with: 'authenticator', code: '123456' },
    });
  });

  test('cannot be signed while another document is in view, or if none could be loaded', async () => {
    const motion = { ...paper.documents[0]!, id: uuid(8), version_id: uuid(9), title: 'Motion beside.pdf' };
    stubServer(day, read({ documents: [motion, ...paper.documents] }), filed, view);
    show(address);
    await screen.findByText('The motion is made.');
    const sign = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Sign' });
    expect(sign().disabled).toBe(false);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /document/i }), motion.id);
    await waitFor(() => expect(sign().disabled).toBe(true));
    await userEvent.click(screen.getByRole('button', { name: 'Show the order' }));
    await waitFor(() => expect(sign().disabled).toBe(false));
  });

  test('cannot be signed when the document does not load', async () => {
    stubServer(day, read(), filed, refuses(viewDocument, 500, {}));
    show(address);
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sign' }).disabled).toBe(true));
  });

  test('are returned with a reason, which the server requires', async () => {
    const fields = [{ field: 'note', message: 'Enter what must be changed.' }];
    const refused = {
      error: 'Check the highlighted fields.',
      code: 'invalid_input' as const,
      details: { fields },
    };
    const seen = stubServer(day, read(), filed, view, refuses(contract.markDocument, 400, refused));
    show(address);
    await userEvent.click(await screen.findByRole('button', { name: 'Send back' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send back' }));
    expect(await screen.findByText('Enter what must be changed.')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('What must be changed'), 'Strike paragraph 3.');
    await userEvent.click(screen.getByRole('button', { name: 'Send back' }));
    await waitFor(() => {
      const sent = seen.filter(({ method }) => method === 'POST').at(-1)!;
      expect(JSON.parse(sent.body)).toEqual({ mark: 'sent_back', note: 'Strike paragraph 3.' });
    });
  });

  test('cannot be signed before the clerk has accepted the filing', async () => {
    stubServer(day, read({ state: 'received' }), filed, view);
    show(address);
    const sign = await screen.findByRole('button', { name: 'Sign' });
    expect(sign.hasAttribute('disabled')).toBe(true);
  });
});

describe('the screen', () => {
  test('prints the documents of the day as a list', async () => {
    const list = [
      {
        docket_number: 3,
        title: 'Motion to Dismiss',
        filed_on: '2026-11-01',
        documents: [{ title: 'Motion.pdf', pages: 3, sha256: 'a'.repeat(64) }],
      },
    ];
    stubServer(
      day,
      answers(contract.readBundle, { date: '2026-11-23', hearings: [{ ...aHearing(1, '09:00'), list }] }),
    );
    show('/judge-dashboard?view=bundle');
    expect(await screen.findByText('Motion.pdf (3 pages)')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Print list' })).toBeTruthy();
  });

  test('shows a pending judge their own profile and its status, and requests no case data', async () => {
    const judge_profile = {
      specialization: 'state',
      bar_number: '002223',
      location: 'CA',
      court_house: 'Alder',
      status: 'pending' as const,
      decided_at: null,
    };
    const seen = stubServer(answers(readJudgeProfile, { judge_profile }));
    show('/judge-dashboard', { role: 'judge', judge_status: 'pending' });
    expect(await screen.findByText('Awaiting verification')).toBeTruthy();
    expect(screen.getByText('002223')).toBeTruthy();
    expect(seen.some(({ path }) => path.includes('/chambers/'))).toBe(false);
  });

  test('is not available to a clerk who works in no chambers', async () => {
    const seen = stubServer(answers(readOwnChambers, { judges: [], people: [] }));
    show('/judge-dashboard', { role: 'clerk' });
    expect(await screen.findByText('You don’t have access to this page')).toBeTruthy();
    expect(seen.some(({ path }) => path.includes('/chambers/my-day/'))).toBe(false);
  });
});
