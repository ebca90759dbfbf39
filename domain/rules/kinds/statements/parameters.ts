import type { NoParameters } from '../NoParameters.ts';
import type { TranslationDetail } from './translationDetails.ts';

/** Parameters of the kinds of rules on what a party states: disclosures, relief, translations. */
export type StatementParameters = {
  disclosure_statement: { by: 'filer' | 'defendant_organization' };
  interested_persons: NoParameters;
  parties_listed: NoParameters;
  citizenship_statement: NoParameters;
  relief_statement: NoParameters;
  discovery_level: NoParameters;
  /** This discovery level is available only for claims within the first range of relief. */
  discovery_level_relief: { level: number };
  forbidden_content: {
    /** Amounts that state only which court or track has jurisdiction. */
    floors_usd: readonly number[];
    remedy: string;
  };
  language_translation: { must_state?: readonly TranslationDetail[]; under_oath?: true };
  interpretation_certificate: NoParameters;
};
