import type { LayoutFacts } from '#domain/documentFacts/LayoutFacts';
import { letter } from './checkPageSize.ts';

/** The text area of a page of 6 1/8 by 9 1/4 inches, in inches (Sup. Ct. R. 33.1(c)). */
const field = { width: 4.125, height: 7.125 };
/** In points, because letters extend slightly at the sides and a running title may be above the text. */
const slack = { width: 9, height: 40 };

/** Whether the text of most pages would fit in a booklet: printers deliver booklets on letter sheets with cut marks. */
export function isPrintedAsBooklet({ margins }: LayoutFacts): boolean {
  const fits = margins.filter(
    ({ left, right, top, bottom }) =>
      letter.width - left - right <= 72 * field.width + slack.width &&
      letter.height - top - bottom <= 72 * field.height + slack.height,
  );
  return margins.length > 0 && fits.length >= 0.8 * margins.length;
}
