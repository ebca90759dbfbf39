import type { Evaluator } from '../Evaluator.ts';
import { frontOf } from '../shared/Front.ts';
import { met, missing, notApplicable } from '../shared/lookup.ts';
import { isCaptioned } from './isCaptioned.ts';

/** Whether the caption has the case type label that the court requires (N.D. Cal. Civ. L.R. 3-4). */
export const captionLabel: Evaluator<'caption_label'> = ({ parameters }, { documents: [lead] }) => {
  if (!isCaptioned(lead)) return notApplicable;
  if (frontOf(lead).has('immigration_label')) return met;
  return missing(lead, { code: 'caption.agency_review_unlabeled', values: { labels: [...parameters.one_of] } });
};
