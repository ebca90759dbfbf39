import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { renderApp } from '#web/testing/renderScreen.tsx';
import script from './applyTheme.js?raw';
import { currentTheme, useTheme } from './themes.ts';

beforeEach(() => {
  delete document.documentElement.dataset.theme;
});

test('the user menu offers the three themes; a choice takes effect immediately and is saved', async () => {
  renderApp('/privacy');
  await userEvent.click(await screen.findByRole('button', { name: /User menu/ }));
  expect((await screen.findAllByRole('menuitemradio')).map((item) => item.textContent)).toEqual([
    'Blue & Yellow',
    'Dark Mode',
    'Light Mode',
  ]);
  expect(screen.getByRole('menuitemradio', { name: 'Blue & Yellow' }).getAttribute('aria-checked')).toBe('true');
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Dark Mode' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem('assize-theme')).toBe('dark');
});

test.each(['dark', 'light'])('the next page has the theme %s before it is painted', (theme) => {
  localStorage.setItem('assize-theme', theme);
  new Function(script)();
  expect(currentTheme()).toBe(theme);
});

test.each([null, 'neon'])('without a valid choice (%s) it is Blue & Yellow', (theme) => {
  if (theme) localStorage.setItem('assize-theme', theme);
  new Function(script)();
  expect(currentTheme()).toBe('blue-yellow');
});

function Shown() {
  return <p>{useTheme()}</p>;
}

test('a screen is notified of a change of the theme', () => {
  document.documentElement.dataset.theme = 'light';
  render(<Shown />);
  expect(screen.getByText('light')).toBeTruthy();
});
