import { type LucideIcon, MonitorSmartphone, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { rankText } from '#domain/commands/rankText';
import { may, type Permission } from '#domain/identity/permissions';
import { type ScreenKey, screensOf } from '#domain/navigation/screens';
import { screenName } from '#web/frame/screenName.ts';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { screenIcons } from '../tabs.ts';
import type { Option } from './Option.ts';

const mostScreens = 5;

/** Screens without an item in the navigation. */
const others = [
  { href: '/attorneys/add-attorney', title: 'titles.addAttorney', icon: UserPlus, needs: 'attorneys:manage' },
  { href: '/sessions', title: 'titles.sessions', icon: MonitorSmartphone, needs: 'settings:own' },
] as const satisfies { href: string; title: string; icon: LucideIcon; needs: Permission }[];

/** The headings of screens that have another name in the navigation. */
const headings: Partial<Record<ScreenKey, string>> = {
  dashboard: 'titles.dashboard',
  'case-processing': 'titles.caseProcessing',
  'self-help': 'titles.selfHelp',
  integrations: 'titles.integrations',
  'judge-dashboard': 'titles.judgeDashboard',
};

/** The screens that the person uses and whose name or heading has the words, the best match first. */
export function useScreens(words: string): Option[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const capacity = useAppSelector(({ user }) => capacityOf(user));
  if (words.trim() === '') return [];
  const all = [
    ...screensOf(capacity).map((key) => ({
      href: `/${key}`,
      title: screenName(t, key, capacity),
      also: headings[key] ? t(headings[key]) : '',
      icon: screenIcons[key],
    })),
    ...others
      .filter(({ needs }) => may(capacity, needs))
      .map(({ title, ...screen }) => ({ ...screen, title: t(title), also: '' })),
  ];
  return all
    .map((screen) => ({ screen, rank: Math.min(rankText(screen.title, words), rankText(screen.also, words)) }))
    .filter(({ rank }) => rank < 4)
    .sort((one, other) => one.rank - other.rank)
    .slice(0, mostScreens)
    .map(({ screen: { href, title, icon } }) => ({
      id: href,
      title,
      detail: '',
      icon,
      choose: () => void navigate(href),
    }));
}
