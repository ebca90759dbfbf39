import type { PriorityReason } from '#domain/filings/PriorityReason';
import type { ReasonMessage } from '#domain/filings/ReasonMessage';
import type { DoubtMessage, ProblemMessage } from '#domain/rules/kinds/RuleMessages';
import type { ProblemText } from './Catalog.ts';
import { en } from './en/en.ts';
import { pickText } from './pickText.ts';

/** What is wrong and how to correct it, in words. */
export const writeProblem = (says: ProblemMessage): ProblemText => pickText(en.ruleProblems, says);

/** Why a rule was not checked, in words. */
export const writeDoubt = (why: DoubtMessage): string => pickText(en.ruleDoubts, why);

/** Why a filing is complete, incomplete or uncertain, in words. */
export const writeReason = (reason: ReasonMessage): string => pickText(en.reasons, reason);

/** Why a filing has its priority, in words. */
export const writePriority = (reason: PriorityReason): string => pickText(en.priorities, reason);
