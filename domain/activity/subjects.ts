import type { Capacity } from '../identity/permissions.ts';

/** The subjects of the record's lines, grouped as people search for them. */
export const activityKinds = {
  filings: ['filing', 'lodged_document'],
  cases: ['case', 'deadline'],
  hearings: ['hearing', 'hearing_batch', 'sitting', 'judge_availability', 'week_template', 'hearing_staff'],
  court: ['court', 'courtroom', 'court_closure', 'event_type', 'pilot'],
  people: ['person', 'judge_profile', 'invitation', 'attorney', 'attorney_claim'],
  sign_ins: ['session', 'passkey', 'second_factor'],
  systems: [
    'api_key',
    'access_request',
    'webhook_endpoint',
    'research_platform',
    'research_settings',
    'contact_request',
    'malware_scan',
  ],
  own_documents: ['document_analysis', 'generated_document', 'held_submission', 'draft'],
  firms: ['firm'],
  preferences: ['preferences'],
} as const;

export type ActivityKind = keyof typeof activityKinds;
/** What a line of the record is about. */
export type ActivitySubject = (typeof activityKinds)[ActivityKind][number];
export const activityKindNames = Object.keys(activityKinds) as ActivityKind[];

/**
 * What a person prepares without filing it, their personal settings, and their law firm. Lines about it are in the
 * court's record and its chain, but only in the person's own list: an attorney's drafts are work product.
 */
export const privateSubjects = [
  ...activityKinds.own_documents,
  ...activityKinds.firms,
  'research_settings',
  'preferences',
] as const;

/** The groups that system operators have partial access to. */
export const technicalKinds = ['sign_ins', 'systems'] as const satisfies readonly ActivityKind[];

/** The part of the record that system operators, who have no access to filings, can read. */
export const technicalSubjects = [
  ...['access_request', 'api_key', 'webhook_endpoint', 'research_platform', 'malware_scan'],
  ...activityKinds.sign_ins,
] as const;

const caseFlow = [
  ...activityKinds.filings,
  ...activityKinds.cases,
  ...activityKinds.hearings,
  ...activityKinds.court,
  ...activityKinds.own_documents,
];

/**
 * What a dashboard's list of recent activity is about: the flow of cases and what needs that person's attention, without
 * sign-ins, passwords and preferences, which have their place on the record and under one's own sessions.
 */
export function dashboardSubjects(capacity: Capacity): readonly string[] {
  if (capacity === 'it_personnel') return [...caseFlow, ...activityKinds.systems];
  if (capacity === 'court_administrator') return [...caseFlow, ...activityKinds.people, ...activityKinds.systems];
  if (capacity === 'clerk' || capacity === 'judge') return [...caseFlow, 'attorney', 'attorney_claim'];
  return [...caseFlow, 'attorney', 'attorney_claim', 'judge_profile', 'access_request', 'api_key', 'firm'];
}

/** Account events that only concern authentication: not shown on a dashboard. */
export const identityActions = [
  'identity_linked',
  'password_set',
  'password_changed',
  'password_link_made',
  'name_changed',
] as const;
