import type { Attorney } from '#contract/attorneys';
import type { ShownAttorney } from './attorneyRepository.ts';

/** An entry of the roster as the contract has it: without whose account and which court it is. */
export function describeAttorney({ court_id: _court, person_id: _person, ...entry }: ShownAttorney): Attorney {
  return entry;
}
