import { wilson } from '#domain/reports/wilson';
import type { Finding } from './Finding.ts';

/**
 * Filings that the model treats as similar: by the number of findings on which the clerk or a judge may act, and by
 * completeness.
 */
export type Likeness = { returnable: number; strikable: number; is_complete: boolean };

/** How a court first decided similar filings. */
export type DecidedCell = Likeness & { accepted: number; sent_back: number };

/** The outlook of a filing, with its basis. */
export type Outlook = { probability: number; low: number; high: number; decided: number; like_this: number };

/** No outlook is shown for a court with fewer decided filings, which would not indicate its practice. */
export const leastDecided = 200;
/** With fewer decided similar filings than this, the share is not reliable and is not shown. */
export const leastAlike = 100;
/** The weight of the broader group, in decisions, if the narrower group has few. */
const borrowed = 10;

/** The cell of a filing. The model does not distinguish more than three, or two, findings. */
export function likenessOfFindings(findings: readonly Finding[], is_complete: boolean): Likeness {
  const count = (one: Finding['class']) => findings.filter((finding) => finding.class === one).length;
  return {
    returnable: Math.min(3, count('clerk_may_return')),
    strikable: Math.min(2, count('judge_may_strike')),
    is_complete,
  };
}

/**
 * The first decisions on similar filings: their share, weighted toward the share in the broader group if there are few,
 * with a 95% interval. Null until the court has decided 200 filings.
 */
export function outlookOf(cells: readonly DecidedCell[], like: Likeness): Outlook | null {
  const all = sum(cells);
  if (all.decided < leastDecided) return null;
  const wider = sum(cells.filter((cell) => cell.returnable === like.returnable));
  const own = sum(cells.filter((cell) => isLike(cell, like)));
  const ofWider = draw(wider, all.accepted / all.decided);
  const probability = draw(own, ofWider);
  const [low, high] = wilson(probability * (own.decided + borrowed), own.decided + borrowed);
  return { probability, low, high, decided: all.decided, like_this: own.decided };
}

/**
 * Whether an outlook is shown with a filing. It is not shown with an open finding or a missing part, because it would
 * contradict the cited rule, or until enough similar filings have been decided.
 */
export function isShown({ returnable, strikable, is_complete }: Likeness, { like_this }: Outlook): boolean {
  return returnable === 0 && strikable === 0 && is_complete && like_this >= leastAlike;
}

type Count = { accepted: number; decided: number };

function draw({ accepted, decided }: Count, prior: number): number {
  return (accepted + borrowed * prior) / (decided + borrowed);
}

function sum(cells: readonly DecidedCell[]): Count {
  const accepted = cells.reduce((total, cell) => total + cell.accepted, 0);
  return { accepted, decided: accepted + cells.reduce((total, cell) => total + cell.sent_back, 0) };
}

function isLike(one: Likeness, other: Likeness): boolean {
  return (
    one.returnable === other.returnable && one.strikable === other.strikable && one.is_complete === other.is_complete
  );
}
