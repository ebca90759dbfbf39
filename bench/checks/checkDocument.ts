import { gatherTextFacts } from '#domain/documentFacts/gatherTextFacts';
import { readFiling } from '#domain/reading/readFiling';
import { checkSubmission } from '#domain/rules/checks/checkSubmission';
import type { Finding } from '#domain/rules/checks/Finding';
import { submittedAlone } from '#domain/rules/checks/submittedAlone';
import { forumOf } from '#domain/rules/forumOf';
import type { ReadDocument } from '#server/documents/engine/readDocumentText';
import type { Case } from './Case.ts';

const today = '2026-07-01';
/** The default court, if neither the document nor the case names one. */
const home = { name: 'Superior Court of California', level: 'State Court', jurisdiction: 'California' } as const;

/**
 * The findings of the rules on a document that was filed alone, in the court that it or the case names, with no rule
 * adopted.
 */
export function checkDocument(read: ReadDocument, name: string, forum: Case['forum'] = {}): Finding[] {
  const { text, file, layout, unseen } = read;
  const reading = readFiling(text, { today });
  const nothingChosen = { jurisdiction: null, court_level: null, case_type: null };
  const facts = { ...gatherTextFacts(text, reading), file, layout, unseen };
  const submission = submittedAlone({ ...forumOf(home, nothingChosen, reading), ...forum }, today, {
    ...{ name, reading, facts },
    kind: 'lead',
  });
  const { findings } = checkSubmission(submission, new Set());
  return findings;
}
