import type { CheckedDocument } from '../../checks/Submission.ts';
import type { Evaluator } from '../Evaluator.ts';
import type { WordedProblem as Problem } from '../Outcome.ts';
import { conclude } from '../shared/conclude.ts';
import { ofEach } from './judgeFile.ts';

/** Whether the files’ names pass through the systems that take them on. */
export const fileName: Evaluator<'file_name'> = (rule, { documents }) => {
  const longest = rule.parameters.max_chars;
  return conclude(ofEach(documents, (one) => judgeName(one, longest)));
};

/** Signs that mean something to file systems or in addresses. */
const special = /[<>:"/\\|?*#%{}^~`$;\p{Cc}]/gu;
const ending = /\.(pdf|docx|doc|txt)$/i;

function judgeName({ name }: CheckedDocument, longest: number): Problem | undefined {
  const signs = [...new Set(name.match(special) ?? [])];
  if (signs.length > 0) return tell(`The name “${name}” has signs that some court systems refuse: ${signs.join(' ')}.`);
  if ([...name].length > longest)
    return tell(
      `The name “${name.slice(0, 60)}…” has ${[...name].length} characters; some court systems cut it at ${longest}.`,
    );
  if (ending.test(name.replace(ending, ''))) return tell(`The name “${name}” has two endings.`);
  return undefined;
}

const tell = (message: string): Problem => ({
  message,
  mend: 'Give the file a short name of letters, digits, spaces and hyphens with one ending, as in “Motion to Compel.pdf”.',
  evidence: [],
});
