import type { CheckedFact, Confidence } from '#domain/authority/CheckedFact';
import type { CodeSystem } from '#domain/docketing/CodeSystem';

/**
 * How a court uses tentative rulings: it publishes none; it publishes them, and anyone may argue; or it publishes them,
 * and only a person who gave notice may argue.
 */
export const tentativePractices = ['none', 'published', 'with_notice'] as const;
export type TentativePractice = (typeof tentativePractices)[number];

/** The rule of a system on tentative rulings. Times are HH:MM on the court day before the hearing. */
export type TentativeRule = CheckedFact & {
  practice: TentativePractice;
  publish_time: string;
  notice_time: string;
  authority: string;
  confidence: Confidence;
};

/** The usual hours, for a court that has its own rule. */
export const usualTentativeTimes = { publish_time: '15:00', notice_time: '16:00' } as const;

/** Systems with a rule on tentative rulings. Elsewhere, a court that publishes them names its own rule. */
export const tentativeRules: Partial<Record<CodeSystem, TentativeRule>> = {
  california: {
    practice: 'with_notice',
    ...usualTentativeTimes,
    authority: 'CRC 3.1308(a)(1)',
    confidence: 'high',
    checked_on: '2026-11-28',
  },
};

/** What a court sets for itself; null where the rule of its system applies. */
export type TentativeSetting = {
  practice: TentativePractice | null;
  publish_time: string | null;
  notice_time: string | null;
  authority: string | null;
};

export const noTentativeSetting: TentativeSetting = {
  ...{ practice: null, publish_time: null, notice_time: null, authority: null },
};

/** The rule as it applies in a court. `notice_time` is null where no notice is necessary. */
export type CourtsTentativeRule = {
  practice: TentativePractice;
  publish_time: string;
  notice_time: string | null;
  /** Null in a court that publishes none and has no rule on them. */
  authority: string | null;
  confidence: Confidence;
  set_by_court: boolean;
};

/** The rule of a court: its own setting, or else the rule of its system. */
export function tentativeRuleOf(system: CodeSystem | null, setting: TentativeSetting): CourtsTentativeRule {
  const rule = system === null ? undefined : tentativeRules[system];
  const set_by_court = setting.practice !== null || setting.publish_time !== null || setting.notice_time !== null;
  const practice = setting.practice ?? rule?.practice ?? 'none';
  const { publish_time, notice_time } = rule ?? usualTentativeTimes;
  return {
    practice,
    publish_time: setting.publish_time ?? publish_time,
    notice_time: practice === 'with_notice' ? (setting.notice_time ?? notice_time) : null,
    authority: (set_by_court ? setting.authority : null) ?? rule?.authority ?? null,
    confidence: set_by_court ? 'high' : (rule?.confidence ?? 'high'),
    set_by_court,
  };
}
