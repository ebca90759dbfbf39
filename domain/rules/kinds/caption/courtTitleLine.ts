import type { CheckedDocument } from '../../checks/Submission.ts';
import type { Evaluator } from '../Evaluator.ts';
import type { Outcome } from '../Outcome.ts';
import { broken, met, notApplicable, notChecked } from '../shared/lookup.ts';
import { isCaptioned } from './isCaptioned.ts';

/** Points from the top of pleading paper to its first line, and from line to line: line 8 is 3 1/3 inches down. */
const firstLine = 72;
const pitch = 24;
/** Half a line of leeway, since papers are measured to the ink. */
const leeway = 12;

/** Whether the court’s title is on the line that a rule names, or below it. */
export const courtTitleLine: Evaluator<'court_title_line'> = ({ parameters }, { documents: [lead] }) =>
  isCaptioned(lead) ? titlePlace(lead, parameters.line) : notApplicable;

/** Whether the court's title stands on a line or below it, so that the clerk has room above. */
export function titlePlace({ reading, facts }: CheckedDocument, line: number): Outcome {
  const down = firstLine + pitch * (line - 1);
  if (facts.layout === null) return notChecked('Where the court’s title stands can only be measured in a PDF.');
  const first = reading.court?.evidence.find((one) => one.kind === 'page');
  if (first === undefined || !reading.court?.method.startsWith('caption-'))
    return notChecked('The court’s title could not be placed on the first page.');
  if (facts.file.pages_without_text.includes(first.page))
    return notChecked('The first page is a picture: places on it are not measured.');
  const top = Math.min(...first.boxes.map((box) => box[1]));
  if (first.page !== 1 || !Number.isFinite(top) || top >= down - leeway) return met;
  return broken({
    message: `The court’s title stands ${inches(top)} inches from the top; the rule puts it on line ${line}, ${line === 8 ? '3 1/3' : inches(down)} inches down.`,
    mend: `Begin with counsel’s name and address on line 1 and move the court’s title down to line ${line}.`,
    evidence: [first],
  });
}

const inches = (points: number) => (points / 72).toFixed(1);
