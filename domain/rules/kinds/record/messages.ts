import type { ContradictionMessage } from '#domain/reading/contradictions/messages';

/** The findings of the rules on agreement with the court’s record. Dates are YYYY-MM-DD. */
export type RecordProblems = {
  'record.case_number_differs': { printed: string; on_record: string };
  'record.case_numbers_differ': { name: string; number: string; lead_number: string };
  /** `says`: the option to choose instead; null if the list has none. */
  'record.choice_contradicted': {
    choice: 'case_type' | 'jurisdiction' | 'court_level';
    says: string | null;
    shows: ContradictionMessage;
  };
  'record.county_differs': { printed: string; on_record: string };
  'record.court_differs': { printed: string; on_record: string };
  'record.submitted_before': { same: 'file' | 'text'; day: string; name: string };
  'record.nearly_submitted_before': { percent: number; day: string; name: string };
  'record.text_twice': { name: string; other: string };
  'record.deadline_passed': { title: string; due: string; authority: string | null; days: number };
  'record.deadline_near': { title: string; due: string; authority: string | null; days: number };
  'record.party_unknown': { name: string; case_title: string };
  'record.party_misspelled': { name: string; on_record: string };
  'record.no_party_known': { name: string; others: boolean; case_title: string };
  /** The same for the filer, without details of the case on record. */
  'record.caption_not_of_numbered_case': Record<never, never>;
  'record.attorney_unknown': { bar_number: string };
  /** On the filing’s date. `until` is absent from findings that were stored before it was recorded. */
  'record.attorney_inactive': {
    name: string;
    bar_number: string;
    status: string;
    since: string | null;
    until?: string | null;
  };
};

/** Why a rule on agreement with the court’s record was not checked. */
export type RecordDoubts = {
  'record.roster_unavailable': Record<never, never>;
};
