import type { SourceCoverage } from '#domain/citations/SourceCoverage';
import type { SourceProblem } from '#domain/citations/SourceProblems';
import type { ProblemMessage } from '#domain/rules/kinds/RuleMessages';
import type { Catalog, ProblemText } from '../Catalog.ts';
import { pickText } from '../pickText.ts';
import { receipts } from './activity/receipts.ts';
import { webhookEnd } from './activity/systems.ts';
import { activity } from './activity.ts';
import { attorneyConflict } from './attorneys/conflicts.ts';
import { importRowProblems } from './attorneys/importRows.ts';
import { rosterProblems } from './attorneys/roster.ts';
import { checklists } from './cases/checklists.ts';
import { docketEntries } from './cases/docket.ts';
import { closedDays, filingDateSteps, relationBackWords } from './cases/filingDates.ts';
import { sourceCoverages } from './citations/coverage.ts';
import { ledgerWords } from './citations/ledger.ts';
import { ledgerDoubts, ledgerReasons } from './citations/reasons.ts';
import { sourceProblems } from './citations/sources.ts';
import { contradictions } from './contradictions.ts';
import { compliance, supportingStates } from './filings/compliance.ts';
import { decisionProblems } from './filings/decisions.ts';
import { submissionDoubts } from './filings/doubts.ts';
import { priorityReasons } from './filings/priorities.ts';
import { filingReasons } from './filings/reasons.ts';
import { returnReason, reviewReasons } from './filings/reviewReasons.ts';
import { summaryParts } from './filings/summaries.ts';
import { deliveryProblems } from './integrations/deliveries.ts';
import { mailedNotices } from './notices/mailed.ts';
import { notices } from './notices.ts';
import { amountDoubts, amountProblems } from './rules/amounts.ts';
import { attachmentDoubts, attachmentProblems } from './rules/attachments.ts';
import { boundaryDoubts, boundaryProblems } from './rules/boundaries.ts';
import { captionDoubts, captionProblems } from './rules/caption.ts';
import { certificateDoubts, certificateProblems } from './rules/certificates.ts';
import { citationDoubts, citationProblems } from './rules/citations.ts';
import { eligibilityDoubts, eligibilityProblems } from './rules/eligibility.ts';
import { fileDoubts, fileProblems } from './rules/file.ts';
import { layoutDoubts, layoutProblems } from './rules/layout.ts';
import { lengthDoubts, lengthProblems } from './rules/length.ts';
import { oathDoubts, oathProblems } from './rules/oaths.ts';
import { peopleDoubts } from './rules/people.ts';
import { privacyDoubts, privacyProblems } from './rules/privacy.ts';
import { recordDoubts, recordProblems } from './rules/record.ts';
import { sectionDoubts, sectionProblems } from './rules/sections.ts';
import { sharedDoubts } from './rules/shared.ts';
import { signatureDoubts, signatureProblems } from './rules/signatures.ts';
import { statementDoubts, statementProblems } from './rules/statements.ts';
import { planObjections, planRequirements } from './scheduling/plans.ts';

const holds = (coverage: SourceCoverage): string => pickText(sourceCoverages, coverage);

const ruleProblems: Catalog['ruleProblems'] = {
  ...amountProblems,
  ...attachmentProblems,
  ...boundaryProblems,
  ...captionProblems,
  ...certificateProblems,
  ...citationProblems(holds),
  ...eligibilityProblems,
  ...fileProblems,
  ...layoutProblems,
  ...lengthProblems,
  ...oathProblems,
  ...privacyProblems,
  ...sectionProblems,
  ...recordProblems,
  ...signatureProblems,
  ...statementProblems,
};

const problem = (says: ProblemMessage): ProblemText => pickText(ruleProblems, says);

const reasons = filingReasons(problem);

const source = (says: SourceProblem): string => pickText(sourceProblems, says);

/** The portal's texts in American English. */
export const en: Catalog = {
  ruleProblems,
  contradictions,
  ruleDoubts: {
    ...sharedDoubts(problem),
    ...amountDoubts,
    ...attachmentDoubts,
    ...boundaryDoubts,
    ...captionDoubts,
    ...certificateDoubts,
    ...citationDoubts,
    ...eligibilityDoubts,
    ...fileDoubts,
    ...layoutDoubts,
    ...lengthDoubts,
    ...oathDoubts,
    ...peopleDoubts,
    ...privacyDoubts,
    ...recordDoubts,
    ...sectionDoubts,
    ...signatureDoubts,
    ...statementDoubts,
  },
  reasons,
  priorities: priorityReasons(problem),
  summaryParts,
  activity,
  actors: { portal: 'The portal', visitor: 'A visitor' },
  receipts,
  notices,
  mailedNotices,
  docketEntries,
  checklists,
  filingDateSteps,
  closedDays,
  relationBack: relationBackWords,
  webhookEnd,
  reviewReasons,
  returnReason,
  decisionProblems,
  submissionDoubts,
  compliance: compliance((reason) => pickText(reasons, reason)),
  supportingStates,
  ledgerWords,
  ledgerReasons: ledgerReasons(source, holds),
  ledgerDoubts,
  sourceProblems,
  sourceCoverages,
  deliveryProblems,
  rosterProblems,
  importRowProblems,
  attorneyConflict,
  planObjections,
  planRequirements,
};
