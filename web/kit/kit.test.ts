import { expect, test } from 'vitest';

const parts = import.meta.glob('../ui/*.tsx', { query: '?raw', import: 'default', eager: true }) as Record<
  string,
  string
>;
const pages = import.meta.glob('./*.tsx', { query: '?raw', import: 'default', eager: true }) as Record<string, string>;
const page = Object.values(pages).join('\n');

const components = Object.values(parts).flatMap((source) =>
  [...source.matchAll(/^export (?:function|const) ([A-Z]\w*)(?= = \(|[<(])/gm)].map(([, name]) => name!),
);

test('there are components to show', () => {
  expect(components.length).toBeGreaterThan(20);
});

/** Toasts are in the page's frame, and the kit's buttons show them; Dialog shows its frame, and ComboBox its parts. */
const shownByOthers = ['Toasts', 'ToastPlace', 'DialogFrame', 'ComboParts'];

test.each(components.filter((name) => !shownByOthers.includes(name)))('the kit shows %s', (name) => {
  expect(page).toMatch(new RegExp(`<${name}\\b`));
});

test('the kit shows toasts of every type', () => {
  expect(page).toContain("const kinds = ['success', 'info', 'warning', 'error'] as const;");
});
