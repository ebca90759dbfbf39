import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreens } from '#web/testing/renderScreen.tsx';
import { Failure } from './Failure.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const Broken = () => {
  throw new TypeError('Failed to fetch dynamically imported module');
};
const show = (onLine: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  renderScreens([{ path: '*', Component: Broken, ErrorBoundary: Failure }], '/calendar', undefined);
};

test('without a network, the error of a screen states that the browser is offline', async () => {
  show(false);
  await screen.findByRole('heading', { name: 'You are offline' });
  screen.getByText(/Reconnect, then load it again/);
  expect(screen.queryByText(/newer version/)).toBeNull();
  screen.getByRole('button', { name: 'Reload the page' });
});

test('with a network, it does not state that', async () => {
  show(true);
  await screen.findByText(/newer version/);
  expect(screen.queryByText('You are offline')).toBeNull();
});
