import type { Confidence } from '#domain/authority/CheckedFact';
import type { CaseType } from '#domain/courts/choices';
import type { PracticeSystem } from '#domain/participants/practiceSystem';
import type { DefaultItem } from '../defaultStates.ts';

/** Who enters a default or a default judgment; `none` where there is no separate entry of default. */
export type Power = 'clerk' | 'court' | 'none';
type Law = { authority: string; confidence: Confidence };

/** The law of defaults of one court system in some case types. */
export type DefaultLaw = {
  system: PracticeSystem;
  case_types: readonly CaseType[];
  entry: Power;
  judgment: Exclude<Power, 'none'>;
  /** The rules of the period in which the party must respond, by the way of service and the type of action. */
  respond: { usual: string; eviction?: string; otherwise?: string; waiver?: string; waiver_abroad?: string };
  /** Whether any document of the party, and not only a response, prevents entry by the clerk. */
  any_document_bars: boolean;
  /** The items of the two checklists, in their order. */
  items: { entry: Partial<Record<DefaultItem, Law>>; judgment: Partial<Record<DefaultItem, Law>> };
  /** What the law gives as interest before judgment where the contract states no rate. */
  interest: Law & { rate: string | null };
};

const high = (authority: string): Law => ({ authority, confidence: 'high' });
const uncertain = (authority: string): Law => ({ authority, confidence: 'uncertain' });
const scra = high('50 U.S.C. 3931(b)');
const stay = high('11 U.S.C. 362(a); order of the court');

/**
 * Who may enter a default and a default judgment, and what must be shown first. Compiled from the rules and statutes in
 * each row on 2026-11-23. An uncertain row must be compared with its authority; the clerk confirms such an item.
 */
export const defaultLaws: readonly DefaultLaw[] = [
  {
    system: 'california',
    case_types: ['Civil Complaint'],
    entry: 'clerk',
    judgment: 'clerk',
    respond: { usual: 'CA-ANSWER', eviction: 'CA-ANSWER-UD' },
    any_document_bars: false,
    items: {
      entry: {
        entry_power: high('CCP § 585(a)'),
        request: high('CCP § 585; CRC 3.1800'),
        service: high('CCP §§ 417.10, 585(a)'),
        time: high('CCP §§ 412.20(a)(3), 585(a)'),
        response: high('CCP § 585(a)'),
        stay,
        capacity: high('CCP §§ 372, 373'),
        venue: high('CCP § 585.5'),
        mailing: high('CCP § 587'),
      },
      judgment: {
        judgment_power: high('CCP § 585(a)'),
        default: high('CCP § 585(a)'),
        sum_certain: high('CCP §§ 580(a), 585(a)'),
        published: high('CCP § 585(a), (c)'),
        military: scra,
        others: uncertain('CCP § 579'),
        costs: high('CCP §§ 585(a), 1033.5'),
        interest: high('CCP § 585(a); Civ. Code 3287(a), 3289'),
        stay,
      },
    },
    interest: { ...high('Civ. Code 3289(b)'), rate: '10' },
  },
  {
    system: 'california',
    case_types: ['Family Law'],
    entry: 'clerk',
    judgment: 'court',
    respond: { usual: 'CA-FAM-RESP' },
    any_document_bars: false,
    items: {
      entry: {
        entry_power: high('CRC 5.401'),
        request: high('CRC 5.401'),
        service: high('CCP § 417.10'),
        time: high('Fam. Code 2020'),
        response: high('CRC 5.401'),
        stay,
        capacity: high('CCP §§ 372, 373'),
        mailing: high('CCP § 587'),
      },
      judgment: { judgment_power: high('Fam. Code 2336') },
    },
    interest: { ...high('Fam. Code 2336'), rate: null },
  },
  {
    system: 'federal_district',
    case_types: ['Civil Complaint'],
    entry: 'clerk',
    judgment: 'clerk',
    respond: { usual: 'FD-ANSWER', waiver: 'FD-ANSWER-WAIVER', waiver_abroad: 'FD-ANSWER-WAIVER:defendant_outside_us' },
    any_document_bars: false,
    items: {
      entry: {
        entry_power: high('FRCP 55(a)'),
        request: high('FRCP 55(a)'),
        service: high('FRCP 4(l), 55(a)'),
        time: high('FRCP 12(a), 55(a)'),
        response: high('FRCP 55(a)'),
        stay,
        capacity: uncertain('FRCP 17(c), 55(b)'),
      },
      judgment: {
        judgment_power: high('FRCP 55(b)(1)'),
        default: high('FRCP 55(a), (b)(1)'),
        sum_certain: high('FRCP 55(b)(1)'),
        adult: high('FRCP 55(b)(1)'),
        appearance: high('FRCP 55(b)(1)'),
        military: scra,
        others: high('FRCP 54(b)'),
        costs: high('FRCP 54(d)(1), 55(b)(1)'),
        interest: uncertain('The law that governs the claim'),
        stay,
      },
    },
    interest: { ...uncertain('The law that governs the claim'), rate: null },
  },
  {
    system: 'new_york',
    case_types: ['Civil Complaint'],
    entry: 'none',
    judgment: 'clerk',
    respond: { usual: 'NY-ANSWER', otherwise: 'NY-ANSWER:served_otherwise_or_outside_state' },
    any_document_bars: false,
    items: {
      entry: {
        request: high('CPLR 3215(a)'),
        service: high('CPLR 306, 3215(f)'),
        time: high('CPLR 320(a), 3012(a)'),
        response: high('CPLR 320(a), 3215(a)'),
        stay,
        capacity: high('CPLR 1203'),
      },
      judgment: {
        judgment_power: high('CPLR 3215(a)'),
        sum_certain: high('CPLR 3215(a)'),
        one_year: high('CPLR 3215(c)'),
        mailing: high('CPLR 3215(g)(3)'),
        military: scra,
        others: high('CPLR 3215(a)'),
        costs: high('CPLR 3215(a), 8401'),
        interest: high('CPLR 5001, 5004'),
      },
    },
    interest: { ...high('CPLR 5004; 2% for consumer debt'), rate: '9' },
  },
  {
    system: 'texas',
    case_types: ['Civil Complaint', 'Family Law'],
    entry: 'none',
    judgment: 'court',
    respond: { usual: 'TX-ANSWER' },
    any_document_bars: false,
    items: {
      entry: {
        request: high('TRCP 239'),
        service: high('TRCP 107(h), 239'),
        return: high('TRCP 107(h)'),
        time: high('TRCP 99(b), 239'),
        response: high('TRCP 239'),
        stay,
        capacity: uncertain('TRCP 173'),
        mailing: uncertain('TRCP 239a'),
        military: scra,
      },
      judgment: { judgment_power: high('TRCP 239') },
    },
    interest: { ...uncertain('Tex. Fin. Code 304.003, 304.104'), rate: null },
  },
  {
    system: 'florida',
    case_types: ['Civil Complaint', 'Family Law'],
    entry: 'clerk',
    judgment: 'court',
    respond: { usual: 'FL-ANSWER' },
    any_document_bars: true,
    items: {
      entry: {
        entry_power: high('Fla. R. Civ. P. 1.500(a); Fam. L. R. P. 12.500(a)'),
        request: high('Fla. R. Civ. P. 1.500(a)'),
        service: high('Fla. R. Civ. P. 1.500(a); Fla. Stat. 48.21'),
        time: high('Fla. R. Civ. P. 1.140(a), 1.500(a)'),
        response: high('Fla. R. Civ. P. 1.500(a)'),
        stay,
        capacity: uncertain('Fla. R. Civ. P. 1.210(b), 1.500(e)'),
        military: scra,
      },
      judgment: { judgment_power: high('Fla. R. Civ. P. 1.500(e); Fam. L. R. P. 12.500(e)') },
    },
    interest: { ...high('Fla. Stat. 55.03'), rate: null },
  },
  {
    system: 'illinois',
    case_types: ['Civil Complaint', 'Family Law'],
    entry: 'court',
    judgment: 'court',
    respond: { usual: 'IL-ANSWER' },
    any_document_bars: false,
    items: {
      entry: {
        entry_power: high('735 ILCS 5/2-1301(d)'),
        request: high('735 ILCS 5/2-1301(d)'),
        service: high('735 ILCS 5/2-203; Ill. S. Ct. R. 102'),
        time: high('Ill. S. Ct. R. 101(d), 181(a)'),
        response: high('735 ILCS 5/2-1301(d)'),
        stay,
        capacity: uncertain('735 ILCS 5/2-1301'),
        military: scra,
      },
      judgment: { judgment_power: high('735 ILCS 5/2-1301(d)') },
    },
    interest: { ...high('815 ILCS 205/2'), rate: '5' },
  },
];

/** The law of defaults in a court system and case type; undefined where the clerk’s record has no default. */
export function defaultLawOf(system: PracticeSystem, caseType: CaseType): DefaultLaw | undefined {
  return defaultLaws.find((law) => law.system === system && law.case_types.includes(caseType));
}
