import {
  BookOpen,
  CalendarClock,
  CalendarDays,
  ChartColumn,
  Files,
  FolderOpen,
  Inbox,
  KeyRound,
  LayoutDashboard,
  LifeBuoy,
  Link,
  type LucideIcon,
  PenLine,
  Settings,
  Stamp,
  Users,
} from 'lucide-react';
import { type Capacity, may } from '#domain/identity/permissions';

/** The navigation items of all roles (departure 34). Each one links to /{key}. */
export const tabKeys = [
  'dashboard',
  'judge-dashboard',
  'review',
  'counter',
  'case-processing',
  'cases',
  'calendar',
  'deadlines',
  'attorneys',
  'integrations',
  'api-access',
  'legal-research',
  'research',
  'reports',
  'settings',
  'self-help',
] as const;
export type TabKey = (typeof tabKeys)[number];

export type NavigationItem = { key: TabKey; icon: LucideIcon };

/**
 * The side navigation: the items that the person can use. IT personnel see 'Legal Tech Stack' instead of 'Legal
 * Research'.
 */
export function navigationItems(capacity: Capacity): NavigationItem[] {
  const runsSystems = capacity === 'it_personnel' || capacity === 'court_administrator';
  const isCourt = may(capacity, 'deadlines:keep-court');
  const items: (NavigationItem & { shown: boolean })[] = [
    { key: 'judge-dashboard', icon: PenLine, shown: may(capacity, 'chambers:use') || capacity === 'pending_judge' },
    { key: 'dashboard', icon: LayoutDashboard, shown: true },
    { key: 'review', icon: Inbox, shown: may(capacity, 'filings:review') },
    { key: 'counter', icon: Stamp, shown: may(capacity, 'filings:take-in') },
    { key: 'case-processing', icon: Files, shown: may(capacity, 'filings:read') },
    { key: 'cases', icon: FolderOpen, shown: isCourt },
    { key: 'calendar', icon: CalendarDays, shown: may(capacity, 'hearings:read') },
    { key: 'deadlines', icon: CalendarClock, shown: isCourt },
    { key: 'attorneys', icon: Users, shown: may(capacity, 'attorneys:read') || may(capacity, 'attorneys:claim') },
    { key: 'reports', icon: ChartColumn, shown: may(capacity, 'reports:read') },
    { key: 'integrations', icon: Link, shown: runsSystems },
    { key: 'api-access', icon: KeyRound, shown: capacity === 'it_personnel' },
    { key: 'legal-research', icon: BookOpen, shown: !runsSystems && may(capacity, 'research:use') },
    { key: 'settings', icon: Settings, shown: true },
    { key: 'self-help', icon: LifeBuoy, shown: true },
  ];
  return items.filter(({ shown }) => shown).map(({ key, icon }) => ({ key, icon }));
}

/** The navigation item of a screen without its own item, nearest first. */
const parents: Record<string, TabKey[]> = {
  courtdoc: ['dashboard'],
  'ai-dashboard': ['case-processing'],
  filings: ['case-processing'],
  cases: ['case-processing'],
  review: ['case-processing'],
  counter: ['case-processing'],
  deadlines: ['calendar'],
  'api-access': ['integrations', 'settings'],
  'api-docs': ['api-access', 'integrations', 'settings'],
  people: ['settings'],
  sessions: ['settings'],
  'platform-integrations': ['integrations'],
  activity: ['settings'],
};

/** Which of the person's items is highlighted at an address; the dashboard if none matches. */
export function tabOf(pathname: string, items: readonly NavigationItem[]): TabKey {
  const first = pathname.split('/')[1] ?? '';
  const has = (key: string) => items.some((item) => item.key === key);
  const own = tabKeys.find((key) => key === first);
  if (own && (has(own) || !parents[first])) return own === 'judge-dashboard' && !has(own) ? 'dashboard' : own;
  return parents[first]?.find(has) ?? parents[first]?.[0] ?? 'dashboard';
}
