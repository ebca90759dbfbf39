import { describe, expect, test } from 'vitest';
import { belongsToCase } from './belongsToCase.ts';

const aCase = { case_number: '26CV00398', parties: ['Jordan Placeholder', 'Sample Builders, LLC'] };
const filing = { case_number: '26CV00398', plaintiffs: ['JORDAN PLACEHOLDER'], claimants: [], defendants: [] };

describe('a filing belongs to a case', () => {
  test.each([
    ['when number and a party agree', filing, true],
    [
      'whatever spacing and commas',
      { ...filing, case_number: '26-CV-00398', plaintiffs: [], defendants: ['Sample Builders LLC'] },
      true,
    ],
    ['not by the number alone', { ...filing, plaintiffs: ['Somebody Else'] }, false],
    ['not by a party alone', { ...filing, case_number: '26CV00399' }, false],
    ['not without a number', { ...filing, case_number: null }, false],
    ['not by a name without letters', { ...filing, plaintiffs: ['—'] }, false],
  ])('%s', (_when, asked, belongs) => {
    expect(belongsToCase(asked, { ...aCase, parties: [...aCase.parties, '  '] })).toBe(belongs);
  });
});
