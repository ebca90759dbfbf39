import type { CoveredVolume, SourceCoverages } from '#domain/citations/SourceCoverage';
import type { Texts } from '../../Catalog.ts';

const importedFrom = { courtlistener: 'CourtListener’s files', cap: 'the Caselaw Access Project' } as const;

const volume = ({ name, decisions, whole, from }: CoveredVolume): string =>
  `${decisions} decision${decisions === 1 ? '' : 's'} of ${name} imported from ${importedFrom[from]}${whole ? ', the entire volume' : ''}`;

/** What the sources hold in which citations are looked up. */
export const sourceCoverages: Texts<SourceCoverages> = {
  'coverage.library': ({ decisions, laws, volumes }) => {
    const builtIn = `the built-in sample of ${decisions} leading decisions and ${laws} statutes and rules`;
    const imported =
      volumes > 0
        ? ` and imported decisions of ${volumes} volumes`
        : ', with nothing imported: most decisions that exist are not in it';
    return `The court’s library: ${builtIn}${imported}.`;
  },
  'coverage.volumes': ({ volumes }) => `The court’s library with ${volumes.map(volume).join(' and ')}.`,
  'coverage.courtlistener': () => 'CourtListener: published and many unpublished opinions of federal and state courts.',
  'coverage.written': ({ text }) => text,
};
