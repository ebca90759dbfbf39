import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import '#web/i18n.ts';
import { AnalysisProgress } from './AnalysisProgress.tsx';
import type { RunningAnalysis } from './filingsSlice.ts';

afterEach(() => vi.useRealTimers());

test('a queued analysis is reported after a while, together with its receipt', () => {
  vi.useFakeTimers();
  const steps = [{ state: 'queued', at: '2026-03-17T10:00:00Z' }];
  render(<AnalysisProgress analysis={{ phase: 'running', steps } as unknown as RunningAnalysis} />);
  expect(screen.queryByText(/2 of your documents at a time/)).toBeNull();
  act(() => vi.advanceTimersByTime(4_001));
  expect(
    screen.getByText(/Your document was received\. The portal analyzes 2 of your documents at a time/),
  ).toBeTruthy();
});
