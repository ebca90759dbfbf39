import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import * as contract from '#contract/benchMemos';
import * as staff from '#contract/chambersStaff';
import { emptyMemo } from '#domain/chambers/benchMemo';
import { aSession } from '#web/testing/aSession.ts';
import { renderApp } from '#web/testing/renderScreen.tsx';
import { answers, refuses, type Seen, stubServer } from '#web/testing/stubServer.ts';

const uuid = (n: number) => `0b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9a0${n}`;
const judge = aSession({ role: 'judge', judge_status: 'verified' });
const clerk = aSession({ role: 'clerk' });
const aMemo = (changes: Partial<contract.BenchMemo> = {}): contract.BenchMemo => ({
  ...{ id: uuid(1), title: 'Motion to Compel', state: 'draft', motion_id: null, hearing_id: uuid(8), version: 1 },
  ...{ case_id: uuid(7), case_number: '26CV1', case_title: 'Rowe v. Pike', disposition: null, return_note: null },
  ...{ assigned_to_id: uuid(3), assigned_to: 'Sam Staff', changed_by: 'Sam Staff', judge: 'Amy Reyes' },
  ...{ changed_at: '2026-11-22T18:00:00.000Z', content: emptyMemo, abilities: { edit: true, next: ['ready'] } },
  ...changes,
});
const own = answers(staff.readOwnChambers, {
  judges: [{ id: uuid(2), name: 'Amy Reyes' }],
  people: [
    { id: uuid(2), name: 'Amy Reyes' },
    { id: uuid(3), name: 'Sam Staff' },
  ],
});
const bodyOf = ({ body }: Seen) => JSON.parse(body) as { version: number; content: typeof emptyMemo; note?: string };
const open = (as: typeof judge) => renderApp(`/judge-dashboard/memos/${uuid(1)}`, { signedInAs: as });

describe('a bench memo', () => {
  test('that someone else changed is merged and saved again, and both texts are kept', async () => {
    const current = aMemo({ version: 2, changed_by: 'Pat Second', content: { ...emptyMemo, law: 'CCP § 2030.300' } });
    const seen = stubServer(own, answers(contract.readBenchMemo, aMemo()), {
      endpoint: contract.saveBenchMemo,
      answer: (asked: Seen) =>
        bodyOf(asked).version === 1
          ? { status: 409, body: { error: 'Changed', code: 'changed_meanwhile', details: { version: 2, current } } }
          : {
              status: 200,
              body: { message: 'Saved', memo: { ...current, version: 3, content: bodyOf(asked).content } },
            },
    });
    open(clerk);
    await userEvent.type(await screen.findByRole('textbox', { name: /Analysis/ }), 'Due in March.');
    await screen.findByText(/Pat Second changed this memo too/, undefined, { timeout: 4000 });
    await waitFor(() => {
      const [last] = seen.filter(({ method }) => method === 'PUT').slice(-1);
      expect(bodyOf(last!)).toMatchObject({
        version: 2,
        content: { law: 'CCP § 2030.300', analysis: 'Due in March.' },
      });
    });
  });

  test('is returned by the judge with a note', async () => {
    const ready = aMemo({ state: 'ready', abilities: { edit: true, next: ['returned', 'read'] } });
    const seen = stubServer(
      own,
      answers(contract.readBenchMemo, ready),
      answers(contract.moveBenchMemo, { message: 'Returned with your note', memo: aMemo({ state: 'returned' }) }),
    );
    open(judge);
    await userEvent.click(await screen.findByRole('button', { name: 'Return with a note' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Return with a note' }));
    dialog.getByText('Enter what must be changed.');
    await userEvent.type(dialog.getByRole('textbox'), 'Add the dates.');
    await userEvent.click(dialog.getByRole('button', { name: 'Return with a note' }));
    await waitFor(() => {
      const sent = seen.find(({ path }) => path.endsWith('/state/'));
      expect(sent && bodyOf(sent)).toMatchObject({ state: 'returned', note: 'Add the dates.' });
    });
  });

  test('that does not exist for the person has the refusal', async () => {
    stubServer(own, refuses(contract.readBenchMemo, 404, { error: 'Not found', code: 'not_found' }));
    open(clerk);
    expect(await screen.findByRole('alert')).toBeTruthy();
  });
});
