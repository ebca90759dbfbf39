import type { AccessLevel } from '#domain/access/accessLevels';
import type { Confidentiality } from './packChoices.ts';

/** The level of a case by the usual access to its category, before any order. */
const levelOfUsual: Record<Confidentiality, AccessLevel> = {
  public: 'public',
  public_with_initials: 'public',
  public_no_remote_documents: 'public',
  public_sealable: 'public',
  courthouse_only_remote_barred: 'public',
  address_confidential: 'public',
  party_confidential_parts: 'public',
  limited_remote_federal_5_2c: 'public',
  limited_remote_federal_25a5: 'public',
  sealed_if_denied: 'public',
  parties_and_counsel_only: 'parties',
  confidential: 'parties',
  initials_or_confidential: 'parties',
  // Whether the plaintiff prevailed in time is not known from the record alone. CCP § 1161.2(a)(1).
  masked_60_days_then_if_plaintiff_wins: 'parties',
  sealed_at_filing: 'sealed',
  sealed_until_return: 'sealed',
  sealed_until_executed_where_ordered: 'sealed',
};

/** The default level of a case of a category. */
export const levelOfCategory = (usual: Confidentiality): AccessLevel => levelOfUsual[usual];
