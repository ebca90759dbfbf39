import type { Alias, AliasKind } from '#domain/participants/aliases';

const guardianWords =
  /,? *(?:by and )?(?:by|through) (?:and through )?(?:(?:his|her|their|its) )?(?:guardian ad litem|next friend|GAL),? +(.+)$/i;
const minorWords = /,? *\(?\ban? (?:minor|infant)(?: child)?\b\)?,?/i;

const aliasPatterns: [AliasKind, RegExp][] = [
  ['aka', /,? *\b(?:a\.?\/?k\.?\/?a\.?|also known as) +/i],
  ['fka', /,? *\b(?:f\.?\/?k\.?\/?a\.?|formerly known as) +/i],
  ['nka', /,? *\b(?:n\.?\/?k\.?\/?a\.?|now known as) +/i],
  ['dba', /,? *\b(?:d\.?\/?b\.?\/?a\.?|doing business as) +/i],
];

/** A name as the caption prints it, split into the name, its aliases, and the guardian who acts for a minor. */
export function readCapacity(printed: string): {
  full_name: string;
  aliases: Alias[];
  is_minor: boolean;
  guardian: string | null;
} {
  const clean = printed.replace(/\s+/g, ' ').trim();
  const guardian = guardianWords.exec(clean);
  const own = guardian ? clean.slice(0, guardian.index) : clean;
  const is_minor = minorWords.test(own) || guardian !== null;
  const [full_name, aliases] = splitAliases(own.replace(minorWords, '').replace(/[,\s]+$/, ''));
  return { full_name, aliases, is_minor, guardian: guardian?.[1]?.replace(/[,;\s]+$/, '') ?? null };
}

function splitAliases(name: string): [string, Alias[]] {
  for (const [kind, words] of aliasPatterns) {
    const at = words.exec(name);
    if (!at || at.index === 0) continue;
    const [rest, more] = splitAliases(name.slice(at.index + at[0].length));
    return [name.slice(0, at.index), [{ kind, name: rest }, ...more]];
  }
  return [name, []];
}
