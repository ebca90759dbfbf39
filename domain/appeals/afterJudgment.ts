import type { CaseType } from '#domain/courts/choices';
import { findVariant } from '#domain/deadlines/deadlineRules';
import type { CodeSystem } from '#domain/docketing/CodeSystem';

/** The entries after which the court may have to give notice of a judgment, or after which the time to appeal runs. */
export const judgmentEvents = ['judgment_entered', 'clerk_judgment', 'notice_entry'] as const;
export type JudgmentEvent = (typeof judgmentEvents)[number];

export const isJudgmentEvent = (code: string): code is JudgmentEvent => judgmentEvents.some((event) => event === code);

type Law = {
  /** The case types in which the clerk must give the parties notice of the entry immediately; `*`: all. */
  clerk_notifies: readonly (CaseType | '*')[];
  authority: string;
  /** Rules of domain/deadlines that run from the entry or the signing of the judgment. */
  from_entry: readonly string[];
  /** Rules that run from service of notice of its entry. */
  from_notice: readonly string[];
};

/**
 * Who gives notice of a judgment, and when the time to appeal begins. In California the time differs between limited and
 * unlimited civil cases, which the record of a case does not state, so that no time begins by itself there. In New York
 * the parties serve the notice, and the court does not know when. Confidence: high.
 */
const laws: Partial<Record<CodeSystem, Law>> = {
  federal_district: {
    clerk_notifies: ['*'],
    authority: 'FRCP 77(d)(1); FRCrP 49(d)',
    from_entry: ['FD-NOA', 'FD-NOA-CRIM'],
    from_notice: [],
  },
  california: {
    clerk_notifies: ['Family Law', 'Small Claims'],
    authority: 'CCP 664.5',
    from_entry: ['CA-NOA:no_notice_served'],
    from_notice: ['CA-NOA', 'CA-SC-APPEAL'],
  },
  new_york: { clerk_notifies: [], authority: 'CPLR 5016, 5513', from_entry: [], from_notice: [] },
  texas: { clerk_notifies: ['*'], authority: 'TRCP 306a(3)', from_entry: ['TX-NOA'], from_notice: [] },
  florida: {
    clerk_notifies: ['*'],
    authority: 'Fla. R. Gen. Prac. & Jud. Admin. 2.516(h)',
    from_entry: ['FL-NOA'],
    from_notice: [],
  },
  illinois: { clerk_notifies: [], authority: 'Ill. S. Ct. R. 11', from_entry: ['IL-NOA'], from_notice: [] },
  bankruptcy: { clerk_notifies: ['*'], authority: 'Fed. R. Bankr. P. 9022', from_entry: [], from_notice: [] },
};

export type AfterJudgment = {
  /** The authority by which the clerk serves notice of the entry; null if the parties do. */
  notice: string | null;
  /** The rules of domain/deadlines by which the time to appeal runs. */
  rules: string[];
};

/** What follows from an entry of a judgment, or of a notice of its entry, which the clerk serves in any event. */
export function afterJudgment(
  event: JudgmentEvent,
  { system, case_type }: { system: CodeSystem | null; case_type: CaseType },
): AfterJudgment {
  const law = system === null ? undefined : laws[system];
  if (!law) return { notice: null, rules: [] };
  const isNotice = event === 'notice_entry';
  const clerk = isNotice || law.clerk_notifies.some((one) => one === '*' || one === case_type);
  const tierIsUnknown = system === 'california' && case_type === 'Civil Complaint';
  const rules = tierIsUnknown ? [] : isNotice ? law.from_notice : law.from_entry;
  return { notice: clerk ? law.authority : null, rules: rules.filter((id) => appliesTo(id, case_type)) };
}

function appliesTo(rule_id: string, case_type: CaseType): boolean {
  const variant = findVariant(rule_id);
  if (!variant) throw new Error(`There is no deadline rule ${rule_id}.`);
  const { case_types } = variant.rule;
  return case_types.includes('*') || case_types.includes(case_type);
}
