import { type Capacity, may, type Permission } from '#domain/identity/permissions';

/** The sections of System Settings, by their names in the address. */
export const settingsTabs = [
  'profile',
  'security',
  'preferences',
  'notifications',
  'court',
  'calendar',
  'judges',
  'chambers',
  'pack',
  'rules',
  'sections',
  'learned',
  'exports',
  'sessions',
] as const;
export type SettingsTab = (typeof settingsTabs)[number];

/** What a person must be permitted to do to see a section; the others are for everyone. */
const needs: Partial<Record<SettingsTab, Permission>> = {
  calendar: 'calendar:read',
  judges: 'settings:court',
  chambers: 'chambers:staff',
  pack: 'settings:court',
  rules: 'settings:court',
  sections: 'settings:court',
  learned: 'settings:court',
  exports: 'exports:manage',
};

/** Whether a person sees a section. */
export const isOffered = (tab: SettingsTab, capacity: Capacity): boolean => !needs[tab] || may(capacity, needs[tab]);

/** Every setting with its section, and whether only an administrator can change it. */
export const settingsIndex = [
  { id: 'name', tab: 'profile' },
  { id: 'password', tab: 'profile' },
  { id: 'second_factor', tab: 'security' },
  { id: 'recovery_codes', tab: 'security' },
  { id: 'judge', tab: 'profile' },
  { id: 'attorney', tab: 'profile' },
  { id: 'date_format', tab: 'preferences' },
  { id: 'time_format', tab: 'preferences' },
  { id: 'theme', tab: 'preferences' },
  { id: 'language', tab: 'preferences' },
  { id: 'usual_court', tab: 'preferences' },
  { id: 'single_keys', tab: 'preferences' },
  { id: 'notices', tab: 'notifications' },
  { id: 'court_name', tab: 'court' },
  { id: 'address', tab: 'court' },
  { id: 'time_zone', tab: 'court' },
  { id: 'filing_dates', tab: 'court' },
  { id: 'partial_acceptance', tab: 'court' },
  { id: 'electronic_service', tab: 'court' },
  { id: 'tentative_rulings', tab: 'court' },
  { id: 'seal', tab: 'court' },
  { id: 'document_sizes', tab: 'court' },
  { id: 'response_times', tab: 'court' },
  { id: 'public_access', tab: 'court' },
  { id: 'payments', tab: 'court' },
  { id: 'courtrooms', tab: 'calendar' },
  { id: 'hours', tab: 'calendar' },
  { id: 'holidays', tab: 'calendar' },
  { id: 'event_types', tab: 'calendar' },
  { id: 'judge_rules', tab: 'judges' },
  { id: 'caseload', tab: 'judges' },
  { id: 'duty_judges', tab: 'judges' },
  { id: 'chambers_staff', tab: 'chambers' },
  { id: 'case_categories', tab: 'pack' },
  { id: 'case_numbers', tab: 'pack' },
  { id: 'rules', tab: 'rules' },
  { id: 'standing_orders', tab: 'rules' },
  { id: 'review_sections', tab: 'sections' },
  { id: 'routing_rules', tab: 'sections' },
  { id: 'learned_templates', tab: 'learned' },
  { id: 'nightly_export', tab: 'exports' },
  { id: 'exports', tab: 'exports' },
  { id: 'sessions', tab: 'sessions' },
] as const satisfies readonly { id: string; tab: SettingsTab }[];
export type SettingId = (typeof settingsIndex)[number]['id'];
