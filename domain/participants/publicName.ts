import type { AccessLevel } from '#domain/access/accessLevels';
import type { Alias } from './aliases.ts';
import { isConfidential } from './findRole.ts';

export type Named = {
  full_name: string;
  role_id: string | null;
  is_minor: boolean;
  /** Who learns the name; absent where it is not restricted. */
  name_access?: AccessLevel;
  aliases?: readonly Alias[];
};

/**
 * A person by initials, as the public record names a minor: `J.R.` for `Jordan Roe`. FRCP 5.2(a)(3); Fla. R. Gen. Prac.
 * & Jud. Admin. 2.425; Ill. S. Ct. R. 138; TRCP 21c; 22 NYCRR 202.5(e).
 */
export function initialsOf(full_name: string): string {
  const letters = full_name
    .replace(/,.*$/, '')
    .split(/[\s.-]+/)
    .flatMap((word) => word.match(/\p{L}/u)?.[0] ?? []);
  return letters.map((letter) => `${letter.toUpperCase()}.`).join('');
}

/** Whether the public and the other parties learn only a substitute for the name. */
export function hasHiddenName({
  role_id,
  is_minor,
  name_access = 'public',
}: Pick<Named, 'role_id' | 'is_minor' | 'name_access'>): boolean {
  return is_minor || name_access !== 'public' || isConfidential(role_id, 'name');
}

/** The name in titles, notices, and the record of activity: a minor’s initials, or a pseudonym that the court ordered. */
export function publicName(named: Named): string {
  if (!hasHiddenName(named)) return named.full_name;
  const pseudonym = named.aliases?.find(({ kind }) => kind === 'pseudonym');
  return pseudonym?.name ?? (initialsOf(named.full_name) || 'Name withheld');
}
