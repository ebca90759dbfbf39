import { type DispositionId, dispositions } from '#domain/rulings/dispositions';

/** The title of an order on a motion, as the docket has it: “Order Granting Motion to Compel”. */
export function orderTitle(disposition: DispositionId, motion: string): string {
  const { verb } = dispositions[disposition];
  return `Order ${capitalized(verb)} ${withoutNotice(motion)}`;
}

/** “Notice of Motion and Motion to Compel” is the motion to compel. */
function withoutNotice(title: string): string {
  return title.replace(/^notice of motion and /i, '').trim();
}

const minor = new Set(['in', 'and', 'as', 'to', 'on', 'of', 'with', 'without', 'by']);

function capitalized(words: string): string {
  return words
    .split(' ')
    .map((word) => (minor.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}
