import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Tabs } from './Tabs.tsx';

const titles = ['Analysis', 'Generation', 'History'];

function Views({ content = (title: string) => <p>{`About ${title}`}</p> }) {
  const [selected, setSelected] = useState('Generation');
  const tabs = titles.map((title) => ({ key: title, title, content: content(title) }));
  return <Tabs label="Views" tabs={tabs} selected={selected} onSelect={setSelected} />;
}
const focused = () => document.activeElement?.textContent;
const isSelected = (name: string) => screen.getByRole('tab', { name }).getAttribute('aria-selected') === 'true';

test('the selected tab is scrolled into view in a row that is wider than the screen', async () => {
  const scrolled: (string | null)[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this.textContent);
  });
  render(<Views />);
  expect(scrolled.at(-1)).toBe('Generation');
  await userEvent.click(screen.getByRole('tab', { name: 'History' }));
  expect(scrolled.at(-1)).toBe('History');
});

test('arrows, Home, and End select a tab and move the focus to it, and wrap around at the ends', async () => {
  render(<Views />);
  await userEvent.tab();
  expect(focused()).toBe('Generation');
  for (const [key, title] of [
    ['{ArrowRight}', 'History'],
    ['{ArrowRight}', 'Analysis'],
    ['{ArrowLeft}', 'History'],
    ['{Home}', 'Analysis'],
    ['{End}', 'History'],
  ] as const) {
    await userEvent.keyboard(key);
    expect(focused()).toBe(title);
    expect(titles.filter(isSelected)).toEqual([title]);
    expect(screen.getByRole('tabpanel', { name: title }).textContent).toBe(`About ${title}`);
  }
});

test('a panel is a tab stop only if it has no controls', async () => {
  render(<Views content={(title) => (title === 'History' ? <button type="button">Open</button> : <p>{title}</p>)} />);
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Generation' }));
  await userEvent.click(screen.getByRole('tab', { name: 'History' }));
  await userEvent.tab();
  expect(focused()).toBe('Open');
});
