import type { PriorityGround } from '#domain/documentTypes/TypeProfile';
import type { MessageOf } from '#domain/messages/Message';
import type { ProblemMessage } from '#domain/rules/kinds/RuleMessages';

/** Why a filing has its priority. Days are YYYY-MM-DD. */
export type PriorityReasons = {
  not_analyzed: Record<never, never>;
  /** What its type or title says about it. */
  ground: { ground: 'speed' | PriorityGround };
  type_unknown: Record<never, never>;
  personal_data: { says: ProblemMessage };
  hearing_in_case: { on: string };
  hearing_named: { on: string };
  deadline: { title: string; due: string };
  decided_by_court: Record<never, never>;
  set_by_person: { name: string };
};

export type PriorityReason = MessageOf<PriorityReasons>;
