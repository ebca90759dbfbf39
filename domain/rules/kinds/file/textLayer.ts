import type { CheckedDocument } from '../../checks/Submission.ts';
import type { Evaluator } from '../Evaluator.ts';
import type { Problem } from '../Outcome.ts';
import { conclude } from '../shared/conclude.ts';
import { ownPages } from '../shared/pagedDocument.ts';
import { showPages } from '../shared/showPages.ts';
import { ofEach } from './checkFile.ts';

/** Whether the text layer of each file is readable. Reported once, instead of every item that could not be found. */
export const textLayer: Evaluator<'text_layer'> = (_rule, { documents }) => conclude(ofEach(documents, judge));

function judge(document: CheckedDocument): Problem | undefined {
  const own = ownPages(document);
  const unclear = (document.facts.unclear_pages ?? []).filter((page) => own.includes(page));
  if (unclear.length === 0) return undefined;
  return {
    says: { code: 'file.text_layer_unreadable', values: { name: document.name, pages: unclear } },
    evidence: showPages(unclear),
  };
}
