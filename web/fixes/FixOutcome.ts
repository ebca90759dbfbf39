import type { Finding } from '#contract/checks';

/** What became of the findings after a fix; `findings` is null while the documents are read and checked again. */
export type FixOutcome = { findings: { fixed: Finding[]; added: Finding[] } | null };
