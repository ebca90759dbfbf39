import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Tabs } from './Tabs.tsx';

test('the selected tab is scrolled into view in a row that is wider than the screen', () => {
  const scrolled: (string | null)[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this.textContent);
  });
  const tabs = ['Analysis', 'History'].map((title) => ({ key: title, title, content: title }));
  const row = (selected: string) => <Tabs label="Views" tabs={tabs} selected={selected} onSelect={() => {}} />;
  const { rerender } = render(row('History'));
  expect(scrolled.at(-1)).toBe('History');
  rerender(row('Analysis'));
  expect(scrolled.at(-1)).toBe('Analysis');
});
