/** The uses of a participant’s address. */
export const addressKinds = ['service', 'confidential', 'last_known'] as const;
export type AddressKind = (typeof addressKinds)[number];

export type Address = {
  kind: AddressKind;
  /** As written on an envelope, with line breaks. */
  address: string;
  /** YYYY-MM-DD; null if unknown or still in use. */
  from_day: string | null;
  to_day: string | null;
  /** The document or person that stated it. */
  source: string;
  undeliverable: boolean;
};

/** The address for service by mail on a day: the current one for service, never a confidential one. */
export function serviceAddressOn<One extends Address>(addresses: readonly One[], day: string): One | undefined {
  const current = addresses.filter(
    ({ from_day, to_day }) => (from_day === null || from_day <= day) && (to_day === null || to_day >= day),
  );
  const usable = current.filter(({ undeliverable }) => !undeliverable);
  return usable.find(({ kind }) => kind === 'service') ?? usable.find(({ kind }) => kind === 'last_known');
}
