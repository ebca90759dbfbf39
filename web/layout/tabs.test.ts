import { describe, expect, test } from 'vitest';
import type { Capacity } from '#domain/identity/permissions';
import i18n from '#web/i18n.ts';
import { navigationItems, tabOf } from './tabs.ts';

const labels = (capacity: Capacity) => navigationItems(capacity).map(({ key }) => i18n.t(`layout.tabs.${key}`));

describe('the side navigation', () => {
  test('has its seven items in their order', () => {
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

  test.each<[Capacity, string[]]>([
    ['clerk', ['Review Queue', 'Cases', 'Deadlines', 'Reports', 'Legal Research']],
    ['judge', ['My Day', 'Cases', 'Deadlines', 'Reports', 'Legal Research']],
    ['court_administrator', ['Review Queue', 'Cases', 'Deadlines', 'Reports', 'Legal Tech Stack']],
  ])('has what the work of a %s also needs', (capacity, added) => {
    expect(labels(capacity)).toEqual(expect.arrayContaining([...added, 'Dashboard', 'Calendar', 'Settings']));
  });

  test('has no item that its user cannot use', () => {
    const own = ['Dashboard', 'Settings', 'Self-Help Resources'];
    expect(labels('it_personnel')).toEqual(['Dashboard', 'Legal Tech Stack', 'API Access', ...own.slice(1)]);
    expect(labels('pending_judge')).toEqual(['My Day', ...own]);
    expect(labels('clerk')).not.toContain('My Day');
    expect(labels('judge')).not.toContain('Review Queue');
  });

  test('has Legal Tech Stack instead of Legal Research for IT personnel', () => {
    for (const capacity of ['it_personnel', 'court_administrator'] as const) {
      expect(labels(capacity)).toContain('Legal Tech Stack');
      expect(labels(capacity)).not.toContain('Legal Research');
    }
  });
});

test.each<[string, string, Capacity]>([
  ['/dashboard', 'dashboard', 'attorney'],
  ['/courtdoc', 'dashboard', 'attorney'],
  ['/case-processing', 'case-processing', 'attorney'],
  ['/ai-dashboard', 'case-processing', 'attorney'],
  ['/calendar', 'calendar', 'attorney'],
  ['/attorneys', 'attorneys', 'attorney'],
  ['/attorneys/edit-attorney/7', 'attorneys', 'clerk'],
  ['/settings', 'settings', 'clerk'],
  ['/self-help', 'self-help', 'clerk'],
  ['/research', 'research', 'attorney'],
  ['/legal-research', 'legal-research', 'attorney'],
  ['/reports', 'reports', 'clerk'],
  ['/integrations', 'integrations', 'it_personnel'],
  ['/api-access', 'api-access', 'it_personnel'],
  ['/api-access', 'integrations', 'court_administrator'],
  ['/api-docs', 'api-access', 'it_personnel'],
  ['/cases/7', 'cases', 'clerk'],
  ['/cases/7', 'case-processing', 'attorney'],
  ['/review', 'review', 'clerk'],
  ['/deadlines', 'deadlines', 'judge'],
  ['/deadlines', 'calendar', 'attorney'],
  ['/sessions', 'settings', 'attorney'],
  ['/judge-dashboard', 'judge-dashboard', 'judge'],
  ['/judge-dashboard', 'dashboard', 'clerk'],
  ['/nowhere', 'dashboard', 'clerk'],
])('%s highlights the key %s', (address, key, capacity) => {
  expect(tabOf(address, navigationItems(capacity))).toBe(key);
});
