import type { CodeSystem } from '#domain/docketing/CodeSystem';

/** What a record on appeal contains, and by which rule. */
export type RecordRule = {
  /** Every document of the case, or those that the parties designate with those that the rule requires. */
  scope: 'all' | 'designated';
  /** Codes of entries that the record must contain. */
  required: readonly string[];
  authority: string;
};

const judgments = ['judgment_entered', 'clerk_judgment', 'judgment_vacated'];
const always = ['notice_appeal', 'cross_appeal', 'notice_entry', ...judgments];

/** Contents of the record by court system. Confidence: high. */
const rules: Partial<Record<CodeSystem, RecordRule>> = {
  california: { scope: 'designated', required: [...always, 'mtn_new_trial'], authority: 'CRC 8.122(b)(1)' },
  federal_district: { scope: 'all', required: always, authority: 'FRAP 10(a)' },
  texas: { scope: 'designated', required: [...always, 'complaint', 'answer', 'verdict'], authority: 'TRAP 34.5(a)' },
  new_york: { scope: 'designated', required: always, authority: 'CPLR 5526' },
  florida: { scope: 'all', required: always, authority: 'Fla. R. App. P. 9.200(a)(1)' },
  illinois: { scope: 'all', required: always, authority: 'Ill. S. Ct. R. 321' },
};

/** Where no rule of the system is on file, the clerk chooses, and only what every record has is required. */
const usual: RecordRule = { scope: 'designated', required: always, authority: '' };

export const recordRuleOf = (system: CodeSystem | null): RecordRule => (system && rules[system]) || usual;

/** An entry as the choice of a record sees it. */
export type RecordEntry = { number: number; code: string | null; hasDocument: boolean; isOpen: boolean };

/** Whether an entry must be in the record, is proposed for it, is left to choice, or cannot be in it. */
export type RecordPlace = 'required' | 'proposed' | 'optional' | 'withheld' | 'no_document';

/**
 * The place of an entry in the record. Sealed and confidential documents are never in the open record: they are sent
 * separately under the rules on sealed records (CRC 8.46; FRAP 10, and the circuits’ rules). Confidence: high.
 */
export function placeInRecord({ code, hasDocument, isOpen }: RecordEntry, rule: RecordRule): RecordPlace {
  if (!hasDocument) return 'no_document';
  if (!isOpen) return 'withheld';
  if (code !== null && rule.required.includes(code)) return 'required';
  return rule.scope === 'all' ? 'proposed' : 'optional';
}
