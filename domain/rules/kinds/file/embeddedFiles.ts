import type { CheckedDocument } from '../../checks/Submission.ts';
import type { Evaluator } from '../Evaluator.ts';
import type { Problem } from '../Outcome.ts';
import { conclude } from '../shared/conclude.ts';
import { ofEach } from './checkFile.ts';
import { onPdfs } from './onPdfs.ts';

/** Whether any of the files contains embedded files. */
export const embeddedFiles: Evaluator<'embedded_files'> = onPdfs((documents) =>
  conclude(ofEach(documents, checkEmbedded)),
);

const mostNamed = 3;
const longestName = 60;

function checkEmbedded({ name, facts }: CheckedDocument): Problem | undefined {
  const files = [...(facts.file.pdf?.attachments ?? []), ...(facts.file.word?.embedded ?? [])];
  if (files.length === 0) return undefined;
  const named = files.slice(0, mostNamed).map((one) => one.slice(0, longestName));
  return {
    says: { code: 'file.embedded_files', values: { name, files: named, more: files.length - named.length } },
    evidence: [],
  };
}
