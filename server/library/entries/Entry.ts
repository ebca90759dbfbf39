import type { AuthorityKind } from '#domain/research/authorityKinds';
import type { SourceOfLaw } from '#domain/research/filters';

/** One authority as the library's pages list it. Every passage is in the portal's own words. */
export type Entry = {
  kind: AuthorityKind;
  jurisdiction: SourceOfLaw;
  court: string;
  title: string;
  /** The official citation first. */
  citations: string[];
  /** YYYY-MM-DD, or the year where only that is sure; null for what is in force as amended. */
  dated: string | null;
  source_url: string | null;
  passages: string[];
};

/** A decision in one line: name, citations divided by `; `, day or year, passages. */
export type DecisionLine = readonly [title: string, citations: string, dated: string, ...passages: string[]];

/** Decisions of one court. Each is found at CourtListener under its citation. */
export function decisions(court: string, jurisdiction: SourceOfLaw, lines: readonly DecisionLine[]): Entry[] {
  return lines.map(([title, line, dated, ...passages]) => {
    const citations = line.split('; ');
    return {
      kind: 'Case Law',
      jurisdiction,
      court,
      title,
      citations,
      dated,
      source_url: caseAddress(citations[0]!),
      passages,
    };
  });
}

/** CourtListener's address for a citation: /c/reporter/volume/page/. */
function caseAddress(citation: string): string {
  const [, volume = '', reporter = '', page = ''] = /^(\d+)\s+(.+?)(?:\s+\([^)]*\))?\s+(\d+)$/.exec(citation) ?? [];
  return `https://www.courtlistener.com/c/${encodeURIComponent(reporter)}/${volume}/${page}/`;
}

/** A statute, rule, form or book in one line: title, citations divided by `; `, address, passages. */
export type RuleLine = readonly [title: string, citations: string, source_url: string | null, ...passages: string[]];

/** Law that is in force as amended, and so has no one date. */
export function rules(
  kind: Exclude<AuthorityKind, 'Case Law'>,
  court: string,
  jurisdiction: SourceOfLaw,
  lines: readonly RuleLine[],
): Entry[] {
  return lines.map(([title, line, source_url, ...passages]) => ({
    kind,
    jurisdiction,
    court,
    title,
    citations: line.split('; '),
    dated: null,
    source_url,
    passages,
  }));
}
