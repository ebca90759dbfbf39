import type { CoveredVolume, SourceCoverages } from '#domain/citations/SourceCoverage';
import type { Texts } from '../../Catalog.ts';
import { counted, listed } from '../words.ts';

const importedFrom = { courtlistener: 'CourtListener’s files', cap: 'the Caselaw Access Project' } as const;

const volume = ({ name, decisions, whole, from }: CoveredVolume): string =>
  `${whole ? 'all of ' : ''}${name} (${counted(decisions, 'decision')}, imported from ${importedFrom[from]})`;

/** The contents of the sources in which citations are looked up. */
export const sourceCoverages: Texts<SourceCoverages> = {
  'coverage.library': ({ decisions, laws, volumes }) => {
    const builtIn = `the built-in sample of ${decisions} leading decisions and ${laws} statutes and rules`;
    const imported =
      volumes > 0
        ? `, and decisions from ${counted(volumes, 'volume')} imported later`
        : '. No decisions have been imported, so most existing decisions are not in it';
    return `The court’s library: ${builtIn}${imported}.`;
  },
  'coverage.volumes': ({ volumes }) => `The court’s library, including ${listed(volumes.map(volume))}.`,
  'coverage.courtlistener': () => 'CourtListener: published and many unpublished opinions of federal and state courts.',
  'coverage.written': ({ text }) => text,
};
