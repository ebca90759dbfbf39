import type { Identifier, IdentifierKind } from '#domain/identifiers/Identifier';

type Protected = { kinds: readonly IdentifierKind[]; only?: (one: Identifier, on: string) => boolean };

/**
 * The data that rules protect, and the identifiers that reveal it. A person must review data that cannot be identified
 * in a text.
 */
export const protectedData = {
  ssn: { kinds: ['social_security'] },
  tin: { kinds: ['taxpayer'] },
  // Fed. R. Civ. P. 5.2(a) and Ill. S. Ct. R. 138(b) protect an individual's number; `12-3456789` is an employer's.
  individual_tin: {
    kinds: ['taxpayer'],
    only: ({ evidence }) => !/^\S{2}-\S{7}$/.test(evidence[0]?.quote ?? ''),
  },
  birth_date: { kinds: ['birth_date'] },
  minor_birth_date: {
    kinds: ['birth_date'],
    only: ({ shown }, on) => Number(on.slice(0, 4)) - Number(shown) < 18,
  },
  minor_name: { kinds: ['minor_name'] },
  financial_account: { kinds: ['financial_account', 'payment_card'] },
  bank_account: { kinds: ['financial_account'] },
  payment_card: { kinds: ['payment_card'] },
  driver_license: { kinds: ['driver_license'] },
  state_id: { kinds: ['driver_license'] },
  passport: { kinds: ['passport'] },
  alien_number: { kinds: ['alien_number'] },
  home_address: { kinds: ['home_address'] },
  minor_home_address: { kinds: ['home_address'], only: ({ of_minor }) => of_minor === true },
} satisfies Record<string, Protected>;
export type ProtectedData = keyof typeof protectedData;

/** A type of identifier that a rule protects, and the part that may be shown. */
export type AskedIdentifier<Remains> = { kind: IdentifierKind; remains: Remains; only: Protected['only'] };

/** The identifiers that a rule protects, each type once, with the part that the first matching entry permits. */
export function identifiersOf<Remains>(
  leaves: Partial<Record<ProtectedData, Remains>>,
): readonly AskedIdentifier<Remains>[] {
  const asked = new Map<IdentifierKind, AskedIdentifier<Remains>>();
  for (const [name, remains] of Object.entries(leaves) as [ProtectedData, Remains][]) {
    const { kinds, only }: Protected = protectedData[name];
    for (const kind of kinds) if (!asked.has(kind)) asked.set(kind, { kind, remains, only });
  }
  return [...asked.values()];
}
