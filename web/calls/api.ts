import { createApi } from '@reduxjs/toolkit/query/react';
import { callEndpoint } from './callEndpoint.ts';

const tagTypes = [
  'Activities',
  'Uploads',
  'ApiAccess',
  'Attorneys',
  'Cases',
  'Counter',
  'CourtPack',
  'CourtRules',
  'LearnedTemplates',
  'CourtSettings',
  'Chambers',
  'BinderNotes',
  'CourtCalendar',
  'Deadlines',
  'Downloads',
  'Draft',
  'Drafts',
  'Fees',
  'Filing',
  'Filings',
  'Firms',
  'Held',
  'Hearings',
  'JudgeProfile',
  'Judges',
  'Notifications',
  'OwnDocuments',
  'People',
  'Preferences',
  'Profile',
  'Reports',
  'Review',
  'ReviewSections',
  'Research',
  'ResearchSettings',
  'SavedSearches',
  'SecondFactors',
  'SelfHelp',
  'Sessions',
  'Webhooks',
] as const;
export type TagType = (typeof tagTypes)[number];

/** The cache of server data. Each area adds its own endpoints with `ask` and `change`. */
export const api = createApi({ baseQuery: callEndpoint, tagTypes, endpoints: () => ({}) });
