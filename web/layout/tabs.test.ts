import { expect, test } from 'vitest';
import i18n from '#web/i18n.ts';
import { navigationItems, tabOf } from './tabs.ts';

const labels = (role: Parameters<typeof navigationItems>[0]) =>
  navigationItems(role).map(({ key }) => i18n.t(`layout.tabs.${key}`));

test('the side navigation has its seven items in their order', () => {
  expect(labels('attorney')).toEqual([
    'Dashboard',
    'Case Processing',
    'Calendar',
    'Attorneys',
    'Legal Research',
    'Settings',
    'Self-Help Resources',
  ]);
});

test('who runs the court’s systems has Legal Tech Stack in place of Legal Research', () => {
  for (const role of ['it_personnel', 'court_administrator'] as const) {
    expect(labels(role)[4]).toBe('Legal Tech Stack');
    expect(navigationItems(role)).toHaveLength(7);
  }
});

test.each([
  ['/dashboard', 'dashboard'],
  ['/courtdoc', 'dashboard'],
  ['/case-processing', 'case-processing'],
  ['/ai-dashboard', 'case-processing'],
  ['/calendar', 'calendar'],
  ['/attorneys', 'attorneys'],
  ['/attorneys/edit-attorney/7', 'attorneys'],
  ['/settings', 'settings'],
  ['/self-help', 'self-help'],
  ['/research', 'research'],
  ['/legal-research', 'legal-research'],
  ['/reports', 'reports'],
  ['/integrations', 'integrations'],
  ['/api-access', 'integrations'],
  ['/judge-dashboard', 'dashboard'],
  ['/nowhere', 'dashboard'],
])('%s highlights the key %s', (address, key) => {
  expect(tabOf(address)).toBe(key);
});
