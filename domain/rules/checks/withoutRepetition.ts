import type { Problem } from '../kinds/Outcome.ts';
import type { Finding } from './Finding.ts';

/** A finding with the problem that it describes. */
export type Described = { problem: Problem; finding: Finding };

/**
 * Each finding once: rules with the same message about one document count as one, and so does a rule whose missing
 * details another rule has already reported. The first is kept, because findings are sorted by who may act.
 */
export function withoutRepetition(found: readonly Described[]): Finding[] {
  const said = new Set<string>();
  return found.flatMap(({ problem, finding }) => {
    const ofDocument = (what: string) => `${finding.document} ${what}`;
    const details = (problem.lacking ?? []).map((name) => ofDocument(`lacking ${name}`));
    const repeats =
      said.has(ofDocument(JSON.stringify(finding.says))) ||
      (details.length > 0 && details.every((one) => said.has(one)));
    said.add(ofDocument(JSON.stringify(finding.says)));
    for (const one of details) said.add(one);
    return repeats ? [] : [finding];
  });
}
