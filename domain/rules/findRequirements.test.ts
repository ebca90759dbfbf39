import { describe, expect, test } from 'vitest';
import { jurisdictions } from '#domain/courts/choices';
import { fees } from './fees.ts';
import { findFees, findRequirements, requirements } from './findRequirements.ts';
import { ruleNamesOf } from './ruleNamesOf.ts';
import { sources } from './sources.ts';

const ids = (filter: Parameters<typeof findRequirements>[0]) => findRequirements(filter).map(({ id }) => id);

describe('the facts', () => {
  test('each has an authority and a confidence, and a verified one names its source', () => {
    for (const one of [...requirements, ...fees]) {
      expect(one.citation, one.id).not.toBe('');
      for (const source of one.sources) expect(sources[source], `${one.id} ${source}`).toBeDefined();
      if (one.confidence === 'verified') expect(one.sources.length, one.id).toBeGreaterThan(0);
    }
  });

  test('no two have the same name', () => {
    const names = [...requirements, ...fees].map(({ id }) => id);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('the requirements that apply', () => {
  test('of one state leave those of another out', () => {
    for (const jurisdiction of jurisdictions) {
      for (const { applies_to } of findRequirements({ jurisdiction })) {
        expect(applies_to.jurisdiction.some((one) => one === '*' || one === jurisdiction)).toBe(true);
      }
    }
  });

  test('include a district’s or a circuit’s own rule only for that court', () => {
    expect(ids({ jurisdiction: 'Texas' })).toContain('FD-LR-SDTX-01');
    expect(ids({ jurisdiction: 'California' })).not.toContain('FD-LR-SDTX-01');
    expect(ids({ jurisdiction: 'Florida' })).toContain('FA-LEN-01');
    expect(ids({ jurisdiction: 'New York' })).not.toContain('FA-LEN-01');
  });

  test('of a complaint include the rules of every document and of pleading paper', () => {
    const found = findRequirements({
      jurisdiction: 'California',
      court_level: 'State Court',
      case_type: 'Civil Complaint',
      doc_types: ['complaint'],
    });
    const kinds = new Set(found.flatMap(({ applies_to }) => applies_to.doc_types));
    for (const kind of ['complaint', 'any', 'pleading_paper']) expect(kinds).toContain(kind);
    expect(found.some(({ applies_to }) => !applies_to.court_level.includes('State Court'))).toBe(false);
    const notice = findRequirements({ jurisdiction: 'California', doc_types: ['will'] });
    expect(notice.some(({ applies_to }) => applies_to.doc_types.includes('pleading_paper'))).toBe(false);
  });

  test('come with those first for which someone may act, and points of form last', () => {
    const order = findRequirements({}).map(({ consequence, form_advice }) =>
      form_advice ? 5 : consequence === null ? 4 : acts.indexOf(consequence.act),
    );
    expect(order).toEqual([...order].sort());
    expect(order.length).toBe(requirements.length);
  });

  test('a circuit outside the five states is in none of them, even if its ID begins like that of a state', () => {
    // `cadc` is the District of Columbia Circuit; the first two letters are California’s.
    expect(ids({ jurisdiction: 'California' })).not.toContain('FA-LEN-01');
    expect(ids({ jurisdiction: 'California' })).toContain('FA-LEN-03');
  });
});
const acts = ['clerk_may_return', 'judge_may_strike', 'clerk_may_notice', 'clerk_must_file'];

describe('the fees', () => {
  test('of a state come with the federal ones after its own', () => {
    const systems = findFees({ jurisdiction: 'Illinois' }).map(({ system }) => system);
    expect(systems[0]).toBe('illinois');
    expect(systems).toContain('federal');
    expect(systems).not.toContain('texas');
    expect(systems.indexOf('federal')).toBeGreaterThan(systems.lastIndexOf('illinois'));
  });

  test('are sorted to the level at which they are paid: New York’s Supreme Court is a trial court', () => {
    const trial = findFees({ jurisdiction: 'New York', court_level: 'State Court' });
    expect(trial.some(({ court }) => court === 'Supreme Court')).toBe(true);
    const highest = findFees({ jurisdiction: 'New York', court_level: 'Supreme Court' });
    expect(highest.filter(({ system }) => system === 'new_york').map(({ court }) => court)).toEqual([
      'Court of Appeals',
    ]);
  });
});

const trial = { court_level: 'State Court', case_type: 'Civil Complaint' } as const;
test.each([
  ['complaint', undefined, 'complaint'],
  ['memorandum_in_support', 'Memorandum in Support of Motion for Leave', 'memorandum'],
  ['motion', 'Motion for Summary Judgment', 'motion_summary_judgment'],
  ['criminal_complaint', undefined, 'criminal_complaint'],
  ['petition', undefined, 'petition'],
  ['will', undefined, 'will'],
] as const)('the type %s titled %s is the rules’ %s', (type, title, kind) => {
  expect(ruleNamesOf(type, title, trial)).toContain(kind);
});

test('a type that the catalog does not have is none of the rules’', () => {
  expect(ruleNamesOf('other', 'Shopping List', trial)).toEqual([]);
});
