import type { CheckedDocument } from '../../checks/Submission.ts';
import type { Evaluator } from '../Evaluator.ts';
import type { Outcome } from '../Outcome.ts';
import { broken, met, notApplicable, notChecked } from '../shared/lookup.ts';
import { isCaptioned } from './isCaptioned.ts';

/** Points from the top of pleading paper to its first line, and from line to line: line 8 is 3 1/3 inches down. */
const firstLine = 72;
const pitch = 24;
/** A tolerance of half a line, because documents are measured to the edge of the ink. */
const leeway = 12;

/** Whether the court’s title is on or below the line that a rule specifies. */
export const courtTitleLine: Evaluator<'court_title_line'> = ({ parameters }, { documents: [lead] }) =>
  isCaptioned(lead) ? titlePlace(lead, parameters.line) : notApplicable;

/** Whether the court's title is on or below a line, which leaves room above it for the clerk. */
export function titlePlace({ reading, facts }: CheckedDocument, line: number): Outcome {
  const down = firstLine + pitch * (line - 1);
  if (facts.layout === null) return notChecked({ code: 'caption.court_title_needs_pdf', values: {} });
  const first = reading.court?.evidence.find((one) => one.kind === 'page');
  if (first === undefined || !reading.court?.method.startsWith('caption-'))
    return notChecked({ code: 'caption.court_title_not_located', values: {} });
  if (facts.file.pages_without_text.includes(first.page))
    return notChecked({ code: 'caption.first_page_not_measured', values: {} });
  const top = Math.min(...first.boxes.map((box) => box[1]));
  if (first.page !== 1 || !Number.isFinite(top) || top >= down - leeway) return met;
  return broken({
    says: { code: 'caption.court_title_too_high', values: { inches: inches(top), line, line_inches: inches(down) } },
    evidence: [first],
  });
}

const inches = (points: number) => Math.round((100 * points) / 72) / 100;
