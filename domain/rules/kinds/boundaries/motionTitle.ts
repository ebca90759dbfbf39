import type { Evaluator } from '../Evaluator.ts';
import { broken, met, titleOf } from '../shared/lookup.ts';

/** Whether a motion's title states its type, if the rule lists the types (Tex. R. Civ. P. 166a). */
export const motionTitle: Evaluator<'motion_title'> = ({ parameters }, { documents: [lead] }) => {
  const kinds = parameters.one_of;
  const title = titleOf(lead);
  const said = kinds.some((kind) => new RegExp(`\\b${kind.replace('-', '[- ]')}\\b`, 'i').test(title));
  if (said) return met;
  return broken({
    says: { code: 'boundaries.motion_kind_missing', values: {} },
    evidence: lead.reading.title?.evidence ?? [],
  });
};
