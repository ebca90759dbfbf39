import type { Citation, CitationKind } from '#domain/citations/Citation';

/** What a citation must say of itself; `resolves_to` is an index into the expected citations. */
export type WantedCitation = { kind: CitationKind; text: string } & Partial<
  Omit<Citation, 'kind' | 'text' | 'start' | 'end'>
>;

/** A passage with citations in it, or with what only resembles them. */
export type CitationCase = { kind: string; id: string; text: string; expect: WantedCitation[] };
