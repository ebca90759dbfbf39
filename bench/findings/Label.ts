/** A reviewer's ratings of a finding. */
export const judgments = ['helpful', 'noise', 'false'] as const;
export type Judgment = (typeof judgments)[number];

/**
 * One reviewed finding, with the reason in one line. It must not contain a name, number, or quotation from the filing.
 */
export type FindingLabel = { is: Judgment; why: string };

/** Reviewed findings by their keys. */
export type FindingLabels = Record<string, FindingLabel>;
