import { describe, expect, test } from 'vitest';
import {
  assessCompleteness,
  countBesideFields,
  missingIn,
  requiredFields,
} from '#domain/acceptance/assessCompleteness';
import { asFlow } from '#domain/documents/testing/typedDocument';
import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import { say } from '#domain/messages/say';
import { formatAmount } from '#domain/money/formatAmount';
import { emptyReading, type ReadField, type Reading } from '#domain/reading/Reading';
import { readFiling } from '#domain/reading/readFiling';
import type { Finding } from '#domain/rules/checks/Finding';
import { accuracyScore } from './accuracyScore.ts';
import { priorityOf } from './priorityOf.ts';
import { readingToRecord } from './readingToRecord.ts';

const field = <Value>(value: Value, confidence = 0.9): ReadField<Value> => ({
  value,
  confidence,
  method: 'test',
  evidence: [],
});
const nothing = emptyReading();
const complaint: Reading = {
  ...nothing,
  doc_type: field('complaint'),
  court: field('Supreme Court of the State of New York, County of Kings'),
  plaintiffs: [field('Anna Rowe')],
  defendants: [field('Harbor Light LLC')],
  has_signature_block: field(true),
};

describe('completeness', () => {
  test('a complaint needs no case number: the clerk gives it one', () => {
    expect(assessCompleteness(complaint)).toEqual({
      is_complete: true,
      confidence_reasons: [say('all_found', { type: 'complaint', named: null })],
    });
  });

  test('a motion needs one', () => {
    const motion = { ...complaint, doc_type: field('motion' as const) };
    const { is_complete, confidence_reasons } = assessCompleteness(motion);
    expect(is_complete).toBe(false);
    expect(confidence_reasons).toEqual([say('content_missing', { content: 'case_number' })]);
    expect(assessCompleteness({ ...motion, case_number: field('512345/2021') }).is_complete).toBe(true);
  });

  test('an unsigned complaint without a defendant is incomplete, with both reasons', () => {
    const { confidence_reasons } = assessCompleteness({
      ...complaint,
      defendants: [],
      has_signature_block: field(false),
    });
    expect(confidence_reasons).toEqual([
      say('content_missing', { content: 'defendants' }),
      say('content_missing', { content: 'signature' }),
    ]);
  });

  test('a certificate of service must certify service', () => {
    const document = { ...complaint, doc_type: field('certificate_of_service' as const), case_number: field('24A790') };
    expect(assessCompleteness(document).is_complete).toBe(false);
    const served = { ...document, has_certificate_of_service: field(true) };
    expect(assessCompleteness(served).is_complete).toBe(true);
  });

  test('a value with low confidence is reported, and does not make a document incomplete', () => {
    const { is_complete, confidence_reasons } = assessCompleteness({
      ...complaint,
      filing_date: field('2023-01-02', 0.65),
    });
    expect(is_complete).toBe(true);
    expect(confidence_reasons).toContainEqual(say('value_uncertain', { field: 'filing_date' }));
  });

  test('an order needs no filing date, because the clerk assigns it', () => {
    const order = {
      ...nothing,
      doc_type: field('proposed_order' as const),
      court: field('A court'),
      case_number: field('1'),
    };
    expect(assessCompleteness(order).is_complete).toBe(true);
    for (const type of ['proposed_order', 'order', 'judgment', 'motion', null] as const) {
      expect(requiredFields(type)).not.toContain('filing_date');
    }
  });

  test('missing values are reported without uncertain ones', () => {
    const motion = { ...complaint, doc_type: field('motion' as const, 0.5), plaintiffs: [], defendants: [] };
    const missing = missingIn(assessCompleteness(motion).confidence_reasons);
    expect(missing).toEqual([
      say('content_missing', { content: 'case_number' }),
      say('content_missing', { content: 'party' }),
    ]);
    expect(countBesideFields(missing)).toBe(1);
  });

  test('a document without any values is incomplete', () => {
    expect(assessCompleteness(nothing)).toEqual({
      is_complete: false,
      confidence_reasons: (['doc_type', 'court', 'case_number'] as const).map((content) =>
        say('content_missing', { content }),
      ),
    });
  });
});

describe('score', () => {
  test('it is the mean confidence, a list of parties counting once', () => {
    const reading = { ...nothing, court: field('A court', 1), plaintiffs: [field('A', 0.5), field('B', 0.7)] };
    expect(accuracyScore(reading)).toBe(80);
  });

  test('nothing read has no score', () => {
    expect(accuracyScore(nothing)).toBeNull();
  });
});

describe('priority', () => {
  const titled = (document_type: DocumentTypeId, title: string) => ({
    ...{ doc_type: null, document_type, title, hearing_date: null },
  });

  test.each([
    ['motion', 'EX-PARTE MOTION FOR TEMPORARY RESTRAINING ORDER', 'high'],
    ['criminal_complaint', 'CRIMINAL COMPLAINT', 'high'],
    ['petition_for_writ_of_habeas_corpus', 'PETITION FOR A WRIT OF HABEAS CORPUS', 'high'],
    ['motion', 'MOTION FOR SUMMARY JUDGMENT', 'medium'],
    ['complaint', 'COMPLAINT FOR DAMAGES', 'medium'],
    ['order', 'ORDER DENYING EMERGENCY MOTION', 'low'],
    ['appearance', 'ENTRY OF APPEARANCE', 'low'],
  ] as const)('%s "%s" is of %s priority', (type, title, priority) => {
    const decided = priorityOf(titled(type, title));
    expect(decided.priority).toBe(priority);
    expect(decided.reason.code).toBe('ground');
  });

  test('the filer’s own words for a type count as a title does, its label does not', () => {
    const said = { document_type: 'motion', title: null, hearing_date: null } as const;
    expect(priorityOf({ ...said, doc_type: 'Emergency Motion' }).priority).toBe('high');
    expect(priorityOf({ ...said, doc_type: 'Motion' }).priority).toBe('medium');
  });

  test('a document of unknown type needs a person', () => {
    expect(priorityOf({ doc_type: null, document_type: null, title: null, hearing_date: null })).toEqual({
      priority: 'medium',
      reason: say('type_unknown'),
    });
  });
});

test.each([
  [8450000, '$84,500.00'],
  [5, '$0.05'],
  [100000000050, '$1,000,000,000.50'],
  [99999, '$999.99'],
])('%d cents are written %s', (cents, text) => {
  expect(formatAmount(cents)).toBe(text);
});

test('the record has every value with its evidence, and null for values that the document does not state', () => {
  const reading = readFiling(
    asFlow(
      'UNITED STATES DISTRICT COURT\nDISTRICT OF MAINE\n\nANNA ROWE,\nPlaintiff,\nv.\nHARBOR LIGHT LLC,\nDefendant.\n\nCOMPLAINT\n\nPlaintiff demands judgment in the amount of $84,500.00 for breach of contract.\n',
    ),
    { today: '2026-08-01' },
  );
  const record = readingToRecord(reading);
  expect(record).toMatchObject({
    doc_type: 'Complaint',
    document_type: 'complaint',
    location: 'District of Maine',
    case_number: null,
    filling_date: null,
    plaintiffs: ['Anna Rowe'],
    claimants: [],
    defendants: ['Harbor Light LLC'],
    amount: '$84,500.00',
    judge_name: null,
    is_complete: false,
  });
  expect(Object.keys(record.evidence).sort()).toEqual([
    'amount',
    'court',
    'defendants',
    'doc_type',
    'location',
    'plaintiffs',
    'title',
  ]);
  expect(record.summary.map(({ code }) => code)).toContain('summary.by_parties');
  expect(record.evidence.amount![0]!.evidence[0]!.quote).toBe('$84,500.00');
});

describe('the priority apart from days and findings', () => {
  const answer = { doc_type: 'Answer', document_type: 'answer', title: null, hearing_date: null } as const;
  const hearing = (hearing_date: string) => ({ ...answer, hearing_date });
  const nothing = { on: '2026-11-02', findings: [], deadline: null, hearing: null };
  const leak = {
    rule_id: 'FD-RED-01',
    says: say('privacy.identifier_shown', { kind: 'social_security', number: 1, shown: ['1289'], pages: [1] }),
  } as unknown as Finding;

  test.each([
    [
      'a hearing the day after tomorrow presses',
      hearing('2026-11-04'),
      nothing,
      'high',
      say('hearing_named', { on: '2026-11-04' }),
    ],
    [
      'a hearing in a month changes nothing',
      hearing('2026-12-04'),
      nothing,
      'medium',
      say('ground', { ground: 'answer_time' }),
    ],
    [
      'a hearing in the past changes nothing',
      hearing('2026-11-01'),
      nothing,
      'medium',
      say('ground', { ground: 'answer_time' }),
    ],
    [
      'a deadline tomorrow raises the priority',
      answer,
      { ...nothing, deadline: { title: 'Answer', due: '2026-11-03' } },
      'high',
      say('deadline', { title: 'Answer', due: '2026-11-03' }),
    ],
    [
      'a hearing on the calendar of its case presses, though the document names none',
      answer,
      { ...nothing, hearing: '2026-11-03' },
      'high',
      say('hearing_in_case', { on: '2026-11-03' }),
    ],
    [
      'exposed personal data has the highest priority',
      hearing('2026-11-03'),
      { ...nothing, findings: [leak] },
      'high',
      say('personal_data', { says: leak.says }),
    ],
  ])('%s', (_what, reading, pressing, priority, reason) => {
    expect(priorityOf(reading, pressing)).toEqual({ priority, reason });
  });
});
