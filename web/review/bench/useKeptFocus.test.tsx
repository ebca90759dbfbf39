import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useKeptFocus } from './useKeptFocus.ts';

function Bench({ dialog, inert, button = true }: { dialog: boolean; inert: boolean; button?: boolean }) {
  const bench = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useKeptFocus(bench, heading);
  return (
    <>
      <div ref={bench} inert={inert}>
        <h1 ref={heading} tabIndex={-1}>
          Complaint.pdf
        </h1>
        {button && <button type="button">Accept</button>}
      </div>
      {dialog && (
        <div role="dialog">
          <button type="button">Confirm</button>
        </div>
      )}
    </>
  );
}

// jsdom lets an element inside an inert one take the focus; browsers do not.
beforeEach(() => {
  const focus = HTMLElement.prototype.focus;
  vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function (this: HTMLElement, options) {
    if (!this.closest('[inert]')) focus.call(this, options);
  });
});
afterEach(() => vi.restoreAllMocks());

test('the focus returns to the bench when it is no longer inert, which may be after the dialog is gone', async () => {
  const { rerender } = render(<Bench dialog inert />);
  screen.getByRole('button', { name: 'Confirm' }).focus();
  rerender(<Bench dialog={false} inert />);
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
  rerender(<Bench dialog={false} inert={false} />);
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')));
});

test('the focus goes to the filing’s name when the element that has it is removed', async () => {
  const { rerender } = render(<Bench dialog={false} inert={false} />);
  screen.getByRole('button', { name: 'Accept' }).focus();
  rerender(<Bench dialog={false} inert={false} button={false} />);
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')));
});
