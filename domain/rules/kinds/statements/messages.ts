import type { DocumentLanguage } from '#domain/documentFacts/languages';
import type { TranslationDetail } from './translationDetails.ts';

/** The findings of the rules on a party’s statements. */
export type StatementProblems = {
  'statements.citizenship_missing': Record<never, never>;
  'statements.members_citizenship_missing': Record<never, never>;
  /** The statement is filed separately and may already be on the docket. */
  'statements.disclosure_missing': Record<never, never>;
  'statements.interested_persons_missing': Record<never, never>;
  'statements.parties_missing': Record<never, never>;
  'statements.stock_symbols_missing': Record<never, never>;
  'statements.discovery_level_missing': Record<never, never>;
  'statements.discovery_level_over_relief': Record<never, never>;
  'statements.relief_band_missing': Record<never, never>;
  'statements.injury_amount_stated': { remedy: string };
  'statements.interpretation_missing': Record<never, never>;
  'statements.translation_missing': { language: DocumentLanguage | null };
  'statements.translation_incomplete': { details: readonly (TranslationDetail | 'oath')[] };
};

/** Why a rule on a party’s statements was not checked. */
export type StatementDoubts = {
  'statements.disclosure_on_docket': Record<never, never>;
  'statements.disclosure_in_earlier_court': Record<never, never>;
};
