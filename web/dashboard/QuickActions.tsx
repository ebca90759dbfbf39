import { CalendarDays, Files, MessageSquare, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { assistantChanged } from '#web/layout/navigationSlice.ts';
import { useAppDispatch } from '#web/store.ts';
import { Panel } from '#web/ui/Panel.tsx';

const links = [
  { to: '/case-processing', key: 'caseProcessing', icon: Files },
  { to: '/calendar', key: 'calendar', icon: CalendarDays },
  { to: '/attorneys', key: 'attorney', icon: Users },
] as const;

/** SPEC.md 2's four quick actions. */
export function QuickActions() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  return (
    <Panel title={t('dashboard.quick.heading')} padded={false}>
      <div className="quick">
        {links.map(({ to, key, icon: Icon }) => (
          <Link key={key} to={to}>
            <Icon className="i" aria-hidden />
            {t(`dashboard.quick.${key}`)}
          </Link>
        ))}
        <button type="button" onClick={() => dispatch(assistantChanged(true))}>
          <MessageSquare className="i" aria-hidden />
          {t('layout.assistant')}
        </button>
      </div>
    </Panel>
  );
}
