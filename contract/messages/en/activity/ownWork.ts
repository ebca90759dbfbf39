import type { OwnWorkActivities, PreferenceName } from '#domain/activity/messages/ownWork';
import type { FixKind } from '#domain/fixes/Fix';
import { endSentence } from '#domain/text/endSentence';
import type { ActivityTexts } from '../../Catalog.ts';
import { listed } from '../words.ts';

const preferenceNames: Record<PreferenceName, string> = {
  date_format: 'the date format',
  time_format: 'the time format',
  theme: 'the theme',
  language: 'the language',
  usual_court: 'the default court',
  notifications: 'the notifications',
  reminders: 'the reminders',
};

const fixWords: Record<FixKind, string> = {
  remove_active: 'removed scripts and metadata from a document',
  flatten_forms: 'turned form fields of a document into text',
  letter_size: 'put pages of a document on letter paper',
  make_searchable: 'made a scanned document searchable',
  add_bookmarks: 'added bookmarks to a document',
  redact: 'removed marked text from a document',
};

export const ownWorkActivities: ActivityTexts<OwnWorkActivities> = {
  document_analyzed: (_, by) => ({
    title: 'Document Analyzed',
    description: `${by} analyzed a document without filing it.`,
  }),
  document_generated: (_, by) => ({
    title: 'Document Generated',
    description: `${by} generated a document from a template.`,
  }),
  own_document_forgotten: (_, by) => ({
    title: 'Document Removed From History',
    description: `${by} removed a document from their history.`,
  }),
  held_submission_discarded: (_, by) => ({
    title: 'Filing Canceled Before Submission',
    description: `${by} decided not to file documents with a possible mismatch.`,
  }),
  calendar_feed_created: (_, by) => ({
    title: 'Calendar Address Created',
    description: `${by} created an address at which a calendar program reads their hearings and deadlines.`,
  }),
  calendar_feed_revoked: (_, by) => ({
    title: 'Calendar Address Revoked',
    description: `${by} revoked the address at which a calendar program read their hearings and deadlines.`,
  }),
  staff_feed_created: ({ calendar }, by) => ({
    title: 'Calendar Address Created',
    description: `${by} created an address at which a calendar program reads the hearings of ${endSentence(calendar)}`,
  }),
  staff_feed_revoked: ({ calendar }, by) => ({
    title: 'Calendar Address Revoked',
    description: `${by} revoked the address at which a calendar program read the hearings of ${endSentence(calendar)}`,
  }),
  draft_discarded: (_, by) => ({
    title: 'Draft Discarded',
    description: `${by} discarded a draft without filing it.`,
  }),
  fix_applied: ({ fix, before, after }, by) => ({
    title: 'Document Fixed',
    description: `${by} ${fixWords[fix]} in a document that they prepare. SHA-256 before: ${before}; after: ${after}.`,
  }),
  fix_undone: ({ fix, before, after }, by) => ({
    title: 'Fix Undone',
    description: `${by} undid a fix that ${fixWords[fix]} in a document that they prepare. SHA-256 before: ${before}; after: ${after}.`,
  }),
  preferences_changed: ({ preferences }, by) => ({
    title: 'Preferences Changed',
    description: `${by} changed their preferences: ${listed(preferences.map((name) => preferenceNames[name]))}.`,
  }),
  research_settings_changed: (_, by) => ({
    title: 'Research Settings Changed',
    description: `${by} changed their research settings.`,
  }),
  binder_arranged: (_, by) => ({
    title: 'Hearing Binder Arranged',
    description: `${by} changed the order of the documents in a hearing binder.`,
  }),
  binder_note_saved: (_, by) => ({
    title: 'Private Note Saved',
    description: `${by} saved a private note in a hearing binder.`,
  }),
  binder_note_shared: (_, by) => ({
    title: 'Note Shared With Chambers',
    description: `${by} shared a note in a hearing binder with chambers.`,
  }),
  binder_note_removed: (_, by) => ({
    title: 'Private Note Removed',
    description: `${by} removed a private note in a hearing binder.`,
  }),
};
