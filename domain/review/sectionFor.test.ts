import { describe, expect, test } from 'vitest';
import { noConditions, type RoutedFacts, type SectionConditions, type SectionRule } from './SectionRule.ts';
import { neverMatching, sectionFor } from './sectionFor.ts';

const rule = (section_id: string, conditions: Partial<SectionConditions> = {}): SectionRule => ({
  section_id,
  conditions: { ...noConditions, ...conditions },
});
const complaint: RoutedFacts = {
  case_type: 'Civil Complaint',
  category: 'california.cm010.06',
  filing_code: 'complaint',
  document_type: 'complaint',
  language: 'en',
  filer: 'attorney',
  bar_number: '123456',
  attorney_type: 'Private Attorney',
};
const probate = rule('probate', { case_types: ['Probate'] });
const selfHelp = rule('self-help', { filers: ['self_represented'] });
const spanish = rule('interpreters', { languages: ['es'] });
const publicDefender = rule('criminal', { attorney_types: ['public defender'] });

describe('a filing goes to', () => {
  test.each<[string, Partial<RoutedFacts>, SectionRule[], string | null]>([
    ['no section without rules', {}, [], null],
    ['no section if no rule matches', {}, [probate, selfHelp], null],
    ['the section of its case type', { case_type: 'Probate' }, [selfHelp, probate], 'probate'],
    [
      'the first of two that match',
      { case_type: 'Probate', filer: 'self_represented' },
      [selfHelp, probate],
      'self-help',
    ],
    [
      'the first of two in the other order',
      { case_type: 'Probate', filer: 'self_represented' },
      [probate, selfHelp],
      'probate',
    ],
    ['the section of its language', { language: 'es' }, [probate, spanish], 'interpreters'],
    [
      'the section of the category of its case',
      { category: 'california.cm010.31' },
      [rule('eviction', { categories: ['california.cm010.31', 'california.cm010.32'] })],
      'eviction',
    ],
    [
      'the section of its filing code',
      { filing_code: 'ex_parte_application' },
      [rule('ex parte', { filing_codes: ['ex_parte_application'] })],
      'ex parte',
    ],
    [
      'no section if its filing code and category are uncertain',
      { filing_code: null, category: null },
      [rule('a', { filing_codes: ['complaint'] }), rule('b', { categories: ['california.cm010.06'] })],
      null,
    ],
    ['no section if its language is unknown', { language: null }, [spanish], null],
    ['no section if its case type was not read', { case_type: null }, [probate], null],
    [
      'a section of one of several document types',
      {},
      [rule('new', { document_types: ['answer', 'complaint'] })],
      'new',
    ],
    ['a section by the filer’s bar number', {}, [rule('firm', { bar_numbers: [' 123456 '] })], 'firm'],
    [
      'a section by the filer’s type on the roster, in any case',
      { attorney_type: 'Public Defender' },
      [publicDefender],
      'criminal',
    ],
    [
      'none if one of two conditions is not met',
      {},
      [rule('x', { case_types: ['Civil Complaint'], filers: ['court'] })],
      null,
    ],
    ['the section of a rule without conditions', {}, [probate, rule('everything')], 'everything'],
  ])('%s', (_name, facts, rules, expected) => {
    expect(sectionFor({ ...complaint, ...facts }, rules)).toBe(expected);
  });
});

describe('a rule can never match', () => {
  test.each<[string, SectionRule[], ReturnType<typeof neverMatching>]>([
    ['after a rule without conditions', [rule('all'), probate], [null, { because: 'earlier_rule', earlier: 0 }]],
    ['after the same rule', [probate, spanish, probate], [null, null, { because: 'earlier_rule', earlier: 0 }]],
    [
      'after a wider rule',
      [
        rule('a', { case_types: ['Probate', 'Criminal'] }),
        rule('b', { case_types: ['Probate'], filers: ['attorney'] }),
      ],
      [null, { because: 'earlier_rule', earlier: 0 }],
    ],
    [
      'after a rule for more categories',
      [
        rule('a', { categories: ['california.cm010.31', 'california.cm010.32'] }),
        rule('b', { categories: ['california.cm010.31'], filing_codes: ['answer'] }),
      ],
      [null, { because: 'earlier_rule', earlier: 0 }],
    ],
    [
      'if it asks for the bar number of a self-represented filer',
      [rule('x', { filers: ['self_represented'], bar_numbers: ['1'] })],
      [{ because: 'contradiction' }],
    ],
  ])('%s', (_name, rules, expected) => {
    expect(neverMatching(rules)).toEqual(expected);
  });

  test('but a narrower rule before a wider one can', () => {
    expect(neverMatching([rule('b', { case_types: ['Probate'], filers: ['attorney'] }), probate, selfHelp])).toEqual([
      null,
      null,
      null,
    ]);
  });
});
