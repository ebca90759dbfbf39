import { expect, test } from 'vitest';
import type { CaseType } from '#domain/courts/choices';
import { fitOfType, isNeutral } from './assignmentTypes.ts';

test.each<[string, CaseType, string | undefined, string]>([
  ['Public Defender', 'Criminal', undefined, 'usual'],
  ['Deputy Public Defender', 'Criminal', 'responding', 'usual'],
  ['Public Defender', 'Criminal', 'initiating', 'unusual'],
  ['Public Defender', 'Civil Complaint', undefined, 'unusual'],
  ['District Attorney', 'Criminal', 'initiating', 'usual'],
  ['District Attorney', 'Criminal', 'responding', 'unusual'],
  ['Alternate Public Defender', 'Criminal', 'responding', 'usual'],
  ['Appointed Counsel', 'Probate', 'subject', 'usual'],
  ['Mediator', 'Family Law', undefined, 'usual'],
  ['Mediator', 'Family Law', 'responding', 'unusual'],
  ['Mediator', 'Criminal', undefined, 'unusual'],
  ['Appointed Mediator', 'Civil Complaint', undefined, 'usual'],
  ['Mediation Panel', 'Family Law', 'responding', 'unusual'],
  ['Private Attorney', 'Criminal', undefined, 'general'],
])('%s in a %s case, for %s: %s', (type, case_type, side, fit) => {
  expect(fitOfType(type, case_type, side)).toBe(fit);
});

test('mediators and arbitrators act for no party', () => {
  const neutrals = [
    'Mediator',
    'Arbitrator',
    'Appointed Mediator',
    'Court-Appointed Special Master',
    'Mediation Panel',
  ];
  expect(neutrals.filter((type) => !isNeutral(type))).toEqual([]);
  expect(['Public Defender', 'Private Attorney', 'Conflict Panel'].filter(isNeutral)).toEqual([]);
});
