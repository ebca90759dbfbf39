import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AssistantSection } from './AssistantSection.tsx';

test('the sample conversation names 3 urgent items, 8 pending dockets by type, and a batch of 14 minutes', () => {
  render(<AssistantSection />);
  const talk = screen.getByRole('figure').textContent ?? '';
  for (const words of [/3 urgent/i, /8 pending dockets/i, /3 civil complaints/i, /2 probate petitions/i]) {
    expect(talk).toMatch(words);
  }
  expect(talk).toMatch(/3 family law filings/i);
  expect(talk).toMatch(/14 minutes/i);
  expect(talk).toMatch(/sample/i);
});

test('four features are next to it', () => {
  render(<AssistantSection />);
  expect(screen.getByText('JUDICIAL WORKFLOW AI ASSISTANT')).toBeTruthy();
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(4);
});
