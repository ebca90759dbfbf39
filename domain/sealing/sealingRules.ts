import type { CheckedFact, Confidence } from '#domain/authority/CheckedFact';
import type { CodeSystem } from '#domain/docketing/CodeSystem';

/** How a court system treats a motion to seal and what is lodged with it. */
export type SealingRule = CheckedFact & {
  id: string;
  systems: readonly CodeSystem[];
  /** Whether the motion itself is public while it is pending. Where the rule does not state it, it is not. */
  motion_is_public: boolean;
  /** The time in which a filer may have a lodged document filed unsealed after a denial; null if no rule sets one. */
  after_denial: { days: number; authority: string; otherwise: LodgedEnd } | null;
  authority: string;
  confidence: Confidence;
};

/** What becomes of a lodged document that is neither sealed nor filed. */
export const lodgedEnds = ['deleted', 'returned'] as const;
export type LodgedEnd = (typeof lodgedEnds)[number];

const checked = { checked_on: '2026-11-22' } as const;

/**
 * The rules on sealing by system (facts as of Nov 2026, public-access.json, `sealing`). Where a rule is local or does not
 * state that the motion is public, the motion stays sealed until the court decides.
 */
export const sealingRules: readonly SealingRule[] = [
  {
    ...{ id: 'CA-SEAL', systems: ['california'], motion_is_public: true },
    // An overriding interest that overcomes public access, a substantial probability of prejudice, narrow tailoring, and no less restrictive means.
    // The moving party may notify the court within 10 days of the order; otherwise the clerk returns a document on paper
    // and permanently deletes an electronic one.
    after_denial: { days: 10, authority: 'CRC 2.551(b)(6)', otherwise: 'deleted' },
    authority: 'CRC 2.550–2.551',
    confidence: 'high',
    ...checked,
  },
  {
    ...{ id: 'TX-SEAL', systems: ['texas'], motion_is_public: true },
    // A specific, serious, and substantial interest that clearly outweighs the presumption of openness; public notice, and a hearing in open court not before 14 days.
    after_denial: null,
    authority: 'TRCP 76a',
    confidence: 'high',
    ...checked,
  },
  {
    ...{ id: 'NY-SEAL', systems: ['new_york'], motion_is_public: false },
    // A written finding of good cause that weighs the public interest.
    after_denial: null,
    authority: '22 NYCRR 216.1',
    confidence: 'high',
    ...checked,
  },
  {
    ...{ id: 'FL-SEAL', systems: ['florida'], motion_is_public: false },
    // A ground of Rule 2.420(c)(9), and no less restrictive means; the record is confidential until the court decides.
    after_denial: null,
    authority: 'Fla. R. Gen. Prac. & Jud. Admin. 2.420(e), (f)',
    confidence: 'high',
    ...checked,
  },
  {
    ...{ id: 'IL-SEAL', systems: ['illinois'], motion_is_public: false },
    // The presumption of access at common law and under the First Amendment; the records of Rule 8.
    after_denial: null,
    authority: 'Skolnick v. Altheimer & Gray, 191 Ill. 2d 214 (2000); Ill. S. Ct. R. 8',
    confidence: 'high',
    ...checked,
  },
  {
    ...{ id: 'FED-SEAL', systems: ['federal_district', 'federal_appellate', 'bankruptcy'], motion_is_public: false },
    // Compelling reasons for documents on the merits, good cause for discovery motions.
    after_denial: null,
    authority: 'FRCP 5.2(d), (e), 26(c); local rules',
    confidence: 'high',
    ...checked,
  },
];

/** The rule of a system; undefined where none is on file. */
export const sealingRuleOf = (system: CodeSystem | null): SealingRule | undefined =>
  sealingRules.find(({ systems }) => system !== null && systems.includes(system));
