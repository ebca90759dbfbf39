import type { AccessLevel } from './accessLevels.ts';

/** The level of a document by the confidentiality of its filing code. */
const levelOfCode: Readonly<Record<string, AccessLevel>> = {
  public: 'public',
  // Open, but not remotely: see `documentsRemotely`.
  courthouse_only_in_california: 'public',
  party_confidential_parts: 'public',
  public_immigration_limited: 'public',
  address_confidential: 'parties',
  court_and_parties_only: 'parties',
  eviction_masking: 'parties',
  family_default: 'parties',
  family_financial: 'parties',
  immigration: 'parties',
  probate_inventory: 'parties',
  received_not_filed: 'parties',
  // Cal. Rules of Court, rule 3.54; Gov. Code § 68633(f): the applicant and the court.
  confidential_application: 'court',
  court_counsel_only: 'court',
  court_only: 'court',
  court_only_until_death: 'court',
  never_in_file: 'court',
  not_on_docket: 'court',
  lodged_conditionally_sealed: 'sealed',
  public_or_sealed_until_arrest: 'sealed',
};

/** The default level of a document with this confidentiality. It fails closed: what is not known is for the court. */
export const levelOfConfidentiality = (confidentiality: string): AccessLevel => levelOfCode[confidentiality] ?? 'court';

/**
 * The confidentiality of a filing by its code. A motion to seal is public if its filer marked each of its documents and the
 * rule of the state makes the motion public (domain/sealing); what is lodged with it has its own level.
 */
export const confidentialityOfFiling = (confidentiality: string, filing: { levels_by_document: boolean }): string =>
  filing.levels_by_document && confidentiality === 'lodged_conditionally_sealed' ? 'public' : confidentiality;
