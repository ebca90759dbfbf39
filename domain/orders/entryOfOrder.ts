import type { DispositionId } from '#domain/rulings/dispositions';
import { rulingOn } from '#domain/rulings/writeRuling';

type Signed = {
  /** The title of the order of record, without the mark of a proposal. */
  title: string;
  /** The motion with its entry, as nameMotion names it. */
  motion: { named: string; disposition: DispositionId } | null;
  judge: string;
  /** The assigned judge, for whom a duty judge signs. */
  for_judge: string | null;
};

/** The text of the docket entry of a signed order, as CM/ECF writes it: “ORDER granting Motion to Compel”. */
export function entryOfOrder({ title, motion, judge, for_judge }: Signed): string {
  const what = motion ? `ORDER ${rulingOn(motion.disposition, motion.named)}` : orderTitle(title);
  return for_judge ? `${what}. Signed by ${judge} for ${for_judge}.` : `${what}. Signed by ${judge}.`;
}

function orderTitle(title: string): string {
  const rest = title.replace(/^order\b[\s:,-]*/i, '');
  if (rest === title) return `ORDER: ${title}`;
  return rest === '' ? 'ORDER' : `ORDER ${rest}`;
}
