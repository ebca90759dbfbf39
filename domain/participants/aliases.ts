/** How another name of a participant is related to the name of record. */
export const aliasKinds = [
  'aka',
  'fka',
  'nka',
  'dba',
  'sued_as',
  'by_and_through',
  'trustee_of',
  'executor_of',
  'individually_and_for',
  'successor_to',
  'pseudonym',
] as const;
export type AliasKind = (typeof aliasKinds)[number];

export type Alias = { kind: AliasKind; name: string };

/** The words between a name and its alias, in lower case as captions print them. */
const aliasWords: Record<AliasKind, string> = {
  aka: 'aka',
  fka: 'fka',
  nka: 'nka',
  dba: 'dba',
  sued_as: 'erroneously sued as',
  by_and_through: 'by and through',
  trustee_of: 'as trustee of',
  executor_of: 'as executor of the estate of',
  individually_and_for: 'individually and on behalf of',
  successor_to: 'successor in interest to',
  pseudonym: 'named in this case as',
};

/** A name with its aliases in the order of record: `Robin Exemplar aka R. Exemplar`. */
export function nameWithAliases(full_name: string, aliases: readonly Alias[]): string {
  return [full_name, ...aliases.map(({ kind, name }) => `${aliasWords[kind]} ${name}`)].join(' ');
}
