import type { CheckedFact } from '#domain/authority/CheckedFact';
import type { NoParameters } from './kinds/NoParameters.ts';
import type { ParametersByKind, RuleKind } from './kinds/ParametersByKind.ts';
import type { Scope } from './scopes.ts';

/** The certainty of a rule: seen in a stored public source, known as a settled rule, or to be checked before use. */
export const confidences = ['verified', 'high', 'uncertain'] as const;
export type Confidence = (typeof confidences)[number];

/** Who may act if a document violates a rule, and how. */
export const consequenceActs = ['clerk_may_return', 'clerk_may_notice', 'judge_may_strike', 'clerk_must_file'] as const;

/** The consequence if a document violates a rule, and its authority, which may differ from the rule’s citation. */
export type Consequence = { act: (typeof consequenceActs)[number]; authority: string };

/** The means by which a rule is checked. */
export type Automation = 'text' | 'layout' | 'pdf_meta' | 'metadata' | 'human';

/** What every rule has, regardless of its kind. */
type RuleBase = Partial<CheckedFact> & {
  id: string;
  applies_to: Scope;
  requirement: string;
  automation: Automation;
  /**
   * The part of the requirement that no evaluator checks, as a clause: `whether the certificate is signed`. If a
   * document meets the rest of the rule, this part is listed for a person to check.
   */
  left_to_person?: string;
  /** Null if no authority states one; the court’s acceptance policy then applies. */
  consequence: Consequence | null;
  /**
   * A point of form for which no clerk returns a filing. It is advisory in every court and shown in one line with the
   * others.
   */
  form_advice?: true;
  citation: string;
  confidence: Confidence;
  /** Names in sources.ts. */
  sources: readonly string[];
  /** YYYY-MM-DD; null for long-established rules. */
  effective_from: string | null;
  /** Additional information shown with the rule; may be empty. */
  caveat: string;
  /** For maintainers of the facts: the source of a detail, or what to check. Never shown. */
  internal?: string;
};

/** A rule of one kind, with the parameters that its evaluator reads. */
export type RuleOf<K extends RuleKind> = { [P in K]: RuleBase & { kind: P; parameters: ParametersByKind[P] } }[K];

/** A requirement for documents in a court, with its parameters, authority, confidence, and effective date. */
export type Rule = RuleOf<RuleKind>;

/** A court's rule, compared with its authority on a known date. */
export type Requirement = Rule & CheckedFact;

type Optional = 'consequence' | 'sources' | 'effective_from' | 'caveat';

/** A rule as stated in its row. Defaults may be omitted, and so may the parameters of a kind that has none. */
export type RuleRow = {
  [K in RuleKind]: Omit<RuleBase, Optional> &
    Partial<Pick<RuleBase, Optional>> & { kind: K } & (NoParameters extends ParametersByKind[K]
      ? { parameters?: ParametersByKind[K] }
      : { parameters: ParametersByKind[K] });
}[RuleKind];
