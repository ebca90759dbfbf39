import { describe, expect, test } from 'vitest';
import { caseTypes } from '#domain/courts/choices';
import { type Address, serviceAddressOn } from './addresses.ts';
import { nameWithAliases } from './aliases.ts';
import { counselFinding, kindOfName } from './counselFinding.ts';
import { roleOfLabel, rolesOfCaseType, sideOfRole } from './findRole.ts';
import { practiceSystemOf } from './practiceSystem.ts';
import { initialsOf, publicName } from './publicName.ts';
import { serviceLinesOf } from './service.ts';

describe('a role', () => {
  test.each([
    ['Plaintiff', 'Civil Complaint', 'plaintiff'],
    ['DEFENDANTS', 'Civil Complaint', 'defendant'],
    ['Defendant', 'Criminal', 'criminal_defendant'],
    ['Respondent', 'Immigration', 'imm_respondent'],
    ['Deceased', 'Probate', 'decedent'],
    ['Proposed Conservatee', 'Probate', 'conservatee'],
    ['Personal representative', 'Probate', 'executor'],
    ['Real Party in Interest', 'Civil Complaint', 'real_party'],
    ['Guardian ad Litem', 'Family Law', 'gal'],
    ['Wharfinger', 'Civil Complaint', undefined],
  ] as const)('%s of a case of type %s is %s', (label, caseType, expected) => {
    expect(roleOfLabel(label, caseType)).toBe(expected);
  });

  test('of each case type includes its sides; those in words are among the others', () => {
    for (const caseType of caseTypes) {
      expect(
        rolesOfCaseType(caseType).some(({ side }) => side === 'responding' || side === 'subject'),
        caseType,
      ).toBe(true);
    }
    expect(sideOfRole(null, 'Claimant')).toBe('interested');
    expect(sideOfRole(null, 'Wharfinger')).toBe('none');
  });
});

describe('a name', () => {
  const minor = { full_name: 'Jordan Ray Roe-Doe, Jr.', role_id: 'plaintiff', is_minor: true };
  test('is shown with its aliases', () => {
    const aliases = [{ kind: 'aka', name: 'R. Exemplar' } as const, { kind: 'dba', name: 'Exemplar Supply' } as const];
    expect(nameWithAliases('Robin Exemplar', aliases)).toBe('Robin Exemplar aka R. Exemplar dba Exemplar Supply');
  });
  test('of a minor is shown to others by initials, without aliases', () => {
    expect(initialsOf(minor.full_name)).toBe('J.R.R.D.');
    const aliases = [{ kind: 'aka', name: 'J. Roe' } as const];
    expect(publicName({ ...minor, aliases })).toBe('J.R.R.D.');
  });
  test('of a victim is the pseudonym that the court ordered', () => {
    const aliases = [{ kind: 'pseudonym', name: 'Jane Doe' } as const];
    expect(publicName({ full_name: 'Ana Roe', role_id: 'victim', is_minor: false, aliases })).toBe('Jane Doe');
    expect(publicName({ full_name: '', role_id: 'victim', is_minor: false })).toBe('Name withheld');
  });
  test('shows whether it is an organization’s', () => {
    expect(kindOfName('Example Foods, Inc.')).toBe('organization');
    expect(kindOfName('The People of the State of California')).toBe('organization');
    expect(kindOfName('Drew Specimen')).toBe('person');
  });
});

describe('who must have counsel', () => {
  const nobody = {
    kind: 'person',
    role_id: 'plaintiff',
    is_minor: false,
    has_counsel: false,
    has_representative: false,
  } as const;
  test.each([
    [{ ...nobody }, 'california', 'Civil Complaint', undefined],
    [{ ...nobody, kind: 'organization' }, 'california', 'Civil Complaint', 'organization'],
    [{ ...nobody, kind: 'organization' }, 'california', 'Small Claims', undefined],
    [{ ...nobody, kind: 'organization', has_counsel: true }, 'california', 'Civil Complaint', undefined],
    [{ ...nobody, role_id: 'executor' }, 'florida', 'Probate', 'personal_representative'],
    [{ ...nobody, role_id: 'executor' }, 'texas', 'Probate', undefined],
    [{ ...nobody, role_id: 'gal' }, 'federal_district', 'Civil Complaint', 'guardian_not_attorney'],
    [{ ...nobody, is_minor: true }, 'california', 'Civil Complaint', 'minor_without_guardian'],
    [{ ...nobody, is_minor: true, has_representative: true }, 'california', 'Civil Complaint', undefined],
    [{ ...nobody, role_id: 'prosecution', kind: 'organization' }, 'california', 'Criminal', 'role'],
    [{ ...nobody, role_id: 'witness', kind: 'organization' }, 'california', 'Civil Complaint', undefined],
  ] as const)('%j in %s, %s: %s', (participant, system, caseType, code) => {
    const found = counselFinding(participant, system, caseType);
    expect(found?.code).toBe(code);
    if (found) expect(found.authority.length).toBeGreaterThan(5);
  });
});

describe('service', () => {
  const address = (kind: Address['kind'], more: Partial<Address> = {}): Address => ({
    ...{ kind, address: kind, from_day: null, to_day: null, source: 'Complaint', undeliverable: false },
    ...more,
  });
  const alone = { service_method: null, consent: null, addresses: [address('service')], counsel: [] };
  const day = '2026-11-23';
  test('by mail goes to the current address for service, else the last known, never a confidential one', () => {
    const past = address('service', { to_day: '2026-01-01' });
    expect(serviceAddressOn([past, address('last_known')], day)?.kind).toBe('last_known');
    expect(serviceAddressOn([address('confidential')], day)).toBeUndefined();
    expect(serviceAddressOn([address('service', { undeliverable: true })], day)).toBeUndefined();
  });
  test('is through counsel who receive notices, or else by consented email or mail', () => {
    const counsel = { full_name: 'Alex', is_lead: true, gets_notice: true, email: 'a@example.com' };
    const second = { ...counsel, full_name: 'Jo', is_lead: false, gets_notice: false };
    expect(serviceLinesOf({ ...alone, counsel: [counsel, second] }, day)).toEqual([
      { to: 'Alex', as_counsel: true, method: 'portal', at: 'a@example.com' },
    ]);
    const consent = { email: 'c@example.com', withdrawn_on: null };
    expect(serviceLinesOf({ ...alone, consent }, day)).toMatchObject([{ method: 'email', at: 'c@example.com' }]);
    expect(serviceLinesOf({ ...alone, consent: { ...consent, withdrawn_on: day } }, day)).toMatchObject([
      { method: 'mail', at: 'service' },
    ]);
  });
});

test('the practice of a court follows from its level and state', () => {
  expect(
    practiceSystemOf(
      { name: 'District Court of Travis County', level: 'State Court', jurisdiction: 'Texas' },
      'Probate',
    ),
  ).toBe('texas');
  expect(
    practiceSystemOf(
      { name: 'United States District Court', level: 'Federal Court', jurisdiction: 'Texas' },
      'Immigration',
    ),
  ).toBe('federal_district');
  expect(
    practiceSystemOf(
      { name: 'District Court of Travis County', level: 'State Court', jurisdiction: 'Texas' },
      'Immigration',
    ),
  ).toBe('immigration_court');
});
