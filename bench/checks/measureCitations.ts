import type { Citation } from '#domain/citations/Citation';
import { findCitations } from '#domain/citations/findCitations';
import type { WantedCitation } from './CitationCase.ts';
import { citationCases } from './citationCases.ts';
import type { Answer, Tally } from './Tally.ts';

/** Finds the citations of each passage; a citation counts if its type and all expected values are correct. */
export function measureCitations(options: { each: number; seed: number }): { tallies: Tally[]; answers: Answer[] } {
  const tallies = new Map<string, Tally>();
  const answers: Answer[] = [];
  for (const { kind, id, text, expect } of citationCases(options)) {
    const tally = tallies.get(kind) ?? { kind, n: 0, found: 0, clean: 0, falseAlarms: 0 };
    tallies.set(kind, tally);
    const { wrong, extra } = compareCitations(text, findCitations(text), expect);
    tally.n += expect.length;
    tally.found += expect.length - wrong.length;
    tally.clean += 1;
    tally.falseAlarms += extra.length > 0 ? 1 : 0;
    if (wrong.length + extra.length > 0)
      answers.push({ id, right: false, said: `${[...wrong, ...extra].join('; ')} in ${JSON.stringify(text)}` });
  }
  return { tallies: [...tallies.values()], answers };
}

/** The missing, incorrect, and additional citations. Expected citations are in text order. */
export function compareCitations(text: string, found: readonly Citation[], expect: readonly WantedCitation[]) {
  const wrong: string[] = [];
  const taken = new Map<number, number>();
  let from = 0;
  for (const [index, wanted] of expect.entries()) {
    const start = text.indexOf(wanted.text, from);
    const end = start + wanted.text.length;
    const match = found.findIndex((one, at) => ![...taken.values()].includes(at) && one.start < end && one.end > start);
    if (start >= 0) from = start + 1;
    if (match < 0) {
      wrong.push(`missed ${wanted.kind} "${wanted.text}"`);
      continue;
    }
    taken.set(index, match);
    const one = found[match]!;
    const differs = differing(one, wanted, taken);
    if (differs.length > 0) wrong.push(`"${one.text}" ${differs.join(', ')}`);
  }
  const known = new Set(taken.values());
  const extra = found.filter((_, at) => !known.has(at)).map(({ kind, text: said }) => `wrongly ${kind} "${said}"`);
  return { wrong, extra };
}

const compared = ['kind', 'volume', 'reporter', 'page', 'pin_cite', 'year', 'court', 'plaintiff', 'defendant'] as const;

function differing(one: Citation, wanted: WantedCitation, taken: ReadonlyMap<number, number>): string[] {
  const differs: string[] = compared
    .filter((name) => wanted[name] !== undefined && plain(one[name]) !== plain(wanted[name]))
    .map((name) => `${name} ${one[name] ?? 'absent'} for ${wanted[name]}`);
  if (wanted.resolves_to !== undefined && one.resolves_to !== taken.get(wanted.resolves_to))
    differs.push(`resolves to ${one.resolves_to ?? 'none'}`);
  return differs;
}

/**
 * The field's reference library keeps the word before the page of an id. or supra, and others do not: both are correct.
 */
function plain(value: string | undefined): string {
  return (value ?? '')
    .replace(/\s+/g, ' ')
    .replace(/[–—]/g, '-')
    .replace(/^at (?:pp?\. ?)?/, '')
    .trim();
}
