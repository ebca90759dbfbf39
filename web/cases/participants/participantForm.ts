import type { EnteredParticipant, ParticipantDetails } from '#contract/participants';
import type { AddressKind } from '#domain/participants/addresses';
import type { AliasKind } from '#domain/participants/aliases';

export type TypedAlias = { key: string; kind: AliasKind; name: string };
export type TypedAddress = {
  key: string;
  kind: AddressKind;
  address: string;
  from_day: string;
  to_day: string;
  source: string;
  undeliverable: boolean;
};

/** The fields of the form; an empty text is no value. */
export type TypedParticipant = {
  full_name: string;
  kind: EnteredParticipant['kind'];
  role_id: string;
  role: string;
  is_minor: boolean;
  is_name_protected: boolean;
  acts_for: string;
  aliases: TypedAlias[];
  language: string;
  needs_interpreter: boolean;
  self_represented: boolean;
  service_method: string;
  addresses: TypedAddress[];
  date_of_birth: string;
  custody: string;
  custody_place: string;
};

/** A role that the court writes in words. */
export const otherRole = 'other';

const nobody: TypedParticipant = {
  ...{
    full_name: '',
    kind: 'person',
    role_id: '',
    role: '',
    is_minor: false,
    is_name_protected: false,
    acts_for: '',
    aliases: [],
    language: '',
  },
  ...{ needs_interpreter: false, self_represented: false, service_method: '', addresses: [] },
  ...{ date_of_birth: '', custody: '', custody_place: '' },
};

/** The form of a participant as recorded, or an empty one. */
export function toTyped(before: ParticipantDetails | null): TypedParticipant {
  if (!before) return nobody;
  const { full_name, kind, role, is_minor, needs_interpreter, self_represented, aliases, confidential } = before;
  return {
    ...{ full_name, kind, role, is_minor, needs_interpreter, self_represented },
    is_name_protected: before.name_access !== 'public',
    role_id: before.role_id ?? otherRole,
    acts_for: before.acts_for ?? '',
    aliases: aliases.map((alias) => ({ ...alias, key: crypto.randomUUID() })),
    language: before.language ?? '',
    service_method: before.service_method ?? '',
    addresses: (before.addresses ?? []).map(({ from_day, to_day, ...one }) => {
      return { ...one, key: crypto.randomUUID(), from_day: from_day ?? '', to_day: to_day ?? '' };
    }),
    date_of_birth: confidential?.date_of_birth ?? '',
    custody: confidential?.custody ?? '',
    custody_place: confidential?.custody_place ?? '',
  };
}

/** What is sent of the form. */
export function toEntered(typed: TypedParticipant) {
  const isOther = typed.role_id === otherRole || typed.role_id === '';
  return {
    ...typed,
    role_id: isOther ? null : typed.role_id,
    role: isOther ? typed.role : '',
    acts_for: typed.acts_for || null,
    aliases: typed.aliases.map(({ kind, name }) => ({ kind, name })),
    service_method: typed.service_method || null,
    addresses: typed.addresses.map(({ key: _key, from_day, to_day, ...one }) => {
      return { ...one, from_day: from_day || null, to_day: to_day || null };
    }),
    date_of_birth: typed.date_of_birth || null,
    custody: typed.custody || null,
  };
}
