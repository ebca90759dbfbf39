import type { CheckedFact } from '#domain/authority/CheckedFact';
import type { NoParameters } from './kinds/NoParameters.ts';
import type { ParametersByKind, RuleKind } from './kinds/ParametersByKind.ts';
import type { Scope } from './scopes.ts';

/** How sure a rule is: seen in a stored public source; known as a settled rule; to be checked before use. */
export const confidences = ['verified', 'high', 'uncertain'] as const;
export type Confidence = (typeof confidences)[number];

/** Who may act when a document breaks a rule, and what that person may do. */
export const consequenceActs = ['clerk_may_return', 'clerk_may_notice', 'judge_may_strike', 'clerk_must_file'] as const;

/** The consequence if a document violates a rule, and its authority, which may differ from the rule’s citation. */
export type Consequence = { act: (typeof consequenceActs)[number]; authority: string };

/** By what means a rule is checked. */
export type Automation = 'text' | 'layout' | 'pdf_meta' | 'metadata' | 'human';

/** What every rule has, regardless of its kind. */
type RuleBase = Partial<CheckedFact> & {
  id: string;
  applies_to: Scope;
  requirement: string;
  automation: Automation;
  /**
   * The part of the requirement that no evaluator checks, as a clause: `whether the certificate is signed`. A document that
   * meets the rest of the rule is listed as left to a person.
   */
  left_to_person?: string;
  /** Null where no authority names one; the court’s acceptance policy then decides. */
  consequence: Consequence | null;
  /** A point of form for which no clerk returns a filing: advice in every court, shown in one line with the others. */
  form_advice?: true;
  citation: string;
  confidence: Confidence;
  /** Names in sources.ts. */
  sources: readonly string[];
  /** YYYY-MM-DD; null where it has long been so. */
  effective_from: string | null;
  /** Additional information shown with the rule; may be empty. */
  caveat: string;
  /** For maintainers of the facts: how a part was learned, what to check. Never shown. */
  internal?: string;
};

/** A rule of one kind, with the parameters that its evaluator reads. */
export type RuleOf<K extends RuleKind> = { [P in K]: RuleBase & { kind: P; parameters: ParametersByKind[P] } }[K];

/** Something that a document must have or be in a court, with its parameters, authority, confidence and day of effect. */
export type Rule = RuleOf<RuleKind>;

/** A rule of a court’s own, compared with its authority on a known day. */
export type Requirement = Rule & CheckedFact;

type Optional = 'consequence' | 'sources' | 'effective_from' | 'caveat';

/** A rule as its row states it: what is usual may be left out, and parameters where its kind has none. */
export type RuleRow = {
  [K in RuleKind]: Omit<RuleBase, Optional> &
    Partial<Pick<RuleBase, Optional>> & { kind: K } & (NoParameters extends ParametersByKind[K]
      ? { parameters?: ParametersByKind[K] }
      : { parameters: ParametersByKind[K] });
}[RuleKind];
