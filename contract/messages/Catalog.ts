import type { ReasonCode } from '#domain/acceptance/reviewReasons';
import type { ActivityMessages } from '#domain/activity/ActivityMessages';
import type { WebhookEnd } from '#domain/activity/messages/systems';
import type { RowProblems } from '#domain/attorneys/imports/RowProblems';
import type { RosterProblems } from '#domain/attorneys/RosterProblems';
import type { AttorneyConflict } from '#domain/cases/conflictTerms';
import type { DocketMessages } from '#domain/cases/DocketMessages';
import type { LedgerStatus } from '#domain/citations/Ledger';
import type { LedgerDoubts, LedgerReasons } from '#domain/citations/LedgerReasons';
import type { SourceCoverages } from '#domain/citations/SourceCoverage';
import type { SourceProblems } from '#domain/citations/SourceProblems';
import type { ClosedDayRule } from '#domain/filingDates/FilingDateRule';
import type { FilingDateSteps } from '#domain/filingDates/FilingDateSteps';
import type { RelationBackEffect } from '#domain/filingDates/relationBackEffects';
import type { ComplianceTexts, SupportingMessage } from '#domain/filings/ComplianceTexts';
import type { DecisionProblems } from '#domain/filings/DecisionProblems';
import type { SubmissionDoubts } from '#domain/filings/doubts/Doubt';
import type { PriorityReasons } from '#domain/filings/PriorityReason';
import type { FilingReasons } from '#domain/filings/ReasonMessage';
import type { ReceiptMessages } from '#domain/filings/ReceiptMessages';
import type { DeliveryProblems } from '#domain/integrations/DeliveryProblems';
import type { ChecklistMessages } from '#domain/issuance/ChecklistMessages';
import type { NotificationKind } from '#domain/notifications/kinds';
import type { NoticeMessages } from '#domain/notifications/NoticeMessages';
import type { ContradictionMessages } from '#domain/reading/contradictions/messages';
import type { SummaryMessages } from '#domain/reading/summary/SummaryMessages';
import type { RuleDoubts, RuleProblems } from '#domain/rules/kinds/RuleMessages';
import type { PlanObjections, PlanRequirements } from '#domain/scheduling/plans/PlanMessages';

/** The text of each code of a vocabulary, composed from its values. */
export type Texts<Vocabulary> = { readonly [Code in keyof Vocabulary]: (values: Vocabulary[Code]) => string };

/** The text of a rule's finding: what is wrong, in one sentence, and how to correct it, in words that can be copied. */
export type ProblemText = { message: string; remedy: string };
export type ProblemTexts<Vocabulary> = {
  readonly [Code in keyof Vocabulary]: (values: Vocabulary[Code]) => ProblemText;
};

/** The text of a line of the record: its action in a few words, and a sentence. `by` is the person who acted. */
export type ActivityText = { title: string; description: string };
export type ActivityTexts<Vocabulary> = {
  readonly [Action in keyof Vocabulary]: (values: Vocabulary[Action], by: string) => ActivityText;
};

/** The text of a notice. */
export type NoticeText = { title: string; body: string };
export type NoticeTexts<Vocabulary> = {
  readonly [Code in keyof Vocabulary]: (values: Vocabulary[Code]) => NoticeText;
};

/**
 * The text of a doubt: one sentence, and the two values that differ; `expected` is null if there is nothing to compare.
 */
export type DoubtText = { message: string; document: string; expected: string | null };
export type DoubtTexts<Vocabulary> = { readonly [Code in keyof Vocabulary]: (values: Vocabulary[Code]) => DoubtText };

/** The text of an error in a row of an import: what is wrong, and how to correct it. */
export type RowProblemText = { why: string; fix: string };
export type RowProblemTexts<Vocabulary> = {
  readonly [Code in keyof Vocabulary]: (values: Vocabulary[Code]) => RowProblemText;
};

/** All texts of one language. A second language is a second object of this type. */
export type Catalog = {
  ruleProblems: ProblemTexts<RuleProblems>;
  ruleDoubts: Texts<RuleDoubts>;
  contradictions: Texts<ContradictionMessages>;
  reasons: Texts<FilingReasons>;
  priorities: Texts<PriorityReasons>;
  summaryParts: Texts<SummaryMessages>;
  activity: ActivityTexts<ActivityMessages>;
  /** The actor's name on a line without a person. */
  actors: { portal: string; visitor: string };
  receipts: Texts<ReceiptMessages>;
  notices: NoticeTexts<NoticeMessages>;
  /** The text of an email about a notice of each type, which reveals nothing about its subject. */
  mailedNotices: Readonly<Record<NotificationKind, string>>;
  docketEntries: Texts<DocketMessages>;
  checklists: Texts<ChecklistMessages>;
  filingDateSteps: Texts<FilingDateSteps>;
  closedDays: Readonly<Record<'electronic' | 'paper' | 'timeliness', Readonly<Record<ClosedDayRule, string>>>>;
  relationBack: Readonly<Record<RelationBackEffect, string>>;
  webhookEnd: (end: WebhookEnd) => string;
  reviewReasons: Readonly<Record<ReasonCode, string>>;
  /** Why the court returned or rejected a filing: the reason from the list, and the clerk's own text. */
  returnReason: (code: string | null, own: string | null) => string;
  decisionProblems: Texts<DecisionProblems>;
  submissionDoubts: DoubtTexts<SubmissionDoubts>;
  compliance: Texts<ComplianceTexts>;
  /** In one or two words, whether a supporting document was read. */
  supportingStates: Record<SupportingMessage['code'], string>;
  ledgerWords: Record<LedgerStatus, string>;
  ledgerReasons: Texts<LedgerReasons>;
  ledgerDoubts: Texts<LedgerDoubts>;
  /** Why a source that is searched gives no result. */
  sourceProblems: Texts<SourceProblems>;
  /** The contents of the sources in which citations are looked up. */
  sourceCoverages: Texts<SourceCoverages>;
  deliveryProblems: Texts<DeliveryProblems>;
  rosterProblems: Texts<RosterProblems>;
  importRowProblems: RowProblemTexts<RowProblems>;
  attorneyConflict: (conflict: AttorneyConflict) => string;
  /** Why a hearing of a plan cannot be at a time, and what cannot all be met. */
  planObjections: Texts<PlanObjections>;
  planRequirements: Texts<PlanRequirements>;
};
