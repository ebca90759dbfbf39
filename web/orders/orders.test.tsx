import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import * as contract from '#contract/orderDrafts';
import { aSession } from '#web/testing/aSession.ts';
import { renderApp } from '#web/testing/renderScreen.tsx';
import { answers, type Seen, stubServer } from '#web/testing/stubServer.ts';

const uuid = (n: number) => `0b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9a0${n}`;
const judge = aSession({ role: 'judge' });
const anOrder = (changes: Partial<contract.OrderDraft> = {}): contract.OrderDraft => ({
  ...{
    id: uuid(1),
    title: 'Order Granting Motion',
    state: 'draft',
    source: 'chambers',
    version: 1,
    reason: null,
    return_note: null,
  },
  ...{ case_id: uuid(7), case_number: '26CV1', case_title: 'Rowe v. Pike' },
  ...{ changed_by: 'Amy Reyes', changed_at: '2026-11-22T18:00:00.000Z' },
  ...{ filing_id: null, proposed_version_id: null, proposed_by: null, corrects_id: null },
  ...{ court: 'Superior Court', judge: 'Amy Reyes', writer: 'Amy Reyes', warnings: [] },
  abilities: { edit: true, sign: true, return_draft: false, send_back: true, deny: true },
  content: {
    title: 'Order Granting Motion',
    paragraphs: [
      { id: 'a', style: 'numbered', parts: [{ kind: 'text', text: 'The motion is GRANTED.' }] },
      { id: 'b', style: 'numbered', parts: [{ kind: 'blank', name: 'due_date', value: '' }] },
    ],
  },
  ...changes,
});
const saved = ({ body }: Seen) => JSON.parse(body) as { version: number; content: contract.OrderDraft['content'] };
const reply = (order: contract.OrderDraft) => ({ message: 'Saved', order });
const open = (...stubs: Parameters<typeof stubServer>) => {
  const asked = stubServer(answers(contract.readOrderDraft, anOrder()), ...stubs);
  renderApp(`/orders/${uuid(1)}`, { signedInAs: judge });
  return asked;
};

describe('an order', () => {
  test('strikes a paragraph, fills a blank, and gives the order for signature', async () => {
    const user = userEvent.setup();
    const asked = open(
      answers(contract.saveOrderDraft, (seen) => reply(anOrder({ version: 2, content: saved(seen).content }))),
      answers(contract.moveOrderDraft, { message: 'Given', order: anOrder({ version: 3, state: 'for_signature' }) }),
    );
    const paragraph = await screen.findByRole('textbox', { name: 'Paragraph 1' });
    paragraph.focus();
    fireEvent.keyDown(paragraph, { key: 'X', ctrlKey: true, shiftKey: true });
    expect(screen.getByTitle('Struck by Amy Reyes').textContent).toBe('The motion is GRANTED.');
    await user.type(screen.getByLabelText('Blank: due date'), 'June 3');
    await user.click(screen.getByRole('button', { name: 'Give for signature' }));
    await screen.findByText(/^Given to the judge/);
    const puts = asked.filter(({ method }) => method === 'PUT');
    expect(JSON.stringify(saved(puts.at(-1)!).content)).toContain('"value":"June 3"');
    expect(JSON.parse(asked.find(({ path }) => path.includes('/state/'))!.body)).toMatchObject({ version: 2 });
  });

  test('merges with the text that someone else saved first', async () => {
    const user = userEvent.setup();
    const theirs = anOrder({ version: 2, changed_by: 'Ben Ames' });
    theirs.content.paragraphs[0]!.parts = [{ kind: 'text', text: 'The motion is DENIED.' }];
    const asked = open({
      endpoint: contract.saveOrderDraft,
      answer: (seen) =>
        saved(seen).version === 1
          ? { status: 409, body: { error: 'x', code: 'changed_meanwhile', details: { version: 2, current: theirs } } }
          : { status: 200, body: reply(anOrder({ version: 3, content: saved(seen).content })) },
    });
    await user.type(await screen.findByLabelText('Blank: due date'), 'June 3');
    await screen.findByText(/^Ben Ames changed this order/, undefined, { timeout: 4000 });
    await waitFor(() => expect(asked.filter(({ method }) => method === 'PUT').length).toBe(2));
    const sent = JSON.stringify(saved(asked.findLast(({ method }) => method === 'PUT')!).content);
    expect(sent).toContain('The motion is DENIED.');
    expect(sent).toContain('June 3');
  });

  test('is sent back only with a reason', async () => {
    const user = userEvent.setup();
    const asked = open(
      answers(contract.sendBackOrder, { message: 'Sent back', order: anOrder({ version: 2, state: 'sent_back' }) }),
    );
    await user.click(await screen.findByRole('button', { name: 'Send back' }));
    await screen.findByRole('alertdialog');
    const confirm = () => screen.getAllByRole('button', { name: 'Send back' }).at(-1)!;
    await user.click(confirm());
    expect(screen.getByText('Enter the reason.')).toBeTruthy();
    await user.type(screen.getByLabelText('Reason'), 'Strike the fees.');
    await user.click(confirm());
    await waitFor(() => expect(asked.some(({ path }) => path.includes('/return/'))).toBe(true));
  });
});

describe('two orders', () => {
  test('marks what differs, and adopts a paragraph into the other order', async () => {
    const user = userEvent.setup();
    const asked = stubServer(
      answers(contract.compareOrderDrafts, {
        first: anOrder(),
        second: anOrder({ id: uuid(2) }),
        rows: [
          {
            first: 'Pay $500.',
            second: 'Pay $900.',
            runs: [
              { kind: 'same', text: 'Pay ' },
              { kind: 'removed', text: '$500.' },
              { kind: 'added', text: '$900.' },
            ],
          },
        ],
      }),
      answers(contract.readOrderDraft, anOrder()),
      answers(contract.saveOrderDraft, reply(anOrder({ version: 2 }))),
    );
    renderApp(`/orders/${uuid(1)}/compare/${uuid(2)}`, { signedInAs: judge });
    expect((await screen.findByText('$500.')).tagName).toBe('MARK');
    await user.click(screen.getAllByRole('button', { name: /^Adopt/ })[0]!);
    await waitFor(() => expect(asked.some(({ method }) => method === 'PUT')).toBe(true));
    const put = asked.find(({ method }) => method === 'PUT')!;
    expect(put.path).toContain(uuid(2));
    expect(saved(put).content.paragraphs.at(-1)!.parts).toEqual([
      { kind: 'added', text: 'Pay $500.', by: 'Amy Reyes' },
    ]);
  });
});
