import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type AcceptanceRulesOfCourt, readAcceptanceRules, saveAcceptanceSettings } from '#contract/acceptanceSettings';
import { aSession } from '#web/testing/aSession.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { answers, stubServer } from '#web/testing/stubServer.ts';
import { AcceptanceRules } from './AcceptanceRules.tsx';

const rules: AcceptanceRulesOfCourt = {
  system_name: 'California superior courts',
  settings: { partial: null, authority: null },
  version: 0,
  permitted: true,
  authority: 'Cal. Rules of Court, rule 2.259(b)',
  confidence: 'uncertain',
  set_by_court: false,
  may_set: true,
  can_manage: true,
};

function open(changes: Partial<AcceptanceRulesOfCourt> = {}) {
  const asked = stubServer(
    answers(readAcceptanceRules, { ...rules, ...changes }),
    answers(saveAcceptanceSettings, { message: 'Acceptance settings saved', rules }),
  );
  renderScreen(<AcceptanceRules />, { signedInAs: aSession() });
  return asked;
}

test('an uncertain default is named as such, and the court sets it with its authority', async () => {
  const asked = open();
  await screen.findByText(/Authority: Cal\. Rules of Court, rule 2\.259\(b\)\. No rule on file decides this/);
  await userEvent.selectOptions(screen.getByLabelText(/^Attachments/), 'Are decided with their filing');
  await userEvent.type(screen.getByLabelText(/^Local rule or order/), 'Local Rule 4');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(JSON.parse(asked.find(({ method }) => method === 'PUT')!.body)).toEqual({
      ...{ partial: 'not_permitted', authority: 'Local Rule 4', version: 0 },
    }),
  );
});

test('where the law has every document filed, the court cannot set it', async () => {
  open({ permitted: false, may_set: false, authority: 'Fed. R. Civ. P. 5(d)(4)', confidence: 'verified' });
  await screen.findByText('A filing is accepted or returned with all of its attachments.', { exact: false });
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});
