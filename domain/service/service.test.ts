import { describe, expect, test } from 'vitest';
import { practiceSystems } from '#domain/participants/practiceSystem';
import { accessOfServed, mayReceive } from './accessOfServed.ts';
import { chooseRecipients, isServedByFiler, noChoices } from './chooseRecipients.ts';
import { eServiceRules, momentOfService } from './eServiceRules.ts';
import { type ListedService, recipientsOf } from './recipientsOf.ts';
import { noServiceSetting } from './serviceChoices.ts';

const counsel: ListedService = {
  ...{ key: 'counsel:1', name: 'Alex Example', party: 'Defendant Sample Foods', as_counsel: true, method: 'portal' },
  ...{ at: 'alex@example.com', is_withheld: false, consent: null, person_id: 'p-1', is_own: false },
};
const party: ListedService = {
  ...{ key: 'party:2', name: 'Casey Model', party: 'Defendant Casey Model', as_counsel: false, method: 'mail' },
  ...{ at: '1 Main Street', is_withheld: false, consent: null, person_id: null, is_own: false },
};
const consenting: ListedService = { ...party, method: 'email', at: 'casey@example.com', consent: 'consent' };
const filer = 'p-9';

describe('who is served', () => {
  test.each([
    ['counsel in California', counsel, 'california', 'e_service', 'counsel_required', false],
    ['counsel in a federal court', counsel, 'federal_district', 'e_service', 'counsel_registered', false],
    ['counsel without an email address', { ...counsel, at: null }, 'texas', 'other_means', 'no_email', false],
    ['a party without consent', party, 'california', 'other_means', 'no_consent', false],
    ['a party who consented', consenting, 'california', 'e_service', 'consented', true],
    ['a party who gave an email address in Texas', consenting, 'texas', 'e_service', 'email_given', false],
    ['a party who gave an email address in Illinois', consenting, 'illinois', 'e_service', 'email_given', false],
    [
      'a party with another method',
      { ...consenting, method: 'overnight' },
      'florida',
      'other_means',
      'other_method',
      false,
    ],
    ['a confidential address', { ...consenting, is_withheld: true }, 'florida', 'other_means', 'withheld', false],
    ['the filer', { ...counsel, person_id: filer }, 'new_york', 'not_required', 'own', false],
    ['counsel of the filer’s own client', { ...counsel, is_own: true }, 'new_york', 'e_service', 'own_side', true],
  ] as const)('%s', (_case, line, system, delivery, ground, is_optional) => {
    expect(recipientsOf([line], system, filer)).toMatchObject([{ delivery, ground, is_optional }]);
  });

  test('an attorney for several parties is served once, for all of them', () => {
    const other = { ...counsel, key: 'counsel:3', party: 'Defendant Sample Farms' };
    expect(recipientsOf([counsel, other], 'california', filer)).toMatchObject([
      { key: 'counsel:1', parties: ['Defendant Sample Foods', 'Defendant Sample Farms'] },
    ]);
  });

  test('counsel whom a rule requires to be served stay so if they also represent the filer’s client', () => {
    const both = recipientsOf([{ ...counsel, is_own: true }, counsel], 'california', filer);
    expect(both).toMatchObject([{ ground: 'counsel_required', is_optional: false }]);
  });
});

describe('what a filer chooses', () => {
  const listed = recipientsOf([counsel, consenting], 'california', filer);

  test('everyone who may be e-served is selected', () => {
    expect(chooseRecipients(listed, noChoices).map(({ is_selected }) => is_selected)).toEqual([true, true]);
  });

  test('someone who must accept e-service stays selected; someone who consented is then served by other means', () => {
    const chosen = { 'counsel:1': false, 'party:2': false };
    const otherwise = [{ key: 'party:2', method: 'mail', on: '2026-11-23' }] as const;
    const [first, second] = chooseRecipients(listed, { ...noChoices, chosen, otherwise });
    expect([first!.is_selected, isServedByFiler(first!)]).toEqual([true, false]);
    expect([second!.is_selected, isServedByFiler(second!)]).toEqual([false, true]);
    expect(second!.otherwise).toEqual({ method: 'mail', on: '2026-11-23' });
  });

  test('courtesy copies follow the list; choices about others are ignored', () => {
    const added = [{ id: 'a', name: 'Pat Model', email: 'pat@example.com' }];
    const chosen = chooseRecipients(listed, { chosen: { gone: true }, added, otherwise: [] });
    expect(chosen.map(({ key, ground }) => [key, ground])).toEqual([
      ['counsel:1', 'counsel_required'],
      ['party:2', 'consented'],
      ['added:a', 'courtesy'],
    ]);
  });
});

describe('who receives a served document', () => {
  test.each([
    [null, 'public', true, 'open'],
    [null, 'public', false, 'parties'],
    ['public', 'public', true, 'open'],
    ['sealed', 'public', true, 'withheld'],
    ['court', 'public', true, 'withheld'],
    ['parties', 'public', true, 'parties'],
    [null, null, true, 'parties'],
    [null, 'family_financial', false, 'parties'],
    [null, 'received_not_filed', true, 'parties'],
    [null, 'lodged_conditionally_sealed', true, 'withheld'],
    [null, 'confidential_application', true, 'withheld'],
    [null, 'a new code', true, 'withheld'],
  ] as const)('entry %s, code %s, open type %s: %s', (entry, confidentiality, is_open_type, access) => {
    expect(accessOfServed({ entry, confidentiality, is_open_type })).toBe(access);
  });

  test('a courtesy copy has open documents alone', () => {
    expect([mayReceive('open', false), mayReceive('parties', false), mayReceive('parties', true)]).toEqual([
      ...[true, false, true],
    ]);
    expect(mayReceive('withheld', true)).toBe(false);
  });
});

describe('the rules', () => {
  test.each(practiceSystems)('of %s have an authority for each statement', (system) => {
    const { moment, complete, initial, proof } = eServiceRules[system];
    for (const { authority } of [moment, complete, initial, proof]) expect(authority).not.toBe('');
  });

  test('give way to the court’s setting', () => {
    const rule = eServiceRules.california;
    expect(momentOfService(rule, noServiceSetting)).toMatchObject({ moment: 'at_filing', set_by_court: false });
    expect(momentOfService(rule, { moment: 'on_acceptance', authority: 'Local Rule 2.3' })).toEqual({
      ...{ moment: 'on_acceptance', authority: 'Local Rule 2.3', confidence: 'high', set_by_court: true },
    });
  });
});
