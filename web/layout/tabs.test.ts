import { describe, expect, test } from 'vitest';
import type { Capacity } from '#domain/identity/permissions';
import { screensOf } from '#domain/navigation/screens';
import { screenName } from '#web/frame/screenName.ts';
import i18n from '#web/i18n.ts';
import { tabOf } from './tabs.ts';

const labels = (capacity: Capacity) => screensOf(capacity).map((key) => screenName(i18n.t, key, capacity));

describe('the side navigation', () => {
  test('has the screens of a filer in the order of the work', () => {
    const filer = ['Home', 'File', 'My cases', 'Calendar', 'Deadlines', 'Research', 'Citation Lookup', 'Documents'];
    const own = ['Notifications', 'Settings', 'Help'];
    expect(labels('attorney')).toEqual([...filer, 'Law firm', 'Attorneys', 'API Access', ...own]);
    expect(labels('self_represented')).toEqual([...filer, ...own]);
  });

  test('has its seven items for the court, with their names', () => {
    const specified = [
      'Dashboard',
      'Case Processing',
      'Calendar',
      'Attorneys',
      'Legal Research',
      'Settings',
      'Self-Help Resources',
    ];
    for (const capacity of ['clerk', 'judge', 'court_administrator'] as const) {
      expect(labels(capacity)).toEqual(expect.arrayContaining(specified));
    }
  });

  test.each<[Capacity, string[]]>([
    ['clerk', ['Review Queue', 'Counter', 'Cases', 'Deadlines', 'Reports', 'People']],
    ['judge', ['My Day', 'Cases', 'Deadlines', 'Reports']],
    ['court_administrator', ['Review Queue', 'Counter', 'Reports', 'People', 'Activity', 'API Access']],
  ])('has what the work of a %s also needs', (capacity, added) => {
    expect(labels(capacity)).toEqual(expect.arrayContaining(added));
  });

  test('begins with the day of a judge', () => {
    expect(labels('judge')[0]).toBe('My Day');
  });

  test('has no item that its user cannot use', () => {
    const own = ['Notifications', 'Settings', 'Self-Help Resources'];
    const systems = ['Legal Tech Stack', 'API Access', 'API Documentation', 'Activity'];
    expect(labels('it_personnel')).toEqual(['Dashboard', ...systems, ...own]);
    expect(labels('pending_judge')).toEqual(['My Day', 'Dashboard', ...own]);
    expect(labels('clerk')).not.toContain('My Day');
    expect(labels('judge')).not.toContain('Review Queue');
  });

  test('has Legal Tech Stack only for those who run the systems', () => {
    const runSystems = (['attorney', 'clerk', 'judge', 'court_administrator', 'it_personnel'] as const).filter(
      (capacity) => labels(capacity).includes('Legal Tech Stack'),
    );
    expect(runSystems).toEqual(['court_administrator', 'it_personnel']);
    expect(labels('it_personnel')).not.toContain('Legal Research');
  });
});

test.each<[string, string, Capacity]>([
  ['/dashboard', 'dashboard', 'attorney'],
  ['/courtdoc', 'courtdoc', 'attorney'],
  ['/courtdoc', 'dashboard', 'it_personnel'],
  ['/case-processing', 'case-processing', 'attorney'],
  ['/ai-dashboard', 'case-processing', 'attorney'],
  ['/calendar', 'calendar', 'attorney'],
  ['/attorneys', 'attorneys', 'attorney'],
  ['/attorneys/edit-attorney/7', 'attorneys', 'clerk'],
  ['/attorneys/imports/7', 'attorneys', 'clerk'],
  ['/settings', 'settings', 'clerk'],
  ['/self-help', 'self-help', 'clerk'],
  ['/self-help/fee-waiver', 'self-help', 'self_represented'],
  ['/research', 'research', 'attorney'],
  ['/research/authorities/7', 'research', 'attorney'],
  ['/legal-research', 'legal-research', 'attorney'],
  ['/reports', 'reports', 'clerk'],
  ['/integrations', 'integrations', 'it_personnel'],
  ['/api-access', 'api-access', 'it_personnel'],
  ['/api-access', 'integrations', 'visitor'],
  ['/api-docs', 'api-docs', 'it_personnel'],
  ['/api-docs', 'api-access', 'attorney'],
  ['/cases/7', 'cases', 'clerk'],
  ['/cases/7', 'cases', 'attorney'],
  ['/review', 'review', 'clerk'],
  ['/deadlines', 'deadlines', 'judge'],
  ['/deadlines', 'deadlines', 'attorney'],
  ['/notifications', 'notifications', 'attorney'],
  ['/people', 'people', 'clerk'],
  ['/activity', 'activity', 'court_administrator'],
  ['/sessions', 'settings', 'attorney'],
  ['/become-judge', 'settings', 'attorney'],
  ['/judge-dashboard', 'judge-dashboard', 'judge'],
  ['/orders/7', 'judge-dashboard', 'judge'],
  ['/submitted-matters', 'submitted-matters', 'judge'],
  ['/judge-dashboard', 'dashboard', 'clerk'],
  ['/nowhere', 'dashboard', 'clerk'],
])('%s highlights the key %s', (address, key, capacity) => {
  expect(tabOf(address, screensOf(capacity))).toBe(key);
});
