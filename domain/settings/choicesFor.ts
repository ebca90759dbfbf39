import type { CourtLevel, Jurisdiction } from '#domain/courts/choices';
import type { UsualCourt } from './preferences.ts';

type Choices = { court_level: CourtLevel; jurisdiction: Jurisdiction };

const choices: Record<UsualCourt, Choices> = {
  'California Superior Court': { court_level: 'State Court', jurisdiction: 'California' },
  'Federal District Court': { court_level: 'Federal Court', jurisdiction: 'California' },
  'California Appellate Court': { court_level: 'Appellate Court', jurisdiction: 'California' },
};

/** The initial choices of a filing's selectors for a person who usually deals with a court. */
export function choicesFor(usual_court: UsualCourt | null): Partial<Choices> {
  return usual_court ? choices[usual_court] : {};
}
