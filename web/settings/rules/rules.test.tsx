import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import {
  adoptRules,
  type CourtRule,
  enterStandingOrder,
  listCourtRules,
  listStandingOrders,
  withdrawRule,
} from '#contract/courtRules';
import { aSession } from '#web/testing/aSession.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { answers, refuses, stubServer } from '#web/testing/stubServer.ts';
import { CourtRulesSection } from './CourtRulesSection.tsx';

const pack = { id: 'ca-superior', name: 'California superior courts', edition: '2026-07-01' };
const rule: CourtRule = {
  rule_id: 'CA-LEN-09',
  pack,
  requirement: 'A reply has at most 10 pages.',
  authority: 'CRC 3.1113(d)',
  ...{ confidence: 'high', effective_from: null, checked: true, class: 'advice', full_class: 'clerk_may_return' },
  ...{ checked_on: '2026-08-31', class_authority: 'CRC 2.118(a)' },
  adopted: null,
};

function open(...stubs: Parameters<typeof stubServer>) {
  let now = rule;
  const asked = stubServer(
    ...stubs,
    answers(listCourtRules, () => ({ packs: [pack], rules: [now] })),
    answers(listStandingOrders, { orders: [] }),
    answers(adoptRules, ({ body }) => {
      const note = (JSON.parse(body) as { note?: string }).note ?? null;
      now = { ...rule, class: rule.full_class, adopted: { by: 'Robin Registrar', at: '2026-03-02T17:04:00Z', note } };
      return { message: '1 rule confirmed', adopted: 1 };
    }),
    answers(withdrawRule, () => {
      now = rule;
      return { message: 'It is advice again' };
    }),
  );
  renderScreen(<CourtRulesSection />, { signedInAs: aSession({ role: 'court_administrator' }) });
  return asked;
}

test('an administrator adopts a rule with its source, and revokes the adoption', async () => {
  const asked = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Not yet confirmed' }));
  await screen.findByText('Once adopted: The clerk may return it');
  await userEvent.click(await screen.findByRole('checkbox', { name: /CA-LEN-09/ }));
  await userEvent.type(screen.getByLabelText(/Source/), 'Page 40 of our rules');
  await userEvent.click(screen.getByRole('button', { name: 'Adopt 1 rule' }));
  const confirming = within(await screen.findByRole('alertdialog', { name: 'Adopt 1 rule?' }));
  confirming.getByText(/will have full effect in this court/);
  expect(asked.some(({ path }) => path.endsWith('/adopt/'))).toBe(false);
  await userEvent.click(confirming.getByRole('button', { name: 'Adopt' }));
  await screen.findByText('1 rule confirmed');
  const sent = asked.find(({ path }) => path.endsWith('/adopt/'))!;
  expect(JSON.parse(sent.body)).toEqual({ rule_ids: ['CA-LEN-09'], note: 'Page 40 of our rules' });
  await screen.findByText('Robin Registrar · Page 40 of our rules');
  expect(screen.queryByRole('button', { name: /^Confirm \d/ })).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Undo the adoption of CA-LEN-09' }));
  const undoing = within(await screen.findByRole('alertdialog', { name: 'Undo the adoption of CA-LEN-09?' }));
  undoing.getByText(/becomes advisory again/);
  await userEvent.click(undoing.getByRole('button', { name: 'Undo adoption' }));
  await screen.findByText('It is advice again');
  await waitFor(() => expect(screen.queryByText('Adopted by the court')).toBeNull());
});

test('a refused standing order shows the reason at its field, until the field changes', async () => {
  const asked = open(
    refuses(enterStandingOrder, 400, {
      ...{ error: 'Check the highlighted fields.', code: 'invalid_input', request_id: 'r' },
      details: { fields: [{ field: 'effective_from', message: 'This order is already in effect' }] },
    }),
  );
  const form = within((await screen.findByRole('button', { name: 'Enter order' })).closest('form')!);
  await userEvent.type(form.getByLabelText(/^Order/), 'Standing Order 2026-4');
  await userEvent.type(form.getByLabelText(/Effective from/), '2026-03-01');
  await userEvent.click(form.getByRole('button', { name: 'Enter order' }));
  await form.findByText('This order is already in effect');
  expect(JSON.parse(asked.find(({ method }) => method === 'POST')!.body)).toMatchObject({
    authority: 'Standing Order 2026-4',
  });
  expect((form.getByLabelText(/^Order/) as HTMLInputElement).value).toBe('Standing Order 2026-4');
  await userEvent.clear(form.getByLabelText(/Effective from/));
  expect(form.queryByText('This order is already in effect')).toBeNull();
});
