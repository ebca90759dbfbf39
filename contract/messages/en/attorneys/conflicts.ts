import type { AttorneyConflict } from '#domain/cases/conflictTerms';

const places = {
  opposing: 'on the opposing side',
  codefendant: 'a codefendant',
  any: 'in this case',
};

/** A conflict of interest of an attorney, in one sentence. */
export function attorneyConflict({ ground, relation, party, role, counsel, firm, former }: AttorneyConflict): string {
  if (ground === 'is_party') return `${party} (${role}) has the name of this attorney.`;
  const client = `${party} (${role}), ${places[relation]}`;
  const verb = former ? 'represented' : 'represents';
  const before = former ? ' before' : '';
  if (ground === 'same_attorney') return `This attorney ${verb} ${client}${before}.`;
  return `${counsel}, of the same firm (${firm}), ${verb} ${client}${before}.`;
}
