import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, test, vi } from 'vitest';
import { useIdleReset } from './useIdleReset.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function Case({ isTerminal }: { isTerminal: boolean }) {
  useIdleReset(isTerminal);
  return <p>A case</p>;
}

const open = (isTerminal: boolean) =>
  render(
    <MemoryRouter initialEntries={['/records/cases/7']}>
      <Routes>
        <Route path="/records" element={<p>The search</p>} />
        <Route path="/records/cases/:id" element={<Case isTerminal={isTerminal} />} />
      </Routes>
    </MemoryRouter>,
  );
const wait = (minutes: number) => act(() => vi.advanceTimersByTime(minutes * 60_000));

test('a terminal returns to the search after three minutes without use', () => {
  open(true);
  wait(2);
  fireEvent.keyDown(window, { key: 'ArrowDown' });
  wait(2);
  screen.getByText('A case');
  wait(1.1);
  screen.getByText('The search');
});

test('any other browser stays where it is', () => {
  open(false);
  wait(60);
  screen.getByText('A case');
});
