import type { Citation } from '#domain/citations/Citation';

/** An expected citation, in the format of docs/citation-cases.md. An omitted field is not scored. */
export type ExpectedCitation = { kind: Citation['kind'] } & { [field in keyof Citation]?: Citation[field] | null };
export type CitationCase = { text: string; citations: ExpectedCitation[] };

export type CaseScore = {
  answer: Citation[];
  /** Expected but not found, found but not expected, or found with different values. */
  misses: string[];
  kinds: Record<string, { expected: number; found: number; right: number }>;
};

/** One JSON array of cases, or one case per line. */
export function readCases(file: string): CitationCase[] {
  const trimmed = file.trim();
  const cases = trimmed.startsWith('[') ? JSON.parse(trimmed) : trimmed.split('\n').map((line) => JSON.parse(line));
  if (!cases.every((one: unknown) => isCase(one))) throw new Error('A case has `text` and `citations`.');
  return cases;
}

function isCase(one: unknown): one is CitationCase {
  const { text, citations } = (one ?? {}) as Partial<CitationCase>;
  return (
    typeof text === 'string' && Array.isArray(citations) && citations.every((cited) => typeof cited?.kind === 'string')
  );
}

/** Compares found with expected citations, by position or otherwise by order. */
export function scoreCase(one: CitationCase, answer: Citation[]): CaseScore {
  const misses: string[] = [];
  const kinds: CaseScore['kinds'] = {};
  const count = (kind: string) => {
    kinds[kind] ??= { expected: 0, found: 0, right: 0 };
    return kinds[kind];
  };
  for (const found of answer) count(found.kind).found += 1;
  const matched = new Map<number, number>();
  let from = 0;
  for (const [index, expected] of one.citations.entries()) {
    count(expected.kind).expected += 1;
    const at = answer.findIndex((found, place) => place >= from && isSame(expected, found));
    if (at < 0) {
      misses.push(`not found: ${JSON.stringify(expected)}`);
      continue;
    }
    matched.set(index, at);
    from = at + 1;
  }
  const taken = new Set(matched.values());
  for (const [at, found] of answer.entries())
    if (!taken.has(at)) misses.push(`not expected: ${found.kind} ${JSON.stringify(found.text)}`);
  for (const [index, at] of matched) {
    const wrong = wrongFields(one.citations[index]!, answer[at]!, matched);
    if (wrong.length === 0) count(answer[at]!.kind).right += 1;
    misses.push(...wrong.map((field) => `${answer[at]!.text}: ${field}`));
  }
  return { answer, misses, kinds };
}

function isSame(expected: ExpectedCitation, found: Citation): boolean {
  if (expected.kind !== found.kind) return false;
  if (typeof expected.start === 'number')
    return expected.start < found.end && found.start < (expected.end ?? expected.start + 1);
  return (['volume', 'page', 'pin_cite'] as const).every(
    (field) => expected[field] === undefined || (expected[field] ?? undefined) === found[field],
  );
}

function wrongFields(expected: ExpectedCitation, found: Citation, matched: ReadonlyMap<number, number>): string[] {
  return Object.entries(expected)
    .filter(([field]) => field !== 'start' && field !== 'end')
    .flatMap(([field, value]) => {
      const got = found[field as keyof Citation];
      const wanted =
        (field === 'resolves_to' || field === 'parallel_to') && typeof value === 'number'
          ? matched.get(value)
          : (value ?? undefined);
      return got === wanted ? [] : [`${field} is ${JSON.stringify(got)}, not ${JSON.stringify(wanted)}`];
    });
}
