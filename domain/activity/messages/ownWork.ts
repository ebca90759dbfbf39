import type { FixKind } from '#domain/fixes/Fix';
import type { NoValues } from '#domain/messages/NoValues';

/** The preferences that a person changes. */
export const preferenceNames = [
  'date_format',
  'time_format',
  'theme',
  'language',
  'usual_court',
  'notifications',
  'reminders',
] as const;
export type PreferenceName = (typeof preferenceNames)[number];

/**
 * The record of documents that a person prepares without filing them, and of preferences. Anyone who verifies the
 * record's chain can read it, so it names no document.
 */
export type OwnWorkActivities = {
  document_analyzed: NoValues;
  document_generated: NoValues;
  own_document_forgotten: NoValues;
  held_submission_discarded: NoValues;
  calendar_feed_created: NoValues;
  calendar_feed_revoked: NoValues;
  /** Of a judge, a courtroom, or an attorney, by name. */
  staff_feed_created: { calendar: string };
  staff_feed_revoked: { calendar: string };
  draft_discarded: NoValues;
  /** The fingerprints (SHA-256) of the document before and after. */
  fix_applied: { fix: FixKind; before: string; after: string };
  fix_undone: { fix: FixKind; before: string; after: string };
  preferences_changed: { preferences: PreferenceName[] };
  research_settings_changed: NoValues;
  /** A judge's own notes and order of documents; the record has neither the case nor the document. */
  binder_arranged: NoValues;
  binder_note_saved: NoValues;
  binder_note_shared: NoValues;
  binder_note_removed: NoValues;
};
