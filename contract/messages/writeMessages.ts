import type { ReasonCode } from '#domain/acceptance/reviewReasons';
import type { ActivityMessage } from '#domain/activity/ActivityMessages';
import type { RowProblemMessage } from '#domain/attorneys/imports/RowProblems';
import type { RosterProblemMessage } from '#domain/attorneys/RosterProblems';
import type { AttorneyConflict } from '#domain/cases/conflictTerms';
import type { DocketMessage } from '#domain/cases/DocketMessages';
import type { LedgerStatus } from '#domain/citations/Ledger';
import type { LedgerDoubt, LedgerReason } from '#domain/citations/LedgerReasons';
import type { SourceCoverage } from '#domain/citations/SourceCoverage';
import type { SourceProblem } from '#domain/citations/SourceProblems';
import type { ClosedDayRule } from '#domain/filingDates/FilingDateRule';
import type { FilingDateStep } from '#domain/filingDates/FilingDateSteps';
import type { RelationBackEffect } from '#domain/filingDates/relationBackEffects';
import type { ComplianceMessage, SupportingMessage } from '#domain/filings/ComplianceTexts';
import type { DecisionProblemMessage } from '#domain/filings/DecisionProblems';
import type { SubmissionDoubt } from '#domain/filings/doubts/Doubt';
import type { PriorityReason } from '#domain/filings/PriorityReason';
import type { ReasonMessage } from '#domain/filings/ReasonMessage';
import type { ReceiptMessages } from '#domain/filings/ReceiptMessages';
import type { DeliveryProblem } from '#domain/integrations/DeliveryProblems';
import type { ChecklistMessage } from '#domain/issuance/ChecklistMessages';
import type { MessageOf } from '#domain/messages/Message';
import type { NotificationKind } from '#domain/notifications/kinds';
import type { NoticeMessage } from '#domain/notifications/NoticeMessages';
import type { ContradictionMessage } from '#domain/reading/contradictions/messages';
import type { SummaryMessage } from '#domain/reading/summary/SummaryMessages';
import type { DoubtMessage, ProblemMessage } from '#domain/rules/kinds/RuleMessages';
import type { PlanObjection, PlanRequirement } from '#domain/scheduling/plans/PlanMessages';
import type { ActivityText, Catalog, DoubtText, NoticeText, ProblemText, RowProblemText } from './Catalog.ts';
import { en } from './en/en.ts';
import { pickText, withOnePeriod } from './pickText.ts';

/** What is wrong and how to correct it, as text. */
export const writeProblem = (says: ProblemMessage): ProblemText => pickText(en.ruleProblems, says);

/** A contradiction between a document and a choice, as text. */
export const writeContradiction = (shows: ContradictionMessage): string => pickText(en.contradictions, shows);

/** Why a rule was not checked, as text. */
export const writeDoubt = (why: DoubtMessage): string => pickText(en.ruleDoubts, why);

/** Why a filing is complete, incomplete, or uncertain, as text. */
export const writeReason = (reason: ReasonMessage): string => pickText(en.reasons, reason);

/** The reason for a filing's priority, as text. */
export const writePriority = (reason: PriorityReason): string => pickText(en.priorities, reason);

/** A part of a filing's summary, as text. */
export const writeSummaryPart = (part: SummaryMessage): string => pickText(en.summaryParts, part);

/** A filing's summary as text; null if it has no parts. */
export const writeSummary = (parts: readonly SummaryMessage[]): string | null =>
  parts.length === 0 ? null : parts.map(writeSummaryPart).join(' ');

/** A line of the record as it is stored: an action with its values, and the person who acted. */
export type KeptActivity = {
  action: ActivityMessage['action'];
  values: ActivityMessage['values'];
  actor_name: string | null;
  from_address: string | null;
};

/** The text of a line of the record. */
export function writeActivity({ action, values, actor_name, from_address }: KeptActivity): ActivityText {
  const by = actor_name ?? (from_address === null ? en.actors.portal : en.actors.visitor);
  // A line's values are those of its action, which the compiler cannot infer for a union.
  const write = en.activity[action] as (values: object, by: string) => ActivityText;
  return withOnePeriod(write(values, by));
}

/** The name of a received filing, as text. */
export const writeReceipt = (receipt: MessageOf<ReceiptMessages>): string => pickText(en.receipts, receipt);

/** The text of a notice. */
export const writeNotice = (notice: NoticeMessage): NoticeText => pickText(en.notices, notice);

/** The text of an email about a notice: its type, and nothing about its subject. */
export const writeMailedNotice = (kind: NotificationKind): string => en.mailedNotices[kind];

/** The text of a docket entry. */
export const writeDocketEntry = (says: DocketMessage): string => pickText(en.docketEntries, says);

/** An item of a checklist, as text. */
export const writeChecklist = (says: ChecklistMessage): string => pickText(en.checklists, says);

/** A step to a filing date, as text. */
export const writeFilingDateStep = (step: FilingDateStep): string => pickText(en.filingDateSteps, step);

/** What a closed day means for what a court receives, as text. */
export const writeClosedDays = (about: 'electronic' | 'paper' | 'timeliness', rule: ClosedDayRule): string =>
  en.closedDays[about][rule];

/** What becomes of the first date of a returned document, as text. */
export const writeRelationBack = (effect: RelationBackEffect): string => en.relationBack[effect];

/** Why deliveries to a webhook have ended, as text. */
export const writeWebhookEnd: Catalog['webhookEnd'] = (end) => en.webhookEnd(end);

/** The problem that prevents a clerk's decision, as text. */
export const writeDecisionProblem = (says: DecisionProblemMessage): string => pickText(en.decisionProblems, says);

/** A doubt about a submission, as text. */
export const writeDoubtOfSubmission = (says: SubmissionDoubt): DoubtText => pickText(en.submissionDoubts, says);

/** The result of the check of a document, as text. */
export const writeCompliance = (says: ComplianceMessage): string => pickText(en.compliance, says);

/** In one or two words, whether a supporting document was read. */
export const writeSupportingState = ({ code }: SupportingMessage): string => en.supportingStates[code];

/** The result of a search for an authority, as text. */
export const writeLedgerWord = (word: LedgerStatus): string => en.ledgerWords[word];

/** What is wrong in a row of an import, and how to correct it, as text. */
export const writeRowProblem = (says: RowProblemMessage): RowProblemText => pickText(en.importRowProblems, says);

/** A conflict of interest of an attorney, as text. */
export const writeAttorneyConflict = (conflict: AttorneyConflict): string => en.attorneyConflict(conflict);

/** A problem in a row of a roster, as text. */
export const writeRosterProblem = (says: RosterProblemMessage): string => pickText(en.rosterProblems, says);

/** The result of a search for an authority and its reason, as text; null if there is nothing to add. */
export const writeLedgerReasons = (reasons: readonly LedgerReason[]): string | null =>
  reasons.length === 0 ? null : reasons.map((reason) => pickText(en.ledgerReasons, reason)).join(' ');

/** Why a source that is searched gives no result, as text. */
export const writeSourceProblem = (says: SourceProblem): string => pickText(en.sourceProblems, says);

/** The contents of a source, as text. */
export const writeSourceCoverage = (coverage: SourceCoverage): string => pickText(en.sourceCoverages, coverage);

/** Why a message did not reach the receiver of a webhook, as text. */
export const writeDeliveryProblem = (says: DeliveryProblem): string => pickText(en.deliveryProblems, says);

/** What does not match the decision in a source, as text. */
export const writeLedgerDoubt = (doubt: LedgerDoubt): string => pickText(en.ledgerDoubts, doubt);

/** A reason from the court's list for returning a filing, as text. */
export const writeReviewReason = (code: ReasonCode): string => en.reviewReasons[code];

/** Why the court returned or rejected a filing: the reason from the list, then the clerk's own text. */
export const writeReturnReason = (code: string | null, own: string | null): string => en.returnReason(code, own);

/** Why a hearing of a plan cannot be at a time, as text. */
export const writePlanObjection = (says: PlanObjection): string => pickText(en.planObjections, says);

/** A requirement of a plan that cannot be met with others, as text. */
export const writePlanRequirement = (says: PlanRequirement): string => pickText(en.planRequirements, says);
