import type { Participant } from '#contract/participants';
import { nameWithAliases } from '#domain/participants/aliases';

/** The participants whose name, role, or counsel contains every word. */
export function findMatching(all: readonly Participant[], words: string): Participant[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [...all];
  return all.filter((one) => {
    const counsel = one.counsel.map(({ full_name, bar_number }) => `${full_name ?? ''} ${bar_number ?? ''}`);
    const text = [nameWithAliases(one.full_name, one.aliases), one.role, ...counsel].join(' ').toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
