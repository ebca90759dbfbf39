import { courts, everyCase } from '../scopes.ts';

/** Every document of every case in every court. These rules do not check the court system. */
export const everywhere = courts({
  jurisdiction: ['*'],
  court_level: ['State Court', 'Federal Court', 'Appellate Court', 'Supreme Court'],
  court_system: 'state',
})(everyCase, ['any']);
