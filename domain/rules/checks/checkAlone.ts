import { forumOf } from '../forumOf.ts';
import { type CheckResult, checkSubmission } from './checkSubmission.ts';
import type { CheckedDocument } from './Submission.ts';
import { submittedAlone } from './submittedAlone.ts';

/**
 * Checks one document, as if submitted alone, against the rules of the court that it names. Rules that no court has
 * adopted are advisory.
 */
export function checkAlone(name: string, today: string, read: Pick<CheckedDocument, 'reading' | 'facts'>): CheckResult {
  const nowhere = { name: '', level: 'State Court', jurisdiction: null } as const;
  const forum = forumOf(nowhere, { jurisdiction: null, court_level: null, case_type: null }, read.reading);
  return checkSubmission(submittedAlone(forum, today, { name, kind: 'lead', ...read }), new Set());
}
