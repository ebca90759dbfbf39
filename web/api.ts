import { createApi } from '@reduxjs/toolkit/query/react';
import { callEndpoint } from './callEndpoint.ts';

/** Everything that the server knows. Each area injects its own endpoints, made from the contract's. */
export const api = createApi({
  baseQuery: callEndpoint,
  tagTypes: [
    'Activities',
    'ApiAccess',
    'Attorneys',
    'Cases',
    'CourtRules',
    'CourtSettings',
    'Chambers',
    'CourtCalendar',
    'Deadlines',
    'Filing',
    'Filings',
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
    'Research',
    'ResearchSettings',
    'SavedSearches',
    'SecondFactors',
    'SelfHelp',
    'Sessions',
    'Webhooks',
  ],
  endpoints: () => ({}),
});
