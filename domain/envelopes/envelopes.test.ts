import { describe, expect, test } from 'vitest';
import { type EnvelopeState, openQuestions } from './openQuestions.ts';
import { type LeadDocument, proposeDestination } from './proposeDestination.ts';
import { proposeDescription, proposePosition } from './proposePosition.ts';

describe('the proposed case of an envelope', () => {
  const lead: LeadDocument = {
    is_read: true,
    number: { value: '26CV00398', confidence: 0.97 },
    opens_case: false,
    known: { parties_match: true },
  };
  const cases: [string, Partial<LeadDocument>, ReturnType<typeof proposeDestination>][] = [
    ['is the filer’s case with the number', {}, { to: 'case', reason: 'number_of_case', certain: true }],
    [
      'is asked if the number was read with doubt',
      { number: { value: '26CV00398', confidence: 0.7 } },
      { to: 'case', reason: 'number_of_case', certain: false },
    ],
    [
      'is asked if the caption names other parties',
      { known: { parties_match: false } },
      { to: 'case', reason: 'parties_differ', certain: false },
    ],
    [
      'is the printed number if it is not among the filer’s cases',
      { known: null },
      { to: 'number', reason: 'number_not_matched', certain: true },
    ],
    [
      'is asked for a document that opens a case and has a number',
      { known: null, opens_case: true },
      { to: 'number', reason: 'number_not_matched', certain: false },
    ],
    [
      'is a new case for a document that opens one',
      { number: null, known: null, opens_case: true },
      { to: 'new', reason: 'opens_case', certain: true },
    ],
    ['is asked without a number', { number: null, known: null }, { to: null, reason: 'no_number', certain: false }],
    [
      'is asked without a reading',
      { is_read: false, number: null, known: null, opens_case: null },
      { to: null, reason: 'not_read', certain: false },
    ],
  ];
  test.each(cases)('%s', (_, changes, expected) => {
    expect(proposeDestination({ ...lead, ...changes })).toEqual(expected);
  });
});

describe('the position of an attachment', () => {
  test.each([
    ['Exhibit A.pdf', 'exhibit'],
    ['exhibit_b-lease.pdf', 'exhibit'],
    ['Ex. 12 Invoice.pdf', 'exhibit'],
    ['Exhibits.pdf', 'exhibit'],
    ['Export of records.pdf', 'attachment'],
    ['Exhaustive list.pdf', 'attachment'],
    ['Proposed order.docx', 'attachment'],
  ])('of %s is %s', (title, position) => {
    expect(proposePosition({ type: null, title })).toBe(position);
  });

  test('is that of its type, whatever its file is called', () => {
    expect(proposePosition({ type: 'exhibit', title: 'Scan 12.pdf' })).toBe('exhibit');
  });

  test.each([
    ['exhibit_a-lease.pdf', 'Exhibit A lease'],
    ['Proposed_Order.docx', 'Proposed order'],
  ])('is described by its name: %s is %s', (title, description) => {
    expect(proposeDescription(title)).toBe(description);
  });
});

describe('the questions about an envelope', () => {
  const lead: EnvelopeState['leads'][number] = {
    document_id: 'd1',
    is_read: true,
    code: { chosen: null, certain: true },
    on_behalf_of: { chosen: false, proposed: 1, candidates: 2 },
  };
  const envelope: EnvelopeState = {
    destination: { chosen: null, proposed: 'new', certain: true },
    case_type: 'Civil Complaint',
    category: 'california.cm010.06',
    has_categories: true,
    leads: [lead],
    unmarked: [],
  };
  const ask = (changes: Partial<EnvelopeState>) => openQuestions({ ...envelope, ...changes }).map(({ about }) => about);

  test('are none if everything is certain', () => {
    expect(ask({})).toEqual([]);
  });

  test('are only about values that are doubtful and not chosen', () => {
    expect(ask({ destination: { chosen: null, proposed: 'case', certain: false } })).toEqual(['destination']);
    expect(ask({ destination: { chosen: 'case', proposed: 'case', certain: false } })).toEqual([]);
    expect(ask({ leads: [{ ...lead, code: { chosen: null, certain: false } }] })).toEqual(['code']);
    expect(ask({ leads: [{ ...lead, code: { chosen: 'answer', certain: false } }] })).toEqual([]);
    expect(ask({ leads: [{ ...lead, on_behalf_of: { chosen: false, proposed: 0, candidates: 2 } }] })).toEqual([
      'on_behalf_of',
    ]);
    expect(ask({ leads: [{ ...lead, on_behalf_of: { chosen: false, proposed: 0, candidates: 0 } }] })).toEqual([]);
  });

  test('ask what is public and what is lodged with a motion to seal', () => {
    expect(openQuestions({ ...envelope, unmarked: ['d2'] })).toEqual([{ about: 'mark', document_id: 'd2' }]);
  });

  test('ask for the type of a new case, and then for its category if the court has any', () => {
    expect(ask({ case_type: null, category: null })).toEqual(['case_type']);
    expect(ask({ category: null })).toEqual(['category']);
    expect(ask({ category: null, has_categories: false })).toEqual([]);
    const known = { chosen: null, proposed: 'case', certain: true } as const;
    expect(ask({ destination: known, case_type: null, category: null })).toEqual([]);
  });

  test('are not asked while nothing has been read', () => {
    expect(ask({ destination: { chosen: null, proposed: null, certain: false }, leads: [] })).toEqual([]);
    expect(ask({ leads: [{ ...lead, is_read: false, code: { chosen: null, certain: false } }] })).toEqual([]);
  });
});
