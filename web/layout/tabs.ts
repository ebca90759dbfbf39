import {
  Activity,
  Bell,
  BookOpen,
  Braces,
  Building2,
  CalendarClock,
  CalendarDays,
  ChartColumn,
  Clock,
  Files,
  FileText,
  FolderOpen,
  Gavel,
  Inbox,
  KeyRound,
  LayoutDashboard,
  LifeBuoy,
  Link,
  type LucideIcon,
  PenLine,
  Quote,
  Settings,
  Stamp,
  UserCheck,
  Users,
} from 'lucide-react';
import type { ScreenKey } from '#domain/navigation/screens';

/** The icon of each item of the side navigation. */
export const screenIcons: Record<ScreenKey, LucideIcon> = {
  dashboard: LayoutDashboard,
  'judge-dashboard': PenLine,
  review: Inbox,
  counter: Stamp,
  'case-processing': Files,
  cases: FolderOpen,
  calendar: CalendarDays,
  session: Gavel,
  deadlines: CalendarClock,
  'submitted-matters': Clock,
  firm: Building2,
  attorneys: Users,
  people: UserCheck,
  activity: Activity,
  integrations: Link,
  'api-access': KeyRound,
  'api-docs': Braces,
  'legal-research': BookOpen,
  research: Quote,
  courtdoc: FileText,
  reports: ChartColumn,
  notifications: Bell,
  settings: Settings,
  'self-help': LifeBuoy,
};

/** The items, nearest first, that show where a screen is for a person without an item for the screen itself. */
const parents: Record<string, ScreenKey[]> = {
  courtdoc: ['dashboard'],
  'judge-dashboard': ['dashboard'],
  orders: ['judge-dashboard', 'dashboard'],
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
  'become-judge': ['settings'],
  'switch-profile': ['settings'],
  activity: ['settings'],
  pilots: ['reports'],
  help: ['self-help'],
};

/** Which of the person's items is highlighted at an address; the dashboard if the address is unknown. */
export function tabOf(pathname: string, items: readonly ScreenKey[]): ScreenKey {
  const first = pathname.split('/')[1] ?? '';
  const own = Object.hasOwn(screenIcons, first) ? (first as ScreenKey) : undefined;
  if (own && (items.includes(own) || !parents[own])) return own;
  const above = parents[first] ?? ['dashboard'];
  return above.find((key) => items.includes(key)) ?? above[0]!;
}
