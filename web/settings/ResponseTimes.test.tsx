import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type ResponseTimesOfCourt, readResponseTimes, saveResponseTime } from '#contract/responseTimes';
import { aSession } from '#web/testing/aSession.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { answers, refuses, stubServer } from '#web/testing/stubServer.ts';
import { ResponseTimes } from './ResponseTimes.tsx';

const times: ResponseTimesOfCourt = {
  rules: [
    {
      ...{ rule_id: 'TX-MSJ-RESP', amount: 21, unit: 'days', runs: 'filing', only: ['Motion for summary judgment'] },
      ...{ by_title: false, case_types: ['Civil Complaint'], authority: 'TRCP 166a (2026)', confidence: 'verified' },
      caveat: 'The court may allow another time.',
    },
  ],
  own: [
    { kind: 'motion', set: null, version: 0 },
    {
      ...{ kind: 'summary_judgment', version: 3 },
      set: { days: 14, unit: 'days', runs: 'before_hearing', authority: 'Local Rule 9' },
    },
  ],
  own_first: false,
  can_manage: true,
};

function open(changes: Partial<ResponseTimesOfCourt> = {}, ...stubs: Parameters<typeof stubServer>) {
  const asked = stubServer(
    ...stubs,
    answers(readResponseTimes, { ...times, ...changes }),
    answers(saveResponseTime, { message: 'Response time saved', times }),
  );
  renderScreen(<ResponseTimes />, { signedInAs: aSession() });
  return asked;
}
const motions = async () => within(await screen.findByRole('group', { name: 'Motions other than summary judgment' }));

test('the rules on file have their authority, and the court sets a time of its own with its authority', async () => {
  const asked = open();
  await screen.findByText(
    /^Motion for summary judgment in cases of the type Civil Complaint: 21 days after the filing of the motion\./,
  );
  screen.getByText(/TRCP 166a \(2026\)/);
  screen.getByText(/applies to motions for which no rule is on file/);
  const form = await motions();
  await userEvent.type(form.getByLabelText(/^Number of days/), '10');
  await userEvent.selectOptions(form.getByLabelText(/^Unit/), 'Court days');
  await userEvent.selectOptions(form.getByLabelText(/^Counted/), 'Before the hearing');
  await userEvent.type(form.getByLabelText(/^Local rule or order/), 'Local Rule 2.3');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(asked.some(({ method }) => method === 'PUT')).toBe(true));
  const put = asked.find(({ method }) => method === 'PUT')!;
  expect(put.path).toContain('/settings/response-times/motion/');
  expect(JSON.parse(put.body)).toEqual({
    ...{ days: '10', unit: 'court_days', runs: 'before_hearing', authority: 'Local Rule 2.3', version: 0 },
  });
});

test('a number out of range is refused at its field, and nothing is lost after someone else’s change', async () => {
  open({}, refuses(saveResponseTime, 409, { error: 'Someone else changed this.', code: 'changed_meanwhile' }));
  const form = await motions();
  const days = form.getByLabelText<HTMLInputElement>(/^Number of days/);
  await userEvent.type(days, '400');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await form.findByText('At most 120 days');
  await userEvent.clear(days);
  await userEvent.type(days, '12');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await form.findByText(/Someone else changed this/);
  expect(days.value).toBe('12');
});

test('everyone reads the court’s own time; only an administrator changes it', async () => {
  open({ can_manage: false, rules: [] });
  await screen.findByText('No rule on file sets a time for the response to motions in this court.');
  screen.getByText(/14 days before the hearing \(Local Rule 9\)\. Set by this court\./);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});
