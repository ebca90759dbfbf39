import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import * as contract from '#contract/chambers';
import * as rulings from '#contract/rulings';
import { adoptTentative } from '#contract/tentativeRulings';
import { aSession } from '#web/testing/aSession.ts';
import { renderApp } from '#web/testing/renderScreen.tsx';
import { answers, refuses, stubServer } from '#web/testing/stubServer.ts';

const uuid = (n: number) => `0b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9a0${n}`;
const aMotion = (n: number, title: string): rulings.PendingMotion => ({
  ...{
    filing_id: uuid(n),
    case_id: uuid(7),
    case_number: '26CV1',
    case_title: 'Rowe v. Pike',
    title,
    docket_title: title,
    number: n,
  },
  ...{ filed_on: '2026-11-02', filed_by: 'Alex Q. Example', is_docketed: true, style: 'state', version: 0 },
  allowed: ['granted', 'granted_in_part', 'denied', 'submitted', 'continued'],
  tentative_choices: ['granted', 'granted_in_part', 'denied'],
  ...{ present: null, held: null, tentative: null, clock: null },
});
const clock = {
  ...{ id: 'CA-90', label: '90 days from submission', authority: 'Gov. Code 68210', effect: 'salary_withheld' },
  ...{ due_on: '2026-11-28', days_left: 4, tone: 'now' as const },
};
const ruling: rulings.Ruling = {
  ...{ id: uuid(5), filing_id: uuid(1), case_id: uuid(7), hearing_id: null, judge: 'Hon. A. Reyes' },
  ...{ disposition: 'granted', stage: 'draft', reasons: '', details: {}, submitted_on: null, entry: null },
  ...{ ruled_at: null, takes_effect_at: '2026-11-24T18:01:00.000Z', superseded: false, lapsed_because: null },
  ...{ clock: null, version: 1 },
};
const day: contract.MyDay = {
  ...{ today: '2026-11-24', since: '2026-11-24T01:00:00.000Z' },
  hearings: [
    {
      ...{ id: uuid(8), hearing_date: '2026-11-24', hearing_time: '09:00', duration_minutes: 30 },
      ...{ event_type: 'Motion Hearing', venue: 'Department 3', status: 'scheduled', case_id: uuid(7) },
      ...{ case_number: '26CV1', case_title: 'Rowe v. Pike', case_type: 'Civil Complaint', papers: 0 },
      ...{
        has_notes: false,
        live: 'waiting',
        expected_time: null,
        motions: [aMotion(1, 'MOTION TO COMPEL'), aMotion(2, 'MOTION TO STRIKE')],
      },
    },
  ],
  submitted: [{ ...aMotion(3, 'MOTION TO SEAL'), submitted_on: '2026-08-30', clock }],
  pending: { total: 0, next: [] },
  held: [{ ...ruling, motion: 'Demurrer (Entry 9)', case_number: '26CV2' }],
  lapsed: [
    {
      ...{ ...ruling, id: uuid(4), motion: 'Motion to Seal', case_number: '26CV3', stage: 'withdrawn' },
      lapsed_because: 'motion_changed',
    },
  ],
  changed: { filings: [], hearings: [] },
  orders: { total: 0, next: [] },
  requests: [],
  week: [],
};
const shown = answers(contract.readMyDay, day);
const made = answers(rulings.makeRuling, { message: 'Ruling made.', ruling, text: '' });
const show = () => renderApp('/judge-dashboard', { signedInAs: aSession({ role: 'judge', judge_status: 'verified' }) });

describe('My day', () => {
  test('a key opens the ruling on the chosen motion, with its docket text, and Enter makes it', async () => {
    const seen = stubServer(shown, made);
    show();
    await screen.findByRole('link', { name: 'Motion to Compel (Entry 1)' });
    await userEvent.keyboard('jd');
    const reasons = await screen.findByRole('textbox', { name: /Reasons/ });
    await waitFor(() => expect(document.activeElement).toBe(reasons));
    await userEvent.keyboard('No good cause');
    expect(screen.getByText('ORDER denying Motion to Strike (Entry 2). No good cause.')).toBeTruthy();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(seen.some(({ path }) => path === '/api/rulings/')).toBe(true));
    const sent = seen.find(({ path }) => path === '/api/rulings/')!;
    expect(JSON.parse(sent.body)).toMatchObject({
      ...{ filing_id: uuid(2), disposition: 'denied', reasons: 'No good cause', version: 0, hearing_id: uuid(8) },
    });
  });

  test('a matter under submission shows its clock with days left and authority', async () => {
    stubServer(shown);
    show();
    expect(await screen.findByText('4 days left')).toBeTruthy();
    expect(screen.getByText(/90 days from submission, by .*\(Gov\. Code 68210\)/)).toBeTruthy();
  });

  test('a ruling that did not take effect is listed with the reason', async () => {
    stubServer(shown);
    show();
    expect(await screen.findByText(/26CV3, Motion to Seal: Granted.*withdrawn or returned/)).toBeTruthy();
  });

  test('a held ruling can be undone', async () => {
    const seen = stubServer(shown, answers(rulings.undoRuling, { message: 'Ruling undone' }));
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo the ruling on Demurrer (Entry 9)' }));
    await waitFor(() => expect(seen.map(({ path }) => path)).toContain(`/api/rulings/${uuid(5)}/`));
  });

  test('the tentative ruling shows when it becomes public and who argues, and a key adopts it', async () => {
    const tentative: rulings.PendingMotion['tentative'] = {
      ...{ id: uuid(6), filing_id: uuid(1), judge: 'Hon. A. Reyes', disposition: 'granted', reasons: 'Overdue.' },
      ...{ details: {}, directs_argument: false, state: 'published', publish_at: null, notice_until: null },
      ...{ drafted_by: null, can_write: true },
      ...{ published_at: '2026-11-23T23:00:00.000Z', hearing: null, version: 3 },
      notices: [{ id: uuid(9), person: 'Ada Rowe', issues: 'Sanctions', given_at: '2026-11-23T23:10:00.000Z' }],
    };
    const [hearing] = day.hearings;
    const motions = [{ ...aMotion(1, 'MOTION TO COMPEL'), tentative }];
    const adopted = { message: 'Tentative ruling adopted.', ruling_id: uuid(5), text: '' };
    const seen = stubServer(
      answers(contract.readMyDay, { ...day, hearings: [{ ...hearing!, motions }] }),
      answers(adoptTentative, adopted),
    );
    show();
    expect(await screen.findByText('Tentative: Granted')).toBeTruthy();
    expect(screen.getByText('Ada Rowe gave notice of argument: Sanctions')).toBeTruthy();
    await userEvent.keyboard('a');
    const path = `/api/rulings/tentatives/${uuid(6)}/adoption/`;
    await waitFor(() => expect(seen.some((one) => one.path === path)).toBe(true));
    expect(JSON.parse(seen.find((one) => one.path === path)!.body)).toEqual({ version: 3, hearing_id: uuid(8) });
    await userEvent.keyboard('e');
    const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Text/ });
    expect(text.value).toBe('Overdue.');
  });

  test('a ruling that needs more than reasons begins in the first field that must be completed', async () => {
    stubServer(shown);
    show();
    await screen.findByRole('link', { name: 'Motion to Compel (Entry 1)' });
    await userEvent.keyboard('c');
    const date = await screen.findByLabelText('New date');
    await waitFor(() => expect(document.activeElement).toBe(date));
  });

  test('who may make no ruling has no buttons and no keys for tentative rulings', async () => {
    const [hearing] = day.hearings;
    const motions = [{ ...aMotion(1, 'MOTION TO COMPEL'), allowed: [], tentative_choices: [] }];
    stubServer(answers(contract.readMyDay, { ...day, hearings: [{ ...hearing!, motions }], submitted: [] }));
    show();
    await screen.findByRole('link', { name: 'Motion to Compel (Entry 1)' });
    expect(screen.queryByRole('button', { name: /tentative/i })).toBeNull();
    await userEvent.keyboard('e');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('chambers staff draft a tentative ruling and make none', async () => {
    const [hearing] = day.hearings;
    const motions = [{ ...aMotion(1, 'MOTION TO COMPEL'), allowed: [] }];
    stubServer(answers(contract.readMyDay, { ...day, hearings: [{ ...hearing!, motions }], submitted: [] }));
    show();
    await screen.findByRole('button', { name: 'Tentative ruling: Motion to Compel (Entry 1)' });
    expect(screen.queryByRole('button', { name: /^Grant/ })).toBeNull();
    await userEvent.keyboard('d');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('e');
    await screen.findByRole('dialog', { name: /tentative/i });
  });

  test('a refused ruling keeps what was entered, with the reason', async () => {
    stubServer(
      shown,
      refuses(rulings.makeRuling, 409, { error: 'The court has already ruled.', code: 'already_ruled' }),
    );
    show();
    await screen.findByRole('link', { name: 'Motion to Compel (Entry 1)' });
    await userEvent.keyboard('g');
    await screen.findByRole('textbox', { name: /Reasons/ });
    await userEvent.keyboard('Agreed{Enter}');
    expect(await screen.findByText('The court has already ruled.')).toBeTruthy();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Reasons/ }).value).toBe('Agreed');
  });
});
