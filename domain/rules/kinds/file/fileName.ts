import type { CheckedDocument } from '../../checks/Submission.ts';
import type { Evaluator } from '../Evaluator.ts';
import type { Problem } from '../Outcome.ts';
import type { ProblemMessage } from '../RuleMessages.ts';
import { conclude } from '../shared/conclude.ts';
import { ofEach } from './checkFile.ts';

/** Whether the file names are valid in the systems that receive them. */
export const fileName: Evaluator<'file_name'> = (rule, { documents }) => {
  const longest = rule.parameters.max_chars;
  return conclude(ofEach(documents, (one) => checkName(one, longest)));
};

/** Characters with a meaning in file systems or URLs. */
const special = /[<>:"/\\|?*#%{}^~`$;\p{Cc}]/gu;
const ending = /\.(pdf|docx|doc|txt)$/i;

function checkName({ name }: CheckedDocument, longest: number): Problem | undefined {
  const signs = [...new Set(name.match(special) ?? [])];
  if (signs.length > 0) return problem({ code: 'file.name_signs', values: { name, signs } });
  const characters = [...name].length;
  if (characters > longest) return problem({ code: 'file.name_cut', values: { name, characters, kept: longest } });
  if (ending.test(name.replace(ending, ''))) return problem({ code: 'file.name_two_extensions', values: { name } });
  return undefined;
}

const problem = (says: ProblemMessage): Problem => ({ says, evidence: [] });
