import { joinNames } from './joinNames.ts';

/** The People, the State, or the United States prosecutes: the name says it, and no docket adds the role. */
const prosecution = 'Prosecution';

/** A party of a case, by role and name. */
export type NamedParty = { full_name: string; role: string };

const mostNamed = 3;

/**
 * For whom a document is filed, by role and name: `Defendant Example Foods, Inc.`, `Plaintiffs Ana Roe and Ben Roe`.
 * Null without a party: the person who submits a document is often a paralegal, and never named on the docket.
 */
export function nameFiler(parties: readonly NamedParty[]): string | null {
  const named = parties.filter(({ full_name }) => full_name.trim() !== '');
  const [first] = named;
  if (!first) return null;
  if (named.length === 1 && first.role === prosecution) return first.full_name;
  if (named.length > mostNamed) return `${plural(first)} ${first.full_name}, et al.`;
  if (named.every(({ role }) => role === first.role)) {
    const names = joinNames(named.map(({ full_name }) => full_name));
    return `${named.length > 1 ? plural(first) : first.role} ${names}`;
  }
  return joinNames(named.map((one) => nameFiler([one])!));
}

const plural = ({ role }: NamedParty) => (/y$/.test(role) ? role.replace(/y$/, 'ies') : role.replace(/s?$/, 's'));
