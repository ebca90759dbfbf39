import type { CheckedFact, Confidence } from '#domain/authority/CheckedFact';
import type { AcceptancePolicy } from './AcceptancePolicy.ts';

/** What a court sets: whether a clerk may accept a filing and return some of its attachments. */
export const partialAcceptances = ['permitted', 'not_permitted'] as const;
export type PartialSetting = { partial: (typeof partialAcceptances)[number] | null; authority: string | null };
export const noPartialSetting: PartialSetting = { partial: null, authority: null };

/** Whether an attachment can be returned alone in a court, on what this rests, and whether the court may set it. */
export type PartialAcceptance = {
  permitted: boolean;
  authority: string | null;
  confidence: Confidence;
  set_by_court: boolean;
  may_set: boolean;
};

type PartialRule = CheckedFact & { permitted: boolean; authority: string | null };

const checked_on = '2026-11-23';

/**
 * Systems whose rule on returns and rejections applies to a document, not to a submission. That this includes an
 * attachment is an inference, so each of these courts can set it.
 */
const byDocument: Partial<Record<string, PartialRule>> = {
  california_trial: { permitted: true, authority: 'Cal. Rules of Court, rule 2.259(b)', checked_on },
  new_york_trial: { permitted: true, authority: 'CPLR 2102(c)', checked_on },
  texas_trial: { permitted: true, authority: 'Tex. R. Civ. P. 21(f)(11)', checked_on },
  florida_trial: { permitted: true, authority: 'Fla. R. Gen. Prac. & Jud. Admin. 2.525(f)(1)', checked_on },
  illinois_trial: { permitted: true, authority: 'Ill. S. Ct. R. 9(d)', checked_on },
};

/** A court without such a rule on file decides on a filing with all of its attachments, unless it sets this. */
const together: PartialRule = { permitted: false, authority: null, checked_on };

/** Whether a court’s clerks may accept a filing and return an attachment: by rule, by the court’s setting, or by default. */
export function partialAcceptanceOf(policy: AcceptancePolicy, setting: PartialSetting): PartialAcceptance {
  if (!policy.may_return) {
    // Fed. R. Civ. P. 5(d)(4), Fed. R. App. P. 25(a)(4), and others: the clerk files every document.
    const { authority, confidence } = policy;
    return { permitted: false, authority, confidence, set_by_court: false, may_set: false };
  }
  if (setting.partial !== null) {
    const permitted = setting.partial === 'permitted';
    return { permitted, authority: setting.authority, confidence: 'high', set_by_court: true, may_set: true };
  }
  const { permitted, authority } = byDocument[policy.system] ?? together;
  return { permitted, authority, confidence: 'uncertain', set_by_court: false, may_set: true };
}
