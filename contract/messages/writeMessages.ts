import type { ReasonCode } from '#domain/acceptance/reviewReasons';
import type { ActivityMessage } from '#domain/activity/ActivityMessages';
import type { RosterProblemMessage } from '#domain/attorneys/RosterProblems';
import type { DocketMessage } from '#domain/cases/DocketMessages';
import type { LedgerWord } from '#domain/citations/Ledger';
import type { LedgerDoubt, LedgerReason } from '#domain/citations/LedgerReasons';
import type { SourceCoverage } from '#domain/citations/SourceCoverage';
import type { SourceProblem } from '#domain/citations/SourceProblems';
import type { ComplianceMessage, SupportingMessage } from '#domain/filings/ComplianceTexts';
import type { DecisionProblemMessage } from '#domain/filings/DecisionProblems';
import type { SubmissionDoubt } from '#domain/filings/doubts/Doubt';
import type { PriorityReason } from '#domain/filings/PriorityReason';
import type { ReasonMessage } from '#domain/filings/ReasonMessage';
import type { ReceiptMessages } from '#domain/filings/ReceiptMessages';
import type { DeliveryProblem } from '#domain/integrations/DeliveryProblems';
import type { MessageOf } from '#domain/messages/Message';
import type { NotificationKind } from '#domain/notifications/kinds';
import type { NoticeMessage } from '#domain/notifications/NoticeMessages';
import type { ContradictionMessage } from '#domain/reading/contradictions/messages';
import type { SummaryMessage } from '#domain/reading/summary/SummaryMessages';
import type { DoubtMessage, ProblemMessage } from '#domain/rules/kinds/RuleMessages';
import type { ActivityText, Catalog, DoubtText, NoticeText, ProblemText } from './Catalog.ts';
import { en } from './en/en.ts';
import { pickText, withOnePeriod } from './pickText.ts';

/** What is wrong and how to correct it, in words. */
export const writeProblem = (says: ProblemMessage): ProblemText => pickText(en.ruleProblems, says);

/** What a document says against a choice, in words. */
export const writeContradiction = (shows: ContradictionMessage): string => pickText(en.contradictions, shows);

/** Why a rule was not checked, in words. */
export const writeDoubt = (why: DoubtMessage): string => pickText(en.ruleDoubts, why);

/** Why a filing is complete, incomplete or uncertain, in words. */
export const writeReason = (reason: ReasonMessage): string => pickText(en.reasons, reason);

/** Why a filing has its priority, in words. */
export const writePriority = (reason: PriorityReason): string => pickText(en.priorities, reason);

/** A part of a filing's summary, in words. */
export const writeSummaryPart = (part: SummaryMessage): string => pickText(en.summaryParts, part);

/** A filing's summary in words; null where it has no parts. */
export const writeSummary = (parts: readonly SummaryMessage[]): string | null =>
  parts.length === 0 ? null : parts.map(writeSummaryPart).join(' ');

/** A line of the record as it is kept: an action with its values, and who acted. */
export type KeptActivity = {
  action: ActivityMessage['action'];
  values: ActivityMessage['values'];
  actor_name: string | null;
  from_address: string | null;
};

/** What a line of the record says, in words. */
export function writeActivity({ action, values, actor_name, from_address }: KeptActivity): ActivityText {
  const by = actor_name ?? (from_address === null ? en.actors.portal : en.actors.visitor);
  // A line's values are those of its action; the compiler cannot follow that through a union.
  const write = en.activity[action] as (values: object, by: string) => ActivityText;
  return withOnePeriod(write(values, by));
}

/** What the receipt of a filing is called, in words. */
export const writeReceipt = (receipt: MessageOf<ReceiptMessages>): string => pickText(en.receipts, receipt);

/** What a notice says, in words. */
export const writeNotice = (notice: NoticeMessage): NoticeText => pickText(en.notices, notice);

/** What a mail says of a notice: its kind, and nothing of what it is about. */
export const writeMailedNotice = (kind: NotificationKind): string => en.mailedNotices[kind];

/** What an entry on a docket says, in words. */
export const writeDocketEntry = (says: DocketMessage): string => pickText(en.docketEntries, says);

/** Why nothing more is sent to a webhook, in words. */
export const writeWebhookEnd: Catalog['webhookEnd'] = (end) => en.webhookEnd(end);

/** What keeps a clerk's decision from being taken, in words. */
export const writeDecisionProblem = (says: DecisionProblemMessage): string => pickText(en.decisionProblems, says);

/** A doubt about a submission, in words. */
export const writeDoubtOfSubmission = (says: SubmissionDoubt): DoubtText => pickText(en.submissionDoubts, says);

/** What the check of a document came to, in words. */
export const writeCompliance = (says: ComplianceMessage): string => pickText(en.compliance, says);

/** In one or two words, whether a supporting document was read. */
export const writeSupportingState = ({ code }: SupportingMessage): string => en.supportingStates[code];

/** What a search for an authority came to, in words. */
export const writeLedgerWord = (word: LedgerWord): string => en.ledgerWords[word];

/** What is wrong in a row of a roster, in words. */
export const writeRosterProblem = (says: RosterProblemMessage): string => pickText(en.rosterProblems, says);

/** What a search for an authority came to and why, in words; null where there is nothing to add. */
export const writeLedgerReasons = (reasons: readonly LedgerReason[]): string | null =>
  reasons.length === 0 ? null : reasons.map((reason) => pickText(en.ledgerReasons, reason)).join(' ');

/** Why a place that is searched gives no answer, in words. */
export const writeSourceProblem = (says: SourceProblem): string => pickText(en.sourceProblems, says);

/** What a source holds, in words. */
export const writeSourceCoverage = (coverage: SourceCoverage): string => pickText(en.sourceCoverages, coverage);

/** Why a message did not reach the receiver of a webhook, in words. */
export const writeDeliveryProblem = (says: DeliveryProblem): string => pickText(en.deliveryProblems, says);

/** What does not fit a decision that a source has, in words. */
export const writeLedgerDoubt = (doubt: LedgerDoubt): string => pickText(en.ledgerDoubts, doubt);

/** A reason of the court's list for returning a filing, in words. */
export const writeReviewReason = (code: ReasonCode): string => en.reviewReasons[code];

/** Why the court returned or rejected a filing: the reason of the list, then the clerk's own words. */
export const writeReturnReason = (code: string | null, own: string | null): string => en.returnReason(code, own);
