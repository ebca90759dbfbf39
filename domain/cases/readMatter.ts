import type { RoleId } from '#domain/participants/roles';

const matters =
  /^(?:in (?:re|the matter of)\b:? *)?(?:the )?(estate|conservatorship|guardianship) of:? +(?:the )?(.+)$/i;
const minor = /\b(?:an?|the) (?:proposed )?minor\b/i;

/**
 * Whom a matter is about: `In re Conservatorship of Jamie Roe, an adult` is about Jamie Roe, the conservatee. Undefined
 * for a name of another form.
 */
export function readMatter(name: string): { subject: string; role_id: RoleId } | undefined {
  const found = matters.exec(name.replace(/\s+/g, ' ').trim());
  if (!found) return undefined;
  const whose = found[2]!;
  const subject = whose.replace(
    /,? *\b(?:deceased|(?:an?|the) (?:proposed )?(?:minor|adult|ward|conservatee|incapacitated person|alleged incapacitated person))\b.*$/i,
    '',
  );
  const kind = found[1]!.toLowerCase();
  const role_id = kind === 'estate' && !minor.test(whose) ? 'decedent' : minor.test(whose) ? 'minor' : 'conservatee';
  return { subject: subject.trim(), role_id };
}
