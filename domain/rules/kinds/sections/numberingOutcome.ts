import type { CheckedDocument } from '../../checks/Submission.ts';
import type { Asked } from '../Evaluator.ts';
import type { Outcome } from '../Outcome.ts';
import { broken, missing, statementsIn, typeOf } from '../shared/lookup.ts';

/** A pleading this short may be a single paragraph. */
const short = 250;

/** The problem with the numbering of a pleading's paragraphs, causes, and counts; undefined if there is none. */
export function numberingOutcome(
  { numbered_paragraphs, headed_causes, separate_counts }: Asked<'required_section'>['parameters'],
  lead: CheckedDocument,
): Outcome | undefined {
  const isForm = (lead.facts.file.pdf?.form_fields ?? 0) > 0;
  if (
    numbered_paragraphs &&
    !isForm &&
    lead.facts.words.body > short &&
    statementsIn(lead, 'numbered_paragraphs').length === 0
  )
    return missing(lead, { code: 'sections.numbered_paragraphs_missing', values: {} });
  const causes = statementsIn(lead, 'cause_heading');
  const isComplaint = typeOf(lead)?.family === 'complaint';
  if (separate_counts && isComplaint && lead.reading.causes_of_action.length > 1 && causes.length === 0)
    return missing(lead, { code: 'sections.count_headings_missing', values: {} });
  if (!headed_causes || !isComplaint || causes.length === 0) return undefined;
  const unnumbered = causes.filter(({ value = '' }) => !value.includes('numbered'));
  if (causes.length > 1 && unnumbered.length === causes.length)
    return broken({
      says: { code: 'sections.causes_not_numbered', values: {} },
      evidence: unnumbered[0]!.evidence,
    });
  const against = causes.filter(({ value = '' }) => value.includes('against'));
  if (against.length > 0 || lead.reading.defendants.length < 2) return undefined;
  return broken({
    says: { code: 'sections.causes_without_defendants', values: {} },
    evidence: causes[0]!.evidence,
  });
}
