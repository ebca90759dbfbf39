/** The choices of the filing screens, from one list for every screen (departure 12). */
export const courtLevels = ['State Court', 'Federal Court', 'Appellate Court', 'Supreme Court'] as const;
export type CourtLevel = (typeof courtLevels)[number];

export const jurisdictions = ['California', 'New York', 'Texas', 'Florida', 'Illinois'] as const;
export type Jurisdiction = (typeof jurisdictions)[number];

export const caseTypes = [
  'Civil Complaint',
  'Family Law',
  'Probate',
  'Small Claims',
  'Criminal',
  'Immigration',
] as const;
export type CaseType = (typeof caseTypes)[number];

export const priorities = ['high', 'medium', 'low'] as const;
export type Priority = (typeof priorities)[number];
