import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import {
  type AttorneySuggestion,
  type AttorneySuggestions,
  readAttorneySuggestions,
} from '#contract/attorneySuggestions';
import * as contract from '#contract/attorneys';
import { anAttorney, aRoster } from '#web/testing/anAttorney.ts';
import { aSession } from '#web/testing/aSession.ts';
import { renderApp } from '#web/testing/renderScreen.tsx';
import { answers, refuses, stubServer } from '#web/testing/stubServer.ts';

const idOf = (n: number) => `0b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9a0${n}`;
const ada = anAttorney();
const theCase = { id: idOf(9), case_number: '26CR1', title: 'Matter One', status: 'open' as const };
const conflict = {
  ...{ ground: 'same_firm' as const, relation: 'opposing' as const, party: 'Jane Roe', role: 'Plaintiff' },
  ...{ counsel: 'Pat Counsel', firm: 'Roe LLP', former: false, key: 'k1' },
  words: 'Pat Counsel, of the same firm (Roe LLP), represents Jane Roe (Plaintiff), on the opposing side.',
};
const suggestion = (n: number, full_name: string, more: Partial<AttorneySuggestion> = {}): AttorneySuggestion => ({
  ...{ id: idOf(n), full_name, bar_number: `${n}`, type: 'Public Defender', firm: null, active_cases: n },
  ...{ related: [], reasons: [], excluded: null, ...more },
});
const suggestions = (data: AttorneySuggestion[]): AttorneySuggestions => ({
  data,
  participants: [{ id: idOf(8), name: 'Bo Doe', role: 'Defendant' }],
  authorities: { authority: 'Rules 1.7, 1.10', waiver: 'rule 1.7(d)', neutral: 'CRC 3.855' },
});
const all = [
  suggestion(2, 'Cleo Doe', { reasons: ['related', 'fewest_cases'], related: ['26CR7'] }),
  suggestion(5, 'Flo Mediator', { type: 'Mediator', reasons: ['fewest_cases', 'unusual_type'] }),
  suggestion(1, 'Ada Sample', { excluded: { why: 'conflict', conflicts: [conflict], is_neutral: false } }),
  suggestion(3, 'Dan Roe', { excluded: { why: 'not_active', status: 'Suspended', since: '2026-05-01' } }),
  suggestion(4, 'Eve Poe', { excluded: { why: 'assigned' } }),
];
const advice = answers(readAttorneySuggestions, suggestions(all));
const roster = answers(contract.listAttorneys, aRoster([ada]));
const cases = answers(contract.listAssignableCases, { data: [theCase] });
const assigned = answers(contract.assignCase, { message: '26CR1 assigned' });

const show = (path = '/attorneys') => renderApp(path, { signedInAs: aSession({ role: 'clerk' }) });
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const button = (name: string) => screen.findByRole('button', { name });
const chooseCase = async () => {
  await screen.findByRole('option', { name: '26CR1 Matter One' });
  type('Case', theCase.id);
};
const sent = (asked: { method: string; body: string }[]) =>
  JSON.parse(asked.find(({ method }) => method === 'POST')!.body);

test('a chosen case suggests attorneys with the reasons, and those who are not suitable with why', async () => {
  const asked = stubServer(roster, cases, advice, assigned);
  show();
  await chooseCase();
  const suggested = await screen.findByRole('region', { name: 'Suggested attorneys' });
  expect(suggested.textContent).toContain('Cleo Doe, Public Defender (2 active cases)');
  expect(suggested.textContent).toContain('has the related case 26CR7 and fewest active cases of this type');
  // Of a type that is assigned in other cases: found by name.
  expect(screen.queryByText(/Flo Mediator/)).toBeNull();
  const unsuitable = within(screen.getByRole('region', { name: 'Not suitable' })).getAllByRole('listitem');
  expect(unsuitable.map((one) => one.textContent)).toEqual([
    expect.stringContaining(conflict.words),
    expect.stringMatching(/Dan Roe.*Suspended since 05\/01\/2026\./),
    expect.stringContaining('Already assigned to this case.'),
  ]);
  await userEvent.click(await button('Choose Cleo Doe'));
  // The suggested attorney is not among those whom the search lists.
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Attorney').value).toBe(idOf(2)));
  await userEvent.click(await button('Assign case'));
  await screen.findByText('26CR1 assigned');
  expect(sent(asked)).toEqual({ case_id: theCase.id });
  expect(screen.queryByRole('region', { name: 'Suggested attorneys' })).toBeNull();
});

test('a conflict of the chosen attorney needs a reason, and the participant is sent', async () => {
  const asked = stubServer(roster, cases, advice, assigned);
  show();
  await chooseCase();
  await screen.findByRole('region', { name: 'Suggested attorneys' });
  type('For participant (optional)', idOf(8));
  await screen.findByText(/The attorney becomes counsel of this participant/);
  await userEvent.click(await button('Choose Ada Sample anyway'));
  await screen.findByText('Ada Sample has a conflict of interest in this case');
  await screen.findByText(/Each affected client can consent in writing \(rule 1.7\(d\)\)/);
  await userEvent.click(await button('Assign case'));
  await screen.findByText('Enter the reason');
  expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);
  type('Reason for the assignment', 'Both consented.');
  await userEvent.click(await button('Assign case'));
  await screen.findByText('26CR1 assigned');
  expect(sent(asked)).toEqual({
    ...{ case_id: theCase.id, participant_id: idOf(8), override_reason: 'Both consented.' },
    permitted_conflicts: ['k1'],
  });
});

test('a conflict that only the server knows asks for the reason, too', async () => {
  const details = { conflicts: [conflict], is_neutral: true, authorities: suggestions([]).authorities };
  const asked = stubServer(
    ...[roster, cases, answers(readAttorneySuggestions, suggestions([suggestion(1, 'Ada Sample')]))],
    refuses(contract.assignCase, 409, { error: 'A conflict.', code: 'attorney_conflict', details }),
  );
  show();
  await chooseCase();
  await userEvent.click(await button('Choose Ada Sample'));
  await userEvent.click(await button('Assign case'));
  await screen.findByText(conflict.words);
  await screen.findByText('CRC 3.855. A neutral discloses every connection with the parties and their counsel.');
  type('Reason for the assignment', 'Both consented.');
  await userEvent.click(await button('Assign case'));
  const calls = () => asked.filter(({ method }) => method === 'POST');
  await waitFor(() => expect(calls()).toHaveLength(2));
  expect(JSON.parse(calls()[1]!.body).permitted_conflicts).toEqual(['k1']);
});

test('the attorneys for a case are requested once, and one who is not among them separately; a change loads them again', async () => {
  const found = anAttorney({ id: idOf(7), full_name: 'Gil Other' });
  const asked = stubServer(answers(contract.listAttorneys, aRoster([found])), cases, advice, assigned);
  show();
  await chooseCase();
  await userEvent.click(await button('Choose Cleo Doe'));
  const requests = () =>
    asked.filter(({ path }) => path.includes('attorney-suggestions')).map(({ path }) => path.split('?')[1] ?? '');
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Attorney').value).toBe(idOf(2)));
  expect(requests()).toEqual(['']);
  type('Attorney', idOf(7));
  await waitFor(() => expect(requests()).toEqual(['', `attorney_id=${idOf(7)}`]));
  const lists = () => asked.filter(({ path }) => path.includes('/attorneys/cases/')).length;
  const before = lists();
  await userEvent.click(await button('Assign case'));
  await screen.findByText('26CR1 assigned');
  // What is known of cases has changed.
  await waitFor(() => expect(lists()).toBe(before + 1));
});

test('on the attorney’s own screen only this attorney is examined', async () => {
  const asked = stubServer(answers(contract.readAttorney, { data: ada }), cases, advice);
  show(`/attorneys/view-attorney/${ada.id}`);
  await chooseCase();
  await screen.findByText('Ada Sample has a conflict of interest in this case');
  expect(screen.queryByRole('region', { name: 'Suggested attorneys' })).toBeNull();
  expect(asked.filter(({ path }) => path.includes('attorney-suggestions')).map(({ path }) => path)).toEqual([
    expect.stringContaining(`attorney_id=${ada.id}`),
  ]);
});

test('without suggestions states that, and shows why they cannot be loaded', async () => {
  stubServer(roster, cases, answers(readAttorneySuggestions, suggestions([])));
  const first = show();
  await chooseCase();
  await screen.findByText('No suitable attorney on the roster. Find one by name.');
  first.unmount();
  stubServer(roster, cases, refuses(readAttorneySuggestions, 503, { error: 'Not now.', code: 'conflict' }));
  show();
  await chooseCase();
  await screen.findByText('Not now.');
});
