import { CalendarDays, Files, MessageSquare, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { may } from '#domain/identity/permissions';
import { assistantChanged } from '#web/layout/navigationSlice.ts';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppDispatch, useAppSelector } from '#web/store.ts';
import { Panel } from '#web/ui/Panel.tsx';
import styles from './QuickActions.module.css';

const links = [
  { to: '/case-processing', key: 'caseProcessing', icon: Files, needs: 'filings:read' },
  { to: '/calendar', key: 'calendar', icon: CalendarDays, needs: 'hearings:read' },
  { to: '/attorneys', key: 'attorney', icon: Users, needs: 'attorneys:read' },
] as const;

/** The quick actions that the person has permission to use. */
export function QuickActions() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const capacity = useAppSelector((state) => capacityOf(state.user));
  return (
    <Panel title={t('dashboard.quick.heading')} padded={false}>
      <div className={styles.quick}>
        {links
          .filter(({ needs }) => may(capacity, needs))
          .map(({ to, key, icon: Icon }) => (
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
