import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { MonthGrid } from './MonthGrid.tsx';

let show: (month: string) => void;

function Months() {
  const [month, setMonth] = useState('2026-03');
  show = setMonth;
  return <MonthGrid month={month} today="2026-03-17" selected={null} days={[]} onSelect={vi.fn()} onMonth={vi.fn()} />;
}

test('the focused day keeps the focus if a month that was already left is rendered in between', () => {
  renderScreen(<Months />);
  const today = () => screen.getByRole('gridcell', { current: 'date' });
  today().focus();
  fireEvent.keyDown(today(), { key: 'PageDown' });
  fireEvent.keyDown(today(), { key: 't' });
  expect(document.activeElement).toBe(today());
  act(() => show('2026-04'));
  act(() => show('2026-03'));
  expect(document.activeElement).toBe(today());
});
