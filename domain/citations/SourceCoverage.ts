import type { MessageOf } from '#domain/messages/Message';

/** Decisions of one volume of a reporter that the library holds. */
export type CoveredVolume = { name: string; decisions: number; whole: boolean; from: 'courtlistener' | 'cap' };

/** What a source holds. */
export type SourceCoverages = {
  /** `laws`: statutes and rules; `volumes`: volumes with imported decisions. */
  'coverage.library': { decisions: number; laws: number; volumes: number };
  'coverage.volumes': { volumes: readonly CoveredVolume[] };
  'coverage.courtlistener': Record<never, never>;
  /** As an earlier version of the portal described it. */
  'coverage.written': { text: string };
};
export type SourceCoverage = MessageOf<SourceCoverages>;
