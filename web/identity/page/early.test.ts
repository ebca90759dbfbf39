import { afterEach, expect, test, vi } from 'vitest';
import { replayEarly, takeEarly } from './early.ts';

const { code } = await import('./beforeScript.js?raw').then(({ default: source }) => ({ code: source as string }));

afterEach(() => {
  document.body.innerHTML = '';
});

/** A page before its script has run. */
function show() {
  document.body.innerHTML = '<main><form><input><button type="submit">Sign in</button></form></main>';
  new Function(code)();
  return { input: document.querySelector('input')!, button: document.querySelector('button')! };
}

test('input from before the script ran is entered again for the screen', () => {
  const { input } = show();
  input.value = 'dana@example.com';
  const heard = vi.fn();
  input.addEventListener('input', () => heard(input.value));
  replayEarly(takeEarly(document, window));
  expect(heard).toHaveBeenCalledWith('dana@example.com');
});

test('the browser submits no form itself, and the last button pressed is pressed again, once', async () => {
  const { button } = show();
  const sent = vi.fn((event: Event) => event.preventDefault());
  window.addEventListener('submit', (event) => expect(event.defaultPrevented).toBe(true), { once: true });
  button.click();
  button.addEventListener('click', sent);
  const early = takeEarly(document, window);
  replayEarly(early);
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(takeEarly(document, window).pressed).toBeNull();
});
