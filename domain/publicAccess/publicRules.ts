import type { Confidence } from '#domain/authority/CheckedFact';
import type { CaseType } from '#domain/courts/choices';
import type { PackSystem } from '#domain/practice/packChoices';

/** Which documents of a docket the public opens: all that are public, orders alone, or none. */
export type PublicDocuments = 'all' | 'orders' | 'none';

/** What the public sees of a case; null: the public does not find it. */
export type PublicShare = { documents: PublicDocuments } | null;

/** What the public sees of cases of some types, remotely and at a terminal in the courthouse. */
export type PublicRule = {
  systems: readonly PackSystem[];
  case_types: readonly CaseType[];
  remote: PublicShare;
  courthouse: PublicShare;
  /** The documents that are open remotely in a category whose usual access is public, if those are more. */
  public_category?: PublicDocuments;
  authority: string;
  confidence: Confidence;
};

const all: PublicShare = { documents: 'all' };
const docketAlone: PublicShare = { documents: 'none' };

/**
 * The states’ rules on access to electronic records by case type (facts as of Nov 2026). Where a rule is uncertain or
 * leaves it to the court, the narrower reading applies. Family cases are found at the courthouse alone: a rule that
 * permits a remote index, such as CRC 2.503(b), does not require the court to publish family detail.
 */
export const publicRules: readonly PublicRule[] = [
  {
    systems: ['california'],
    case_types: ['Civil Complaint', 'Small Claims'],
    ...{ remote: all, courthouse: all, authority: 'CRC 2.503(a), (b)', confidence: 'verified' },
  },
  {
    systems: ['california'],
    case_types: ['Family Law'],
    ...{ remote: null, courthouse: all, authority: 'CRC 2.503(b)(1), (c)(1)', confidence: 'verified' },
  },
  {
    systems: ['california'],
    case_types: ['Criminal'],
    ...{ remote: docketAlone, courthouse: all, authority: 'CRC 2.503(b)(1), (c)(5)', confidence: 'verified' },
  },
  {
    systems: ['california'],
    case_types: ['Probate'],
    ...{ remote: docketAlone, courthouse: all, authority: 'CRC 2.503(b), (c)(3)', confidence: 'verified' },
    public_category: 'all',
    // CRC 2.503(b)(2): estates and trusts; guardianships and conservatorships are excluded by (c)(3).
  },
  {
    systems: ['federal_district', 'federal_appellate', 'scotus', 'bankruptcy'],
    case_types: ['Civil Complaint', 'Criminal', 'Small Claims', 'Probate'],
    ...{ remote: all, courthouse: all, authority: 'FRCP 5.2; FRCrP 49.1; 11 U.S.C. § 107', confidence: 'high' },
  },
  {
    systems: ['federal_district', 'federal_appellate'],
    case_types: ['Immigration'],
    remote: { documents: 'orders' },
    ...{ courthouse: all, authority: 'FRCP 5.2(c); FRAP 25(a)(5)', confidence: 'high' },
  },
  {
    systems: ['new_york'],
    case_types: ['Civil Complaint'],
    ...{ remote: all, courthouse: all, authority: '22 NYCRR 202.5(e), 202.5-b(k), 216.1', confidence: 'high' },
  },
  {
    systems: ['new_york'],
    case_types: ['Small Claims', 'Probate'],
    ...{ remote: docketAlone, courthouse: all, authority: '22 NYCRR 207.64; SCPA 2501', confidence: 'high' },
  },
  {
    systems: ['new_york'],
    case_types: ['Criminal'],
    ...{ remote: null, courthouse: all, authority: 'CPL 160.50–160.59', confidence: 'high' },
  },
  {
    systems: ['texas'],
    case_types: ['Civil Complaint', 'Probate', 'Small Claims'],
    remote: docketAlone,
    ...{ courthouse: all, authority: 'JCIT Technology Standards; TRCP 21c, 76a', confidence: 'verified' },
  },
  {
    systems: ['texas'],
    case_types: ['Criminal', 'Family Law'],
    ...{ remote: null, courthouse: all, authority: 'JCIT Technology Standards 8.0', confidence: 'verified' },
  },
  {
    systems: ['florida'],
    case_types: ['Civil Complaint', 'Small Claims'],
    ...{ remote: all, courthouse: all, authority: 'Fla. R. Gen. Prac. & Jud. Admin. 2.420', confidence: 'verified' },
  },
  {
    systems: ['florida'],
    case_types: ['Criminal', 'Probate'],
    ...{ remote: docketAlone, courthouse: all, authority: 'Rule 2.420; Fla. Stat. § 744.3701', confidence: 'high' },
  },
  {
    systems: ['florida'],
    case_types: ['Family Law'],
    ...{ remote: null, courthouse: all, authority: 'Rule 2.420(d)(1)(B)', confidence: 'high' },
  },
  {
    systems: ['illinois'],
    case_types: ['Civil Complaint', 'Small Claims', 'Probate', 'Criminal'],
    remote: docketAlone,
    ...{
      courthouse: all,
      authority: 'Ill. Sup. Ct. Remote Access Policy (2020); Ill. S. Ct. R. 8',
      confidence: 'verified',
    },
  },
  {
    systems: ['illinois'],
    case_types: ['Family Law'],
    ...{ remote: null, courthouse: all, authority: 'Ill. S. Ct. R. 8', confidence: 'verified' },
  },
];
