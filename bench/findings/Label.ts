/** What a reviewer who examined the document says of a finding. */
export const judgments = ['helpful', 'noise', 'false'] as const;
export type Judgment = (typeof judgments)[number];

/** One reviewed finding, with the reason in one line. No name, number or quotation of the filing belongs in it. */
export type FindingLabel = { is: Judgment; why: string };

/** Reviewed findings by their keys. */
export type FindingLabels = Record<string, FindingLabel>;
