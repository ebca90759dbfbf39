import type { OpenHearing } from './Instance.ts';

/** Hearings that are placed as one: a single hearing, or those that are heard together, in their order. */
export function groupHearings(hearings: readonly OpenHearing[]): OpenHearing[][] {
  const groups: OpenHearing[][] = [];
  const byName = new Map<string, OpenHearing[]>();
  for (const hearing of hearings) {
    const known = hearing.together === null ? undefined : byName.get(hearing.together);
    if (known) {
      known.push(hearing);
      continue;
    }
    const group = [hearing];
    groups.push(group);
    if (hearing.together !== null) byName.set(hearing.together, group);
  }
  return groups;
}

/** The values of a list of each hearing, each once, in order. */
export function joined(hearings: readonly OpenHearing[], of: (hearing: OpenHearing) => readonly string[]): string[] {
  return hearings.length === 1 ? [...of(hearings[0]!)] : [...new Set(hearings.flatMap(of))];
}
