import type { Confidence } from '#domain/authority/CheckedFact';

/** A period of a rule, or null where the rule on file has none. */
type Period = { days: number; unit: 'days' | 'court_days'; authority: string; confidence: Confidence } | null;

/** How a court system waives fees for a person who cannot pay them. */
export type WaiverRule = {
  /** What the person files. */
  form: string;
  authority: string;
  confidence: Confidence;
  /** Who may read the application under the rule. The portal shows it to the filer and the court only, everywhere. */
  confidential: { authority: string; confidence: Confidence } | null;
  /** How long the court has before the application counts as granted. */
  deemed_granted: Period;
  /** How long the person has to pay after a denial. */
  pay_after_denial: Period;
  /** The document is effective when it is filed, until the court orders otherwise. */
  effective_on_filing: boolean;
};

/** The authority on which a public agency pays no filing fee. */
export type ExemptionRule = { authority: string; confidence: Confidence };
