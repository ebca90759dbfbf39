import { describe, expect, test } from 'vitest';
import { type Capacity, capacities, may, type Permission } from '../identity/permissions.ts';
import { screenChords } from './keys.ts';
import { type ScreenKey, screenGroupsOf, screenKeys, screensOf } from './screens.ts';

/** What a person must be permitted to do on a screen for which everyone else has no use. */
const needs: Partial<Record<ScreenKey, Permission>> = {
  review: 'filings:review',
  counter: 'filings:take-in',
  'case-processing': 'filings:read',
  cases: 'cases:read',
  calendar: 'hearings:read',
  session: 'courtroom:read',
  deadlines: 'deadlines:read',
  'submitted-matters': 'rulings:report',
  firm: 'firms:use',
  attorneys: 'attorneys:read',
  people: 'attorneys:confirm',
  activity: 'activity:read-record',
  'api-access': 'api-access:request',
  'legal-research': 'research:use',
  research: 'research:use',
  courtdoc: 'documents:use',
  reports: 'reports:read',
  notifications: 'notifications:own',
  settings: 'settings:own',
  'self-help': 'self-help:use',
};

describe.each(capacities)('the screens of the capacity %s', (capacity) => {
  test('are all permitted', () => {
    const refused = screensOf(capacity).filter((key) => needs[key] && !may(capacity, needs[key]));
    expect(refused).toEqual([]);
  });

  test('appear once', () => {
    const keys = screensOf(capacity);
    expect(new Set(keys).size).toBe(keys.length);
    expect(screenGroupsOf(capacity).every((group) => group.length > 0)).toBe(true);
  });
});

test.each<[ScreenKey, Permission]>(Object.entries(needs) as [ScreenKey, Permission][])(
  'everyone at the court who may use /%s finds it in the navigation',
  (key, permission) => {
    const missing = (['clerk', 'judge', 'court_administrator'] as Capacity[]).filter(
      (capacity) => may(capacity, permission) && !screensOf(capacity).includes(key),
    );
    // A judge and a clerk ask for API keys from their settings, if at all.
    expect(missing).toEqual(key === 'api-access' ? ['clerk', 'judge'] : []);
  },
);

test('every screen has a key of its own after G', () => {
  expect(new Set(Object.values(screenChords)).size).toBe(screenKeys.length);
  expect(Object.values(screenChords).every((key) => /^[a-z]$/.test(key))).toBe(true);
});

test('self-represented people have neither the roster nor API keys', () => {
  expect(screensOf('self_represented')).not.toContain('attorneys');
  expect(screensOf('self_represented')).not.toContain('api-access');
});
