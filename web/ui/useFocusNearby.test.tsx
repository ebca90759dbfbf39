import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useFocusNearby } from './useFocusNearby.ts';

let show: (parts: { button?: boolean; dialog?: boolean }) => void;

function Page() {
  const [{ button, dialog }, setShown] = useState<{ button?: boolean; dialog?: boolean }>({ button: true });
  show = setShown;
  useFocusNearby();
  return (
    <>
      <main>
        <p>Nothing to focus</p>
        <section aria-label="Defendant">{button && <button type="button">Enter default</button>}</section>
      </main>
      {dialog && (
        <div role="dialog">
          <button type="button">Cancel</button>
        </div>
      )}
    </>
  );
}

const focus = (name: string) => act(() => screen.getByRole('button', { name }).focus());
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

test('the focus moves to the part of the screen around a button that its act removes', async () => {
  render(<Page />);
  focus('Enter default');
  act(() => show({}));
  await waitFor(() => expect(focused()).toBe('Defendant'));
});

test('after a dialog, the focus returns to its button, or to the part around it', async () => {
  render(<Page />);
  focus('Enter default');
  act(() => show({ button: true, dialog: true }));
  focus('Cancel');
  act(() => show({ button: true }));
  await waitFor(() => expect(focused()).toBe('Enter default'));
  act(() => show({ button: true, dialog: true }));
  focus('Cancel');
  act(() => show({}));
  await waitFor(() => expect(focused()).toBe('Defendant'));
});

test('who clicks on the page gives up the focus, and a change does not take it back', async () => {
  render(<Page />);
  focus('Enter default');
  await userEvent.click(screen.getByText('Nothing to focus'));
  expect(document.activeElement).toBe(document.body);
  act(() => show({}));
  await new Promise((resume) => setTimeout(resume));
  expect(document.activeElement).toBe(document.body);
});
