import type { Capacity } from '../identity/permissions.ts';

/** The items of the side navigation of all roles (departure 34). Each one opens /{key}. */
export const screenKeys = [
  'dashboard',
  'judge-dashboard',
  'review',
  'counter',
  'case-processing',
  'cases',
  'calendar',
  'session',
  'deadlines',
  'submitted-matters',
  'firm',
  'attorneys',
  'people',
  'activity',
  'integrations',
  'api-access',
  'api-docs',
  'legal-research',
  'research',
  'courtdoc',
  'reports',
  'notifications',
  'settings',
  'self-help',
] as const;
export type ScreenKey = (typeof screenKeys)[number];

type Groups = readonly (readonly ScreenKey[])[];

const ownScreens = ['notifications', 'settings', 'self-help'] as const;
const filing = ['dashboard', 'case-processing', 'cases', 'calendar', 'deadlines'] as const;
const clerking = [
  'dashboard',
  'review',
  'counter',
  'session',
  'case-processing',
  'cases',
  'calendar',
  'deadlines',
  'submitted-matters',
] as const;
const preparing = ['legal-research', 'research', 'courtdoc'] as const;

const groups: Record<Capacity, Groups> = {
  visitor: [],
  signing_in: [],
  pending_judge: [['judge-dashboard', 'dashboard'], ownScreens],
  self_represented: [filing, preparing, ownScreens],
  attorney: [filing, [...preparing, 'firm', 'attorneys', 'api-access'], ownScreens],
  clerk: [clerking, ['attorneys', 'people', 'reports', ...preparing], ownScreens],
  judge: [
    [
      'judge-dashboard',
      'submitted-matters',
      'session',
      'dashboard',
      'cases',
      'calendar',
      'deadlines',
      'case-processing',
    ],
    [...preparing, 'attorneys', 'reports'],
    ownScreens,
  ],
  court_administrator: [
    clerking,
    ['attorneys', 'reports', ...preparing],
    ['people', 'activity', 'integrations', 'api-access', 'api-docs'],
    ownScreens,
  ],
  it_personnel: [['dashboard', 'integrations', 'api-access', 'api-docs', 'activity'], ownScreens],
};

/** The screens that a role uses, in groups, in the order of the work. */
export function screenGroupsOf(capacity: Capacity): Groups {
  return groups[capacity];
}

export function screensOf(capacity: Capacity): ScreenKey[] {
  return groups[capacity].flat();
}

const filersNames: readonly ScreenKey[] = [
  'dashboard',
  'case-processing',
  'cases',
  'legal-research',
  'courtdoc',
  'self-help',
];

/** Whether a screen has another name for filers than for the court's staff. */
export function hasFilersName(key: ScreenKey, capacity: Capacity): boolean {
  return (capacity === 'attorney' || capacity === 'self_represented') && filersNames.includes(key);
}
