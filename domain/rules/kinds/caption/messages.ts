import type { CounselDetail } from './counselDetails.ts';

/** A detail of the filer in a document's caption or signature block. */
export type FilerDetail = 'filer_name' | 'filer_address' | 'filer_name_and_address' | 'filer_phone' | 'filer_email';

/** A detail of a caption or a cover. */
export type CaptionDetail =
  | 'court'
  | 'parties'
  | 'case_number'
  | 'cause_number'
  | 'index_number'
  | 'appeal_number'
  | 'docket_number'
  | 'trial_court_number'
  | 'a_number'
  | 'document_name'
  | 'document_nature'
  | 'document_title'
  | 'brief_title'
  | 'county'
  | 'state'
  | 'filing_party'
  | 'court_below'
  | 'judge'
  | 'trial_judge'
  | 'counsel_contact'
  | 'counsel_of_record'
  | 'counsel_bar_number'
  | 'representative_eoir_id'
  | 'oral_argument'
  | 'hearing'
  | 'hearing_date'
  | 'hearing_time'
  | 'hearing_department'
  | 'detention_status'
  | FilerDetail;

/** The findings of the rules on captions and covers. Amounts are in cents; `labels` are from the court's rule. */
export type CaptionProblems = {
  'caption.first_page_incomplete': { lacking: readonly CaptionDetail[] };
  'caption.filer_block_incomplete': { lacking: readonly FilerDetail[] };
  'caption.counsel_block_incomplete': { lacking: readonly CounselDetail[] };
  'caption.agency_review_unlabeled': { labels: readonly string[] };
  'caption.index_number_missing': Record<never, never>;
  'caption.index_number_malformed': { number: string };
  'caption.respondent_missing': Record<never, never>;
  'caption.a_number_missing': Record<never, never>;
  /** The distance of the court's title from the top of the page, in inches, and the position of its line. */
  'caption.court_title_too_high': { inches: number; line: number; line_inches: number };
  'caption.family_style_missing': { suit: 'divorce' | 'parent_child' };
  'caption.limited_case_demand_missing': Record<never, never>;
  'caption.limited_case_unlabeled': { asked: number; most: number };
  'caption.parties_shortened': Record<never, never>;
  'caption.parties_missing': Record<never, never>;
  'caption.side_missing': Record<never, never>;
  'caption.trial_role_only': { role: string };
  'caption.residence_missing': Record<never, never>;
};

/** Why a rule on captions was not checked. */
export type CaptionDoubts = {
  'caption.first_page_unread': Record<never, never>;
  'caption.first_page_not_measured': Record<never, never>;
  'caption.court_title_needs_pdf': Record<never, never>;
  'caption.court_title_not_located': Record<never, never>;
  'caption.roles_unread': Record<never, never>;
};
