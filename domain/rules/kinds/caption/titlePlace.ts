import type { CheckedDocument } from '../../checks/Submission.ts';
import type { Outcome } from '../Evaluator.ts';
import { broken, met, notChecked } from '../shared/lookup.ts';

/** Line 8 of pleading paper lies 3 1/3 inches down; half a line of leeway, since papers are measured to the ink. */
const line8 = 240 - 12;

/** Whether the court's title stands on the eighth line or below it, so that the clerk has room above. */
export function titlePlace({ reading, facts }: CheckedDocument): Outcome {
  if (facts.layout === null) return notChecked('Where the court’s title stands can only be measured in a PDF.');
  const first = reading.court?.evidence.find((one) => one.kind === 'page');
  if (first === undefined || !reading.court?.method.startsWith('caption-'))
    return notChecked('The court’s title could not be placed on the first page.');
  if (facts.file.pages_without_text.includes(first.page))
    return notChecked('The first page is a picture: places on it are not measured.');
  const top = Math.min(...first.boxes.map((box) => box[1]));
  if (first.page !== 1 || !Number.isFinite(top) || top >= line8) return met;
  return broken({
    message: `The court’s title stands ${inches(top)} inches from the top; the rule puts it on line 8, 3 1/3 inches down.`,
    mend: 'Begin with counsel’s name and address on line 1 and move the court’s title down to line 8.',
    evidence: [first],
  });
}

const inches = (points: number) => (points / 72).toFixed(1);
