import type { Citation, CitationKind } from '#domain/citations/Citation';

/** The expected values of a citation; `resolves_to` is an index into the expected citations. */
export type WantedCitation = { kind: CitationKind; text: string } & Partial<
  Omit<Citation, 'kind' | 'text' | 'start' | 'end'>
>;

/** A passage with citations, or with text that resembles them. */
export type CitationCase = { kind: string; id: string; text: string; expect: WantedCitation[] };
