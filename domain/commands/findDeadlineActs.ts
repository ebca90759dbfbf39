import type { DeadlineSystem } from '../deadlines/DeadlineRule.ts';
import { type DeadlineVariant, variantsOf } from '../deadlines/deadlineRules.ts';
import { actionWords, wordsOf } from '../deadlines/wordsOf.ts';

const mostActs = 4;

/**
 * The deadlines of a court system that words name, the best match first: by the act that is due, or by the event from
 * which it runs. Of a rule with conditions, the base case.
 */
export function findDeadlineActs(system: DeadlineSystem, asked: string): DeadlineVariant[] {
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const base = new Map<string, DeadlineVariant>();
  for (const variant of variantsOf(system)) {
    const { rule } = variant;
    if (variant.id === rule.id || !base.has(rule.id)) base.set(rule.id, variant);
  }
  return [...base.values()]
    .map((variant) => ({ variant, rank: rankOf(variant, words) }))
    .filter((found): found is { variant: DeadlineVariant; rank: number } => found.rank !== null)
    .sort((one, other) => one.rank - other.rank || one.variant.id.localeCompare(other.variant.id))
    .slice(0, mostActs)
    .map(({ variant }) => variant);
}

function rankOf({ rule, trigger }: DeadlineVariant, words: readonly string[]): number | null {
  const act = actionWords(rule.action).toLowerCase();
  const [asked, event] = [words.join(' '), wordsOf(trigger).toLowerCase()];
  if (act === asked) return 0;
  if (act.startsWith(asked)) return 1;
  const has = (text: string) => words.every((word) => text.includes(word));
  if (has(act)) return 2;
  return has(`${act} ${event} ${rule.citation.toLowerCase()}`) ? 3 : null;
}
