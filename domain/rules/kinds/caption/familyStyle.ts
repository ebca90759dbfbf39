import type { Evaluator } from '../Evaluator.ts';
import { frontOf } from '../shared/Front.ts';
import { met, missing, notApplicable } from '../shared/lookup.ts';
import { isCaptioned } from './isCaptioned.ts';

/** Whether a family petition has the style that its type requires (Tex. Fam. Code §§ 6.401, 102.008). */
export const familyStyle: Evaluator<'family_style'> = (_rule, { documents: [lead] }) => {
  if (!isCaptioned(lead)) return notApplicable;
  const front = frontOf(lead);
  const title = lead.reading.title?.value ?? '';
  const divorce = /divorce|dissolution/i.test(title);
  const child = /parent-child|custody|conservator|paternity|parentage/i.test(title);
  if (!divorce && !child) return notApplicable;
  if (divorce ? front.has('marriage_of') : front.has('interest_of')) return met;
  return missing(lead, {
    code: 'caption.family_style_missing',
    values: { suit: divorce ? 'divorce' : 'parent_child' },
  });
};
