import { describe, expect, test } from 'vitest';
import type { CaseRecord, DocketFact, PartyFact } from '#domain/issuance/CaseRecord';
import type { Confirmation } from '#domain/issuance/Requirement';
import { isComplete } from '#domain/issuance/Requirement';
import type { PracticeSystem } from '#domain/participants/practiceSystem';
import { checkDefault, type DefaultFacts } from './checkDefault.ts';
import { defaultLawOf } from './data/defaultLaws.ts';
import type { ProcessMethod } from './data/processService.ts';
import type { DefaultItem, DefaultStage } from './defaultStates.ts';
import { formatRate, judgmentAmount, parseRate } from './judgmentAmount.ts';
import { timeToRespond } from './timeToRespond.ts';

const calendar = { state: null, closures: [], is_eviction: false };
const ben: PartyFact = {
  ...{ id: 'ben', name: 'Ben Specimen', names: ['Ben Specimen'], role: 'Defendant', role_id: 'defendant' },
  ...{ side: 'responding', is_organization: false, is_minor: false, is_disposed: false },
};
const entry = (number: number, code: string, on_behalf_of: string | null = null): DocketFact => ({
  ...{ number, code, kind: 'filing', filed_on: '2026-02-10', title: code, on_behalf_of, access: 'public' },
});
const usual = [entry(1, 'complaint', 'Plaintiff Ana'), entry(2, 'proof_service_summons', 'Plaintiff Ana')];
const record = (more: Partial<CaseRecord> = {}): CaseRecord => ({
  ...{ case_type: 'Civil Complaint', is_open: true, is_stayed: false, today: '2026-04-01', parties: [ben] },
  entries: usual,
  ...more,
});

function factsIn(system: PracticeSystem, more: Partial<DefaultFacts> = {}, method: ProcessMethod = 'personal') {
  const law = defaultLawOf(system, 'Civil Complaint')!;
  const service = { entry: 2, proof_filed_on: '2026-02-10', served_on: '2026-01-15', method };
  const facts: DefaultFacts = {
    ...{ party: ben, requested_on: '2026-03-20', request_entry: null, service, entered: null },
    time: timeToRespond(law, service, calendar),
    ...more,
  };
  return { law, facts };
}

type Case = { record?: Partial<CaseRecord>; facts?: Partial<DefaultFacts>; method?: ProcessMethod };

function check(system: PracticeSystem, stage: DefaultStage, given: Case = {}, confirmed: Confirmation[] = []) {
  return checkDefault(
    stage,
    { ...factsIn(system, given.facts, given.method), record: record(given.record) },
    confirmed,
  );
}
const find = (items: ReturnType<typeof check>, item: DefaultItem) => items.find((one) => one.item === item)!;

describe('the last day to respond', () => {
  test.each<[PracticeSystem, ProcessMethod, string, string]>([
    // February 14 is a Saturday, and February 16 a holiday (CCP §§ 12, 12a).
    ['california', 'personal', '2026-01-15', '2026-02-17'],
    ['california', 'substituted', '2026-01-15', '2026-02-24'],
    ['federal_district', 'personal', '2026-01-15', '2026-02-05'],
    ['federal_district', 'waiver', '2026-01-15', '2026-03-16'],
    ['new_york', 'personal', '2026-01-15', '2026-02-04'],
    // Thirty days from the tenth day after the proof was filed (CPLR 308(2), 3012(c)).
    ['new_york', 'substituted', '2026-01-15', '2026-03-23'],
    ['texas', 'personal', '2026-01-15', '2026-02-09'],
    ['florida', 'personal', '2026-01-15', '2026-02-04'],
    ['illinois', 'personal', '2026-01-15', '2026-02-17'],
  ])('%s, %s, served on %s: %s', (system, method, served_on, due) => {
    const law = defaultLawOf(system, 'Civil Complaint')!;
    const service = { entry: 2, proof_filed_on: '2026-02-10', served_on, method };
    const states = {
      california: 'California',
      new_york: 'New York',
      florida: 'Florida',
      illinois: 'Illinois',
    } as const;
    const state = states[system as keyof typeof states] ?? null;
    expect(timeToRespond(law, service, { ...calendar, state })?.due_date).toBe(due);
  });
});

test('in an eviction and in a family law case, the period is that of the action', () => {
  const service = { entry: 2, proof_filed_on: '2026-02-10', served_on: '2026-01-15', method: 'personal' as const };
  const civil = defaultLawOf('california', 'Civil Complaint')!;
  const eviction = timeToRespond(civil, service, { ...calendar, state: 'California', is_eviction: true });
  expect(eviction).toMatchObject({ due_date: '2026-01-30', authority: 'CCP § 1167(a)' });
  const family = defaultLawOf('california', 'Family Law')!;
  expect(timeToRespond(family, service, { ...calendar, state: 'California' })?.authority).toContain('Fam. Code 2020');
});

describe('an item of the checklist', () => {
  test.each<[string, PracticeSystem, DefaultStage, DefaultItem, Case, 'met' | 'unmet' | 'to_confirm', boolean]>([
    ['no service', 'california', 'entry', 'service', { facts: { service: null } }, 'unmet', true],
    ['service on record', 'california', 'entry', 'service', {}, 'met', false],
    ['time over', 'california', 'entry', 'time', {}, 'met', false],
    ['the last day itself', 'california', 'entry', 'time', { record: { today: '2026-02-17' } }, 'unmet', true],
    ['no response', 'california', 'entry', 'response', {}, 'met', false],
    [
      'an answer',
      'california',
      'entry',
      'response',
      { record: { entries: [entry(3, 'answer', 'Defendant Ben Specimen')] } },
      'unmet',
      true,
    ],
    [
      'an answer of another party',
      'california',
      'entry',
      'response',
      { record: { entries: [entry(3, 'answer', 'Defendant Cory')] } },
      'met',
      false,
    ],
    [
      'an answer without a name',
      'california',
      'entry',
      'response',
      { record: { entries: [entry(3, 'answer')] } },
      'to_confirm',
      false,
    ],
    [
      'a letter in California',
      'california',
      'entry',
      'response',
      { record: { entries: [entry(3, 'letter', 'Defendant Ben Specimen')] } },
      'to_confirm',
      false,
    ],
    [
      'a letter in Florida',
      'florida',
      'entry',
      'response',
      { record: { entries: [entry(3, 'letter', 'Defendant Ben Specimen')] } },
      'unmet',
      true,
    ],
    [
      'a motion to extend',
      'california',
      'entry',
      'response',
      { record: { entries: [entry(3, 'mtn_extend', 'Defendant Cory')] } },
      'to_confirm',
      false,
    ],
    ['a stay', 'california', 'entry', 'stay', { record: { is_stayed: true } }, 'unmet', true],
    ['a minor', 'california', 'entry', 'capacity', { facts: { party: { ...ben, is_minor: true } } }, 'unmet', true],
    [
      'a conservatee',
      'florida',
      'entry',
      'capacity',
      { facts: { party: { ...ben, role_id: 'conservatee' } } },
      'unmet',
      true,
    ],
    [
      'an organization',
      'federal_district',
      'judgment',
      'adult',
      { facts: { party: { ...ben, is_organization: true } } },
      'met',
      false,
    ],
    ['a person', 'federal_district', 'judgment', 'adult', {}, 'to_confirm', false],
    [
      'a federal appearance',
      'federal_district',
      'judgment',
      'appearance',
      { record: { entries: [entry(3, 'appearance', 'Defendant Ben Specimen')] } },
      'unmet',
      true,
    ],
    ['publication in California', 'california', 'judgment', 'published', { method: 'publication' }, 'unmet', true],
    ['a default not entered', 'california', 'judgment', 'default', {}, 'unmet', true],
    [
      'an affidavit of military status',
      'california',
      'judgment',
      'military',
      { record: { entries: [entry(3, 'military_affidavit')] } },
      'met',
      false,
    ],
    ['no such affidavit', 'california', 'judgment', 'military', {}, 'to_confirm', false],
    [
      'more than a year in New York',
      'new_york',
      'judgment',
      'one_year',
      { record: { today: '2027-04-01' } },
      'unmet',
      false,
    ],
    ['a fresh proof in Texas', 'texas', 'entry', 'return', { record: { today: '2026-02-20' } }, 'unmet', true],
    ['a judgment in Florida', 'florida', 'judgment', 'judgment_power', {}, 'unmet', true],
    ['a default in Illinois', 'illinois', 'entry', 'entry_power', {}, 'unmet', true],
  ])('%s (%s)', (_what, system, stage, item, given, state, bar) => {
    expect(find(check(system, stage, given), item)).toMatchObject({ state, bar });
  });

  test('has an authority in every system', () => {
    for (const system of ['california', 'federal_district', 'new_york', 'texas', 'florida', 'illinois'] as const) {
      const items = [...check(system, 'entry'), ...check(system, 'judgment')];
      expect(items.filter(({ authority }) => authority === '')).toEqual([]);
    }
  });
});

describe('a confirmation', () => {
  const say = (item: DefaultItem): Confirmation => ({
    item,
    reason: 'Page 2.',
    by: 'Dana',
    at: '2026-04-01T00:00:00Z',
  });

  test('confirms an item that the record does not prove, and overrides one that it contradicts', () => {
    expect(find(check('california', 'entry', {}, [say('venue')]), 'venue').state).toBe('confirmed');
    const late = { record: { today: '2027-04-01' } };
    expect(find(check('new_york', 'judgment', late, [say('one_year')]), 'one_year').state).toBe('overridden');
  });

  test('never removes a bar, and is not shown where the record has the proof since', () => {
    const minor = { facts: { party: { ...ben, is_minor: true } } };
    expect(find(check('california', 'entry', minor, [say('capacity')]), 'capacity')).toMatchObject({
      ...{ state: 'unmet', confirmation: null },
    });
    expect(find(check('california', 'entry', {}, [say('response')]), 'response').confirmation).toBeNull();
  });

  test('completes a checklist', () => {
    const request = { facts: { request_entry: 2 } };
    expect(isComplete(check('california', 'entry', request, [say('venue')]))).toBe(false);
    expect(isComplete(check('california', 'entry', request, [say('venue'), say('mailing')]))).toBe(true);
  });
});

describe('the amount of a judgment', () => {
  const parts = {
    principal: 1_000_000,
    rate: 1000,
    interest_from: '2025-04-01',
    interest_to: '2026-04-01',
    costs: 43_500,
    fees: 0,
  };
  test.each([
    [parts, { days: 365, interest: 100_000, total: 1_143_500 }],
    [
      { ...parts, interest_to: '2025-04-02' },
      { days: 1, interest: 274, total: 1_043_774 },
    ],
    [
      { ...parts, rate: 925, fees: 10_000 },
      { days: 365, interest: 92_500, total: 1_146_000 },
    ],
    [
      { ...parts, interest_from: null, interest_to: null },
      { days: 0, interest: 0, total: 1_043_500 },
    ],
  ])('%j', (given, amount) => expect(judgmentAmount(given)).toEqual(amount));

  test.each([
    ['10', 1000],
    ['9.25', 925],
    ['9.5%', 950],
    ['0', 0],
    ['100', undefined],
    ['ten', undefined],
    ['-1', undefined],
  ])('a rate of %s', (typed, rate) => expect(parseRate(typed)).toBe(rate));

  test('a rate is written as it was typed', () => expect([1000, 925].map(formatRate)).toEqual(['10%', '9.25%']));
});
