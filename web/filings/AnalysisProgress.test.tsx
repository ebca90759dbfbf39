import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AnalysisStep } from '#contract/analyses';
import '#web/i18n.ts';
import { StepList } from './AnalysisProgress.tsx';

const at = '2026-11-21T10:00:00Z';
const before: AnalysisStep[] = [
  { state: 'queued', at },
  { state: 'scanning', at },
  { state: 'reading', at, done: 12, of: 12 },
];
const stepsShown = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('for a scan, the page that is being recognized is shown', () => {
  render(<StepList steps={[...before, { state: 'recognizing', at, done: 2, of: 12 }]} />);
  expect(stepsShown()).toContain('Recognizing scanned pagespage 3 of 12in progress');
});

test('after recognition, all pages are shown', () => {
  render(<StepList steps={[...before, { state: 'recognizing', at, done: 12, of: 12 }, { state: 'analyzing', at }]} />);
  expect(stepsShown()).toContain('Recognizing scanned pages12 of 12 pagesdone');
});

test('without scanned pages, no step mentions recognition', () => {
  render(<StepList steps={[...before, { state: 'analyzing', at }]} />);
  expect(stepsShown().join(' ')).not.toContain('Recognizing');
});
