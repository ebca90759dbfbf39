import type { Evidence } from '#domain/documents/DocumentText';

/** How a citation names its authority, in the field's words. */
export const citationKinds = ['full', 'short', 'supra', 'id', 'law', 'journal', 'reference'] as const;
export type CitationKind = (typeof citationKinds)[number];

/** One citation as a text has it. Parts that the text omits are absent. */
export type Citation = {
  kind: CitationKind;
  /** The citation as printed. */
  text: string;
  /** UTF-16 offsets in the text; `text` is the text between them. */
  start: number;
  end: number;
  volume?: string;
  /** As the field abbreviates it, for example `F. Supp. 2d`, regardless of the spacing in the text. */
  reporter?: string;
  page?: string;
  /** Pages within the authority, as printed, for example `551, 556-57`. */
  pin_cite?: string;
  year?: string;
  /** The court's short name, as in `scotus`, `ca9` or `nysd`; from the parenthetical or the reporter. */
  court?: string;
  plaintiff?: string;
  defendant?: string;
  /** What the writer says of it in parentheses, for example `holding that …`. */
  parenthetical?: string;
  /** What a short form, a *supra*, a mention by name, or a full citation without its parties calls the case. */
  antecedent?: string;
  /** The docket number as printed, where the citation gives one. */
  docket?: string;
  /**
   * Index of the full, law or journal citation that this one names; a full citation's is its own, or the first one's of
   * the same authority. Absent if unknown.
   */
  resolves_to?: number;
  /** Index of the citation that this one is another print of, for example `127 S. Ct. 1955` after `550 U.S. 544`. */
  parallel_to?: number;
};

/** A citation with its place on the pages, and the words quoted from the authority before it. */
export type PlacedCitation = Citation & { evidence: Evidence[]; quotation?: string };
