import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Toasts } from './Toasts.tsx';
import { toast } from './toast.ts';

beforeEach(() => void vi.spyOn(document, 'hasFocus').mockReturnValue(true));

/** One toast on the page, and the bar whose animation measures its time. */
async function showToast(words: string) {
  render(<Toasts />);
  act(() => void toast.error(words, { toastId: words }));
  const text = await screen.findByText(words);
  const box = text.closest<HTMLElement>('.toast')!;
  const bar = box.querySelector<HTMLElement>('[role=progressbar]')!;
  return { box, bar };
}

test('a toast appears at the top right', async () => {
  const { box } = await showToast('At the top right');
  expect(box.closest('.Toastify__toast-container--top-right')).not.toBeNull();
});

test('a toast closes automatically after 5000 ms', async () => {
  const { bar } = await showToast('For five seconds');
  expect(bar.style.animationDuration).toBe('5000ms');
  expect(bar.style.animationPlayState).toBe('running');
  // jsdom has no AnimationEvent, so React listens for the older event name.
  for (const name of ['animationend', 'webkitAnimationEnd']) fireEvent(bar, new Event(name, { bubbles: true }));
  await waitFor(() => expect(screen.queryByText('For five seconds')).toBeNull());
});

test('a toast stays while the pointer is over it', async () => {
  const { box, bar } = await showToast('Pointed at');
  fireEvent.mouseEnter(box);
  await waitFor(() => expect(bar.style.animationPlayState).toBe('paused'));
  fireEvent.mouseLeave(box);
  await waitFor(() => expect(bar.style.animationPlayState).toBe('running'));
});

test('a toast stays while the window does not have the focus', async () => {
  const { bar } = await showToast('Out of sight');
  fireEvent(window, new Event('blur'));
  await waitFor(() => expect(bar.style.animationPlayState).toBe('paused'));
  fireEvent(window, new Event('focus'));
  await waitFor(() => expect(bar.style.animationPlayState).toBe('running'));
});

test('Alt and T move the focus to the notifications', async () => {
  const { box } = await showToast('Reached by keys');
  fireEvent.keyDown(document, { altKey: true, code: 'KeyT' });
  await waitFor(() => expect(box.closest('section')?.contains(document.activeElement)).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
});
