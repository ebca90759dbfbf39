import { act, render, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useKeptFocus } from './useKeptFocus.ts';

// jsdom has no layout.
beforeEach(() => void vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body));

let show: (parts: { menu?: boolean; notice?: boolean }) => void;

function Page() {
  const [{ menu, notice }, setShown] = useState<{ menu?: boolean; notice?: boolean }>({ notice: true });
  show = setShown;
  const bench = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useKeptFocus(bench, heading);
  return (
    <>
      <button type="button">User menu</button>
      {menu && (
        <div role="menu">
          <button type="button" role="menuitem">
            Settings
          </button>
        </div>
      )}
      {notice && <button type="button">Undo</button>}
      <div ref={bench}>
        <h1 ref={heading} tabIndex={-1}>
          Complaint
        </h1>
        <button type="button">Plaintiff</button>
      </div>
    </>
  );
}

const focus = (name: string, role = 'button') => act(() => screen.getByRole(role, { name }).focus());
const focused = () => document.activeElement?.textContent;

test('the focus returns to the button of a menu that closes, and not to the bench', async () => {
  render(<Page />);
  focus('Plaintiff');
  focus('User menu');
  act(() => show({ menu: true }));
  focus('Settings', 'menuitem');
  act(() => show({}));
  await waitFor(() => expect(focused()).toBe('User menu'));
});

test('the focus returns to the bench when a notice next to it disappears', async () => {
  render(<Page />);
  focus('Plaintiff');
  focus('Undo');
  act(() => show({ notice: false }));
  await waitFor(() => expect(focused()).toBe('Plaintiff'));
});
