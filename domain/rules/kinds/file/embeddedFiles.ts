import type { CheckedDocument } from '../../checks/Submission.ts';
import type { Evaluator } from '../Evaluator.ts';
import type { WordedProblem as Problem } from '../Outcome.ts';
import { conclude } from '../shared/conclude.ts';
import { inWords } from '../shared/lookup.ts';
import { ofEach } from './judgeFile.ts';
import { onPdfs } from './onPdfs.ts';

/** Whether any of the files carries others inside it. */
export const embeddedFiles: Evaluator<'embedded_files'> = onPdfs((documents) =>
  conclude(ofEach(documents, judgeEmbedded)),
);

const mostNamed = 3;

function judgeEmbedded({ name, facts }: CheckedDocument): Problem | undefined {
  const files = [...(facts.file.pdf?.attachments ?? []), ...(facts.file.word?.embedded ?? [])];
  if (files.length === 0) return undefined;
  const named = files.slice(0, mostNamed).map((one) => `“${one.slice(0, 60)}”`);
  const more = files.length - named.length;
  return {
    message: `“${name}” carries ${files.length === 1 ? 'a file' : `${files.length} files`} inside it: ${inWords(more > 0 ? [...named, `${more} more`] : named)}.`,
    mend: 'File what belongs to the paper as pages of it or as a document of its own, and save the PDF without attachments.',
    evidence: [],
  };
}
