import type { Attorney } from '#contract/attorneys';
import type { ShownAttorney } from './attorneyRepository.ts';

/** An entry of the roster as lists have it: without the account, the court, and the contact information. */
export function describeAttorney(shown: ShownAttorney): Attorney {
  const { court_id: _court, person_id: _person, firm: _firm, email: _email, ...entry } = shown;
  return entry;
}
