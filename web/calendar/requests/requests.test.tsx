import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as slotsContract from '#contract/bestSlots';
import { readCounselWarnings } from '#contract/hearingChecks';
import * as contract from '#contract/hearingRequests';
import { aSession } from '#web/testing/aSession.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { answers, refuses, type Seen, stubServer } from '#web/testing/stubServer.ts';
import { CaseHearingRequests } from './CaseHearingRequests.tsx';
import { PendingRequests } from './PendingRequests.tsx';
import { RequestHearing } from './RequestHearing.tsx';

const id = '5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0c01';
const request: contract.HearingRequest = {
  ...{ id: '5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0a01', case_id: id, case_number: '26CV00431' },
  ...{ case_title: 'Sample v. Example', case_type: 'Civil Complaint', requested_by: 'Alex Q. Example' },
  ...{ requested_at: '2026-03-17T16:00:00Z', purpose: 'Motion to compel', minutes: 30, position: 'opposed', note: '' },
  ...{ preferred: ['2026-04-07'], state: 'pending', decided_by: null, decided_at: null, reason: null },
  ...{ hearing_id: null, version: 1, abilities: { decide: false, withdraw: true } },
};
const days = answers(contract.listHearingDays, {
  judge: 'Hon. A. Reyes',
  data: [{ date: '2026-04-07', title: 'Law and motion', from: '09:00', to: '12:00', venue: 'Dept. 4', places_left: 2 }],
  closed: [{ date: '2026-03-31', reason: 'Cesar Chavez Day' }],
});
const sent = (asked: Seen[]) => asked.filter(({ method }) => method !== 'GET').map(({ body }) => JSON.parse(body));
const found = { id, case_number: '26CV00431' } as never;
const attorney = { signedInAs: aSession({ role: 'attorney' }) };

test('a request has purpose, length, position, and dates, beside what is known of the days', async () => {
  const asked = stubServer(days, answers(contract.requestHearing, { message: 'Hearing requested', data: request }));
  renderScreen(<RequestHearing found={found} onClose={() => {}} />, attorney);
  const dialog = within(await screen.findByRole('dialog', { name: 'Request a hearing in 26CV00431' }));
  await dialog.findByText(/Law and motion, Dept\. 4: 2 places left/);
  dialog.getByText('The court is closed on Mar 31 (Cesar Chavez Day).');
  await userEvent.click(dialog.getByRole('button', { name: 'Request hearing' }));
  await dialog.findByText('The purpose is required');
  fireEvent.change(dialog.getByLabelText('What the hearing is for'), { target: { value: 'Motion to compel' } });
  fireEvent.change(dialog.getByLabelText('Position of the other side'), { target: { value: 'opposed' } });
  fireEvent.change(dialog.getByLabelText(/^First choice/), { target: { value: '2026-04-07' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Request hearing' }));
  const wanted = { purpose: 'Motion to compel', minutes: '30', position: 'opposed', note: '' };
  await waitFor(() => expect(sent(asked)).toEqual([{ ...wanted, preferred: ['2026-04-07'] }]));
});

test('its sender sees its state and the reason, and can withdraw it', async () => {
  const declined = {
    ...request,
    id: `${request.id.slice(0, -1)}2`,
    state: 'declined' as const,
    reason: 'File a motion.',
  };
  const none = { decide: false, withdraw: false };
  const asked = stubServer(
    answers(contract.listCaseHearingRequests, { data: [request, { ...declined, abilities: none }] }),
    answers(contract.withdrawHearingRequest, { message: 'Request withdrawn', data: request }),
  );
  renderScreen(<CaseHearingRequests caseId={id} />, attorney);
  await screen.findByText('Waiting for the clerk');
  screen.getByText('Reason: File a motion.');
  await userEvent.click(screen.getByRole('button', { name: /^Withdraw request/ }));
  await waitFor(() => expect(sent(asked)).toEqual([{ version: 1 }]));
});

test('the clerk declines one with a reason; what another clerk did is stated, and the reason is kept', async () => {
  const abilities = { decide: true, withdraw: false };
  stubServer(
    answers(contract.listPendingHearingRequests, { data: [{ ...request, abilities }], total: 1, total_pages: 1 }),
    refuses(contract.declineHearingRequest, 409, { error: 'Already decided', code: 'hearing_request_decided' }),
  );
  renderScreen(<PendingRequests />, { signedInAs: aSession() });
  await userEvent.click(await screen.findByRole('button', { name: /^Decline/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline the request in 26CV00431' }));
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'No time.' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
  await dialog.findByText('Already decided');
  expect((dialog.getByLabelText('Reason') as HTMLInputElement).value).toBe('No time.');
});

const best: slotsContract.BestSlots & { id: string } = {
  id: request.id,
  slots: [
    {
      ...{ hearing_date: '2026-04-07', hearing_time: '09:30', judge: 'Hon. A. Reyes', judge_id: id },
      ...{ venue: 'Department 4', courtroom_id: id },
      reasons: [
        { code: 'preferred_day', count: null, names: [] },
        { code: 'present_anyway', count: null, names: ['A. Rowe'] },
        { code: 'judge_day', count: 90, names: [] },
      ],
    },
  ],
  ...{ obstacles: [], failure: null, through: '2026-05-16' },
};
const decidable = { ...request, abilities: { decide: true, withdraw: false } };

test('the clerk sees the best times with their reasons, and using one begins the form with it', async () => {
  const firm = { code: 'one_firm' as const, firm: 'Roe LLP', attorney: 'A. Rowe', party: 'Sample' };
  const asked = stubServer(
    answers(contract.listPendingHearingRequests, { data: [decidable], total: 1, total_pages: 1 }),
    answers(slotsContract.findRequestSlots, { data: [best] }),
    answers(readCounselWarnings, { data: [{ ...firm, other: 'B. Doe', opponent: 'Example' }] }),
  );
  renderScreen(<PendingRequests />, { signedInAs: aSession({ role: 'clerk' }) });
  const times = within(await screen.findByRole('region', { name: 'Best times' }));
  times.getByText(/A preferred date\. In court that day anyway: A\. Rowe\..*90 minutes/);
  await userEvent.click(times.getByRole('button', { name: /^Use this time/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule the hearing requested in 26CV00431' }));
  expect(dialog.getByLabelText('Hearing date')).toHaveProperty('value', '2026-04-07');
  expect(dialog.getByLabelText('Hearing time')).toHaveProperty('value', '09:30');
  await dialog.findByText(/A\. Rowe \(for Sample\) and B\. Doe \(for Example\) belong to one firm, Roe LLP/);
  // Those to whom the case is assigned would appear.
  const path = asked.find((one) => one.path.includes('counsel-warnings'))!.path;
  expect(path).toContain('case_number=26CV00431');
  expect(path).not.toContain('attorney_ids');
});

test('without an open time, the clerk sees what would have to change', async () => {
  const taken = { case_number: '26CV00002', case_title: 'Other v. Example', event_type: 'Trial' };
  const objection = { who: 'Hon. A. Reyes', from: null, to: null, day: null, by: taken };
  const at = { hearing_date: '2026-04-07', hearing_time: '09:30', judge: 'Hon. A. Reyes', venue: 'Department 4' };
  const none = { ...best, slots: [], obstacles: [{ ...at, objections: [{ code: 'taken' as const, ...objection }] }] };
  stubServer(
    answers(contract.listPendingHearingRequests, { data: [decidable], total: 1, total_pages: 1 }),
    answers(slotsContract.findRequestSlots, { data: [none] }),
  );
  renderScreen(<PendingRequests />, { signedInAs: aSession({ role: 'clerk' }) });
  await screen.findByText('Hon. A. Reyes is booked. 26CV00002, Other v. Example (Trial) would have to move.');
});
