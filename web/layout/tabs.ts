import {
  BookOpen,
  CalendarDays,
  Files,
  LayoutDashboard,
  LifeBuoy,
  Link,
  type LucideIcon,
  Settings,
  Users,
} from 'lucide-react';
import type { Role } from '#domain/identity/permissions';

/** SPEC.md 2's tabs. Each item of the side navigation goes to /{key}. */
export const tabKeys = [
  'dashboard',
  'case-processing',
  'calendar',
  'attorneys',
  'integrations',
  'legal-research',
  'research',
  'reports',
  'settings',
  'self-help',
] as const;
export type TabKey = (typeof tabKeys)[number];

export type NavigationItem = { key: TabKey; icon: LucideIcon };

/** The side navigation. 'Legal Tech Stack' stands there for those who run the systems, 'Legal Research' for the others. */
export function navigationItems(role: Role): NavigationItem[] {
  const runsSystems = role === 'it_personnel' || role === 'court_administrator';
  return [
    { key: 'dashboard', icon: LayoutDashboard },
    { key: 'case-processing', icon: Files },
    { key: 'calendar', icon: CalendarDays },
    { key: 'attorneys', icon: Users },
    runsSystems ? { key: 'integrations', icon: Link } : { key: 'legal-research', icon: BookOpen },
    { key: 'settings', icon: Settings },
    { key: 'self-help', icon: LifeBuoy },
  ];
}

const others: Record<string, TabKey> = {
  courtdoc: 'dashboard',
  'ai-dashboard': 'case-processing',
  cases: 'case-processing',
  review: 'case-processing',
  'api-access': 'integrations',
  people: 'settings',
  activity: 'settings',
};

/** Which item is highlighted at an address: SPEC.md 2's map, and dashboard for what it does not know. */
export function tabOf(pathname: string): TabKey {
  const first = pathname.split('/')[1] ?? '';
  return others[first] ?? tabKeys.find((key) => key === first) ?? 'dashboard';
}
