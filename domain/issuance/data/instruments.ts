import type { Confidence } from '#domain/authority/CheckedFact';
import type { CaseType } from '#domain/courts/choices';
import type { DocketEventId } from '#domain/docketing/data/docketEvents';
import type { PracticeSystem } from '#domain/participants/practiceSystem';
import type { InstrumentField, InstrumentKind } from '../instrumentKinds.ts';

/** What a clerk verifies before an instrument is issued. */
export const instrumentItems = [
  'case_open',
  'opening',
  'party',
  'witness',
  'judgment',
  'stay',
  'satisfaction',
  'waiting',
  'application',
  'order',
  'bond',
  'oath',
  'document',
  'access',
] as const;
export type InstrumentItem = (typeof instrumentItems)[number];

export type Law = { authority: string; confidence: Confidence };

/** An instrument as the courts of one system issue it. */
export type InstrumentInSystem = Law & {
  title: string;
  /** The law of single items, where it is not that of the instrument. */
  items?: Partial<Record<InstrumentItem, Law>>;
  /** Days after entry of judgment in which the instrument does not issue without an order. */
  waits?: number;
};

export type Instrument = {
  kind: InstrumentKind;
  event: DocketEventId;
  case_types: readonly CaseType[];
  /** Whether it is directed to a party of the case, and to which side. */
  to: 'responding' | 'initiating' | 'fiduciary' | null;
  required: readonly InstrumentField[];
  optional: readonly InstrumentField[];
  items: readonly InstrumentItem[];
  systems: Partial<Record<PracticeSystem, InstrumentInSystem>>;
};

const civil: readonly CaseType[] = ['Civil Complaint', 'Small Claims'];
const civilAndFamily: readonly CaseType[] = [...civil, 'Family Law'];
const enforcement: readonly CaseType[] = ['Civil Complaint', 'Small Claims', 'Family Law'];
const everyType: readonly CaseType[] = ['Civil Complaint', 'Family Law', 'Probate', 'Small Claims', 'Criminal'];
const is = (title: string, authority: string, more: Partial<InstrumentInSystem> = {}): InstrumentInSystem => ({
  ...{ title, authority, confidence: 'high' },
  ...more,
});
const perhaps = { confidence: 'uncertain' } as const;

/**
 * The instruments with their names, authorities, and requirements in each court system. Compiled from the statutes and
 * rules named in each row on 2026-11-23; rows marked uncertain must be compared with the authority before use.
 */
export const instruments: readonly Instrument[] = [
  {
    kind: 'summons',
    event: 'summons_issued',
    case_types: civilAndFamily,
    to: 'responding',
    required: ['respond_within'],
    optional: [],
    items: ['case_open', 'opening', 'party'],
    systems: {
      california: is('Summons', 'CCP §§ 412.10, 412.20'),
      federal_district: is('Summons in a civil action', 'FRCP 4(b)'),
      texas: is('Citation', 'TRCP 99'),
      new_york: is('Summons', 'CPLR 305', perhaps),
      florida: is('Summons', 'Fla. R. Civ. P. 1.070(a)'),
      illinois: is('Summons', '735 ILCS 5/2-201; Ill. S. Ct. R. 101'),
    },
  },
  {
    kind: 'subpoena',
    event: 'subpoena_issued',
    case_types: everyType,
    to: null,
    required: ['witness', 'appear_on', 'appear_at'],
    optional: ['produce'],
    items: ['case_open', 'witness'],
    systems: {
      california: is('Civil subpoena', 'CCP § 1985'),
      federal_district: is('Subpoena', 'FRCP 45(a)(3)'),
      texas: is('Subpoena', 'TRCP 176'),
      new_york: is('Subpoena', 'CPLR 2302'),
      florida: is('Subpoena', 'Fla. R. Civ. P. 1.410'),
      illinois: is('Subpoena', '735 ILCS 5/2-1101; Ill. S. Ct. R. 237', perhaps),
    },
  },
  {
    kind: 'writ_execution',
    event: 'writ_issued',
    case_types: enforcement,
    to: null,
    required: ['judgment', 'judgment_on', 'creditor', 'debtor', 'amount'],
    optional: ['county', 'officer'],
    items: ['judgment', 'application', 'stay', 'satisfaction', 'waiting'],
    systems: {
      california: is('Writ of execution', 'CCP § 699.510'),
      federal_district: is('Writ of execution', 'FRCP 69(a)', {
        waits: 30,
        items: { waiting: { authority: 'FRCP 62(a)', confidence: 'high' } },
      }),
      texas: is('Writ of execution', 'TRCP 621', {
        waits: 30,
        items: { waiting: { authority: 'TRCP 627', confidence: 'high' } },
      }),
      new_york: is('Execution', 'CPLR 5230'),
      florida: is('Writ of execution', 'Fla. R. Civ. P. 1.550; Fla. Stat. 56.031', perhaps),
      illinois: is('Execution', '735 ILCS 5/12-111', perhaps),
    },
  },
  {
    kind: 'writ_attachment',
    event: 'writ_issued',
    case_types: civil,
    to: null,
    required: ['order', 'debtor', 'amount'],
    optional: ['property', 'county', 'officer'],
    items: ['case_open', 'order', 'bond', 'stay'],
    systems: {
      california: is('Writ of attachment', 'CCP § 488.010', {
        items: {
          order: { authority: 'CCP § 484.090', confidence: 'high' },
          bond: { authority: 'CCP § 489.210', confidence: 'high' },
        },
      }),
      federal_district: is('Writ of attachment', 'FRCP 64'),
      texas: is('Writ of attachment', 'TRCP 592, 592a'),
      new_york: is('Order of attachment', 'CPLR 6201, 6212', perhaps),
      florida: is('Writ of attachment', 'Fla. Stat. 76.03', perhaps),
      illinois: is('Order for attachment', '735 ILCS 5/4-101', perhaps),
    },
  },
  {
    kind: 'writ_possession',
    event: 'writ_issued',
    case_types: civil,
    to: null,
    required: ['judgment', 'judgment_on', 'creditor', 'debtor', 'property'],
    optional: ['county', 'officer'],
    items: ['judgment', 'application', 'stay', 'satisfaction'],
    systems: {
      california: is('Writ of possession', 'CCP §§ 712.010, 715.010'),
      federal_district: is('Writ of possession', 'FRCP 70(d)', perhaps),
      texas: is('Writ of possession', 'TRCP 510.8', perhaps),
      new_york: is('Execution for possession', 'CPLR 5102', perhaps),
      florida: is('Writ of possession', 'Fla. R. Civ. P. 1.580'),
      illinois: is('Eviction order', '735 ILCS 5/9-117', perhaps),
    },
  },
  {
    kind: 'abstract_judgment',
    event: 'abstract_issued',
    case_types: enforcement,
    to: null,
    required: ['judgment', 'judgment_on', 'creditor', 'debtor', 'amount'],
    optional: ['county'],
    items: ['judgment', 'application', 'stay', 'satisfaction'],
    systems: {
      california: is('Abstract of judgment', 'CCP §§ 674, 697.310'),
      federal_district: is('Abstract of judgment', '28 U.S.C. 1962', perhaps),
      texas: is('Abstract of judgment', 'Tex. Prop. Code 52.002, 52.003'),
      new_york: is('Transcript of judgment', 'CPLR 5018'),
      florida: is('Certified judgment for recording', 'Fla. Stat. 55.10'),
      illinois: is('Memorandum of judgment', '735 ILCS 5/12-101'),
    },
  },
  ...letters('letters_testamentary', {
    california: is('Letters testamentary', 'Prob. Code 8400, 8403, 8405, 8480'),
    texas: is('Letters testamentary', 'Tex. Est. Code 306.001'),
    new_york: is('Letters testamentary', 'SCPA 708, 1414', perhaps),
    florida: is('Letters of administration', 'Fla. Stat. 733.401; Fla. Prob. R. 5.235', perhaps),
    illinois: is('Letters testamentary', '755 ILCS 5/6-8'),
  }),
  ...letters('letters_administration', {
    california: is('Letters of administration', 'Prob. Code 8400, 8403, 8405, 8480'),
    texas: is('Letters of administration', 'Tex. Est. Code 306.001'),
    new_york: is('Letters of administration', 'SCPA 708, 1001', perhaps),
    florida: is('Letters of administration', 'Fla. Stat. 733.401; Fla. Prob. R. 5.235', perhaps),
    illinois: is('Letters of administration', '755 ILCS 5/9-3, 5/12-2', perhaps),
  }),
  ...letters('letters_guardianship', {
    california: is('Letters of guardianship', 'Prob. Code 2300, 2310, 2320'),
    texas: is('Letters of guardianship', 'Tex. Est. Code 1106.001'),
    new_york: is('Letters of guardianship', 'SCPA 1701, 1708', perhaps),
    florida: is('Letters of guardianship', 'Fla. Stat. 744.345'),
    illinois: is('Letters of office', '755 ILCS 5/11-5, 5/12-2', perhaps),
  }),
  {
    kind: 'certified_copy',
    event: 'certified_copy',
    case_types: [...everyType, 'Immigration'],
    to: null,
    required: ['entry', 'requester'],
    optional: [],
    items: ['document', 'access'],
    systems: {
      california: is('Certified copy', 'Gov. Code 69955(d); Evid. Code 1530', perhaps),
      federal_district: is('Certified copy', '28 U.S.C. 1914(b); FRE 902(4)'),
      texas: is('Certified copy', 'Tex. Gov’t Code 51.318; TRE 902(4)', perhaps),
      new_york: is('Certified copy', 'CPLR 4540, 8020'),
      florida: is('Certified copy', 'Fla. Stat. 28.24, 90.902'),
      illinois: is('Certified copy', '735 ILCS 5/8-1202', perhaps),
      immigration_court: is('Certified copy', '8 C.F.R. 1287.6', perhaps),
    },
  },
];

/** Letters require an order that appoints the fiduciary, a bond or its waiver, and an oath. */
function letters(kind: InstrumentKind, systems: Instrument['systems']): Instrument[] {
  const isGuardianship = kind === 'letters_guardianship';
  return [
    {
      kind,
      event: 'letters_issued',
      case_types: isGuardianship ? ['Probate', 'Family Law'] : ['Probate'],
      to: 'fiduciary',
      required: ['fiduciary', 'subject', 'order'],
      optional: ['powers', 'expires_on'],
      items: ['case_open', 'order', 'bond', 'oath'],
      systems,
    },
  ];
}
