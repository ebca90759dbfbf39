import { courts, everyCase } from '../scopes.ts';

/** Every document of every case, regardless of its court: the system of courts is not examined in these rules. */
export const everywhere = courts({
  jurisdiction: ['*'],
  court_level: ['State Court', 'Federal Court', 'Appellate Court', 'Supreme Court'],
  court_system: 'state',
})(everyCase, ['any']);
