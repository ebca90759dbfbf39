import { describe, expect, test } from 'vitest';
import { type Captioned, openingForm, openingParticipants } from './openingParticipants.ts';
import { readCapacity } from './readCapacity.ts';

const nothing: Captioned = { plaintiffs: [], claimants: [], defendants: [], document_type: null };
const open = (document: Partial<Captioned>, case_type: 'Civil Complaint' | 'Probate' | 'Family Law' | 'Criminal') =>
  openingParticipants({ ...nothing, ...document }, { case_type, system: 'california' }).map((one) => [
    one.full_name,
    one.role_id,
    one.files,
  ]);

describe('the participants whom an opening document names', () => {
  test.each([
    [
      'the decedent of an estate',
      { plaintiffs: ['Estate of Robin Exemplar, Deceased'] },
      'Probate',
      [['Robin Exemplar', 'decedent', false]],
    ],
    [
      'a conservatee and the petitioner',
      { plaintiffs: ['In re the Conservatorship of Jamie Roe, an adult', 'Ana Roe'] },
      'Probate',
      [
        ['Jamie Roe', 'conservatee', false],
        ['Ana Roe', 'petitioner', true],
      ],
    ],
    ['a minor ward', { plaintiffs: ['Guardianship of Alex Roe, a Minor'] }, 'Probate', [['Alex Roe', 'minor', false]]],
    [
      'a minor with the guardian ad litem',
      {
        plaintiffs: ['Jordan Roe, a minor, by and through her guardian ad litem, Mary Roe'],
        defendants: ['Example, Inc.'],
      },
      'Civil Complaint',
      [
        ['Jordan Roe', 'plaintiff', true],
        ['Mary Roe', 'gal', true],
        ['Example, Inc.', 'defendant', false],
      ],
    ],
    [
      'an estate that is sued',
      { plaintiffs: ['Drew Smith'], defendants: ['Estate of Pat Smith'] },
      'Civil Complaint',
      [
        ['Drew Smith', 'plaintiff', true],
        ['Estate of Pat Smith', 'defendant', false],
      ],
    ],
    [
      'the roles that the caption prints',
      {
        plaintiffs: ['Ana Roe'],
        defendants: ['Bo Doe'],
        roles: new Map([
          ['Ana Roe', 'Landlord'],
          ['Bo Doe', 'Tenant'],
        ]),
      },
      'Civil Complaint',
      [
        ['Ana Roe', 'landlord', true],
        ['Bo Doe', 'tenant', false],
      ],
    ],
    [
      'the two sides of a criminal case',
      { plaintiffs: ['The People of the State of California'], defendants: ['Sam Doe'] },
      'Criminal',
      [
        ['The People of the State of California', 'prosecution', true],
        ['Sam Doe', 'criminal_defendant', false],
      ],
    ],
    [
      'the sides of an appeal',
      { plaintiffs: ['Ann Roe'], claimants: ['Cy Poe'], defendants: ['Bo Doe'], document_type: 'notice_of_appeal' },
      'Civil Complaint',
      [
        ['Ann Roe', 'appellant', true],
        ['Cy Poe', null, true],
        ['Bo Doe', 'appellee', false],
      ],
    ],
  ] as const)('include %s', (_what, document, case_type, expected) => {
    expect(open(document, case_type)).toEqual(expected);
  });

  test('have their aliases apart from their names', () => {
    expect(readCapacity('Robin Exemplar aka R. Exemplar dba Exemplar Supply')).toEqual({
      full_name: 'Robin Exemplar',
      aliases: [
        { kind: 'aka', name: 'R. Exemplar' },
        { kind: 'dba', name: 'Exemplar Supply' },
      ],
      is_minor: false,
      guardian: null,
    });
  });
});

test('a petition for dissolution opens a case with the title of a marriage', () => {
  expect(openingForm({ title: 'PETITION FOR DISSOLUTION OF MARRIAGE' }, 'Family Law')).toBe('marriage');
  expect(openingForm({ title: 'PETITION TO ESTABLISH PARENTAL RELATIONSHIP' }, 'Family Law')).toBeNull();
  expect(openingForm({ title: 'PETITION FOR DISSOLUTION OF MARRIAGE' }, 'Civil Complaint')).toBeNull();
});
