import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FileDrop } from './FileDrop.tsx';
import { Pager } from './Pager.tsx';
import { SecretOnce } from './SecretOnce.tsx';
import { Steps } from './Steps.tsx';
import { type Sort, Table } from './Table.tsx';
import { TextField } from './TextField.tsx';

test('a field with an error shows it with a bar, an icon, and text, and connects it to its control', () => {
  render(<TextField label="Email" hint="of your office" problem="Email is invalid" value="x" onChange={() => {}} />);
  const input = screen.getByLabelText('Email');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Email is invalid');
  expect(input.closest('.field')?.classList.contains('error')).toBe(true);
  expect(screen.queryByText('of your office')).toBeNull();
});

test('a busy button ignores further presses, and keeps the focus', async () => {
  const press = vi.fn();
  render(
    <Button busy onClick={press}>
      Send
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Send' });
  await userEvent.click(button);
  expect(press).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
});

test.each([
  [1, 5, 'Page 1 of 5', [true, false]],
  [3, 5, 'Page 3 of 5', [false, false]],
  [5, 5, 'Page 5 of 5', [false, true]],
  [1, 0, 'Page 1 of 1', [true, true]],
])('page %i of %i: %s, and no navigation beyond the ends', (page, totalPages, words, disabled) => {
  render(<Pager page={page} totalPages={totalPages} onPage={() => {}} />);
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getAllByRole('button').map((button) => (button as HTMLButtonElement).disabled)).toEqual(disabled);
});

function Sorted() {
  const [sort, setSort] = useState<Sort>({ key: 'other', direction: 'ascending' });
  const columns = [{ key: 'name', title: 'Name', sortable: true, cell: (row: string) => row }];
  const sorting = { by: sort, onSort: setSort };
  return <Table caption="Names" columns={columns} rows={['a']} rowKey={(row) => row} sorting={sorting} />;
}

test('pressing a column’s header sorts by it, and pressing it again reverses the order', async () => {
  render(<Sorted />);
  const head = () => screen.getByRole('columnheader').getAttribute('aria-sort');
  expect(head()).toBe('none');
  await userEvent.click(screen.getByRole('button', { name: 'Name' }));
  expect(head()).toBe('ascending');
  await userEvent.click(screen.getByRole('button', { name: 'Name' }));
  expect(head()).toBe('descending');
});

test('rows are selected individually or all together', async () => {
  const select = vi.fn();
  const columns = [{ key: 'name', title: 'Name', cell: (row: string) => row }];
  const table = (selected: string[]) => (
    <Table
      caption="Names"
      columns={columns}
      rows={['a', 'b']}
      rowKey={(row) => row}
      selection={{ selected: new Set(selected), onSelect: select }}
    />
  );
  const { rerender } = render(table(['a']));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select b' }));
  expect(select).toHaveBeenLastCalledWith(new Set(['a', 'b']));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select a' }));
  expect(select).toHaveBeenLastCalledWith(new Set());
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  expect(select).toHaveBeenLastCalledWith(new Set(['a', 'b']));
  rerender(table(['a', 'b']));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  expect(select).toHaveBeenLastCalledWith(new Set());
});

test('the error summary receives the focus and links to each field', () => {
  const { rerender } = render(<ErrorSummary problems={[]} />);
  rerender(<ErrorSummary problems={[{ field: 'bar', message: 'Bar number is required' }]} />);
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'One problem to fix' }));
  expect(screen.getByRole('link', { name: 'Bar number is required' }).getAttribute('href')).toBe('#bar');
});

test('a confirmation has Cancel first, and Escape cancels', async () => {
  const answers: string[] = [];
  render(
    <ConfirmDialog
      isOpen
      title="Withdraw?"
      confirmLabel="Withdraw"
      onConfirm={() => answers.push('yes')}
      onClose={() => answers.push('no')}
    >
      <p>The filing can no longer be changed.</p>
    </ConfirmDialog>,
  );
  expect(await screen.findByRole('alertdialog', { name: 'Withdraw?' })).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Cancel');
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  await userEvent.keyboard('{Escape}');
  expect(answers).toEqual(['yes', 'no']);
});

test('a step that is done is also described in words', () => {
  const steps = ['Scanned', 'Read', 'Checked'].map((title) => ({ key: title, title }));
  render(<Steps label="Analysis" steps={steps} current={1} />);
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['Scanned(done)', 'Read', 'Checked']);
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
});

test('files are accepted by selecting and by dragging; one where one is allowed; none while disabled', async () => {
  const take = vi.fn();
  const file = (name: string) => new File(['x'], name);
  const drop = (disabled: boolean) => (
    <FileDrop title="Main document" rules="PDF" accept=".pdf" disabled={disabled} onFiles={take} />
  );
  const { container, rerender } = render(drop(false));
  const place = container.querySelector('.drop')!;
  fireEvent.drop(place, { dataTransfer: { files: [file('a.pdf'), file('b.pdf')] } });
  expect(take.mock.lastCall?.[0].map((one: File) => one.name)).toEqual(['a.pdf']);
  fireEvent.change(container.querySelector('input')!, { target: { files: [file('c.pdf')] } });
  expect(take.mock.lastCall?.[0].map((one: File) => one.name)).toEqual(['c.pdf']);
  rerender(drop(true));
  fireEvent.drop(place, { dataTransfer: { files: [file('d.pdf')] } });
  expect(take).toHaveBeenCalledTimes(2);
});

test('a dialog with input starts with the focus in its first field; a dialog without input takes the focus itself', async () => {
  const { rerender } = render(
    <Dialog isOpen onClose={() => {}} title="Return">
      <p>What the rule says.</p>
      <TextField label="Reason" value="" onChange={() => {}} />
    </Dialog>,
  );
  expect(document.activeElement).toBe(screen.getByLabelText('Reason'));
  rerender(
    <Dialog key="other" isOpen onClose={() => {}} title="Rule">
      <p>What the rule says.</p>
    </Dialog>,
  );
  expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Rule' }));
});

test('while a one-time secret is shown, the browser asks before it closes the page', () => {
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const show = (secret: string | null) => (
    <SecretOnce title="Secret" label="Secret" warning="Keep it." secret={secret} onClose={() => {}} />
  );
  const { rerender } = render(show('whsec_1'));
  expect(closing()).toBe(true);
  rerender(show(null));
  expect(closing()).toBe(false);
});
