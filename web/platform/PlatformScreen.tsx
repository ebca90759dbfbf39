import {
  BookOpen,
  CalendarDays,
  ChartColumn,
  FilePenLine,
  Files,
  LifeBuoy,
  type LucideIcon,
  MessageSquare,
  Scale,
  Share2,
  ShieldCheck,
  Users,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import styles from './PlatformScreen.module.css';
import { RequestButton } from './RequestButton.tsx';
import { SampleChat } from './SampleChat.tsx';

/** The features of the portal with their screens. */
const features = [
  { key: 'analysis', to: '/case-processing', icon: Files },
  { key: 'review', to: '/review', icon: ShieldCheck },
  { key: 'calendar', to: '/calendar', icon: CalendarDays },
  { key: 'roster', to: '/attorneys', icon: Users },
  { key: 'documents', to: '/courtdoc', icon: FilePenLine },
  { key: 'courts', to: '/api-docs', icon: Share2 },
  { key: 'research', to: '/legal-research', icon: BookOpen },
  { key: 'deadlines', to: '/deadlines', icon: Scale },
  { key: 'reports', to: '/reports', icon: ChartColumn },
  { key: 'selfHelp', to: '/help', icon: LifeBuoy },
] as const satisfies { key: string; to: string; icon: LucideIcon }[];

/** /platform: describes the portal to people who are considering it. Each card links to the feature. */
export function PlatformScreen() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead
        title={t('titles.platform')}
        actions={
          <>
            <RequestButton about="demo" kind="primary">
              {t('platform.demo')}
            </RequestButton>
            <RequestButton about="pilot">{t('platform.pilot')}</RequestButton>
          </>
        }
      >
        {t('platform.intro')}
      </PageHead>
      <ul className={styles.techCards}>
        {features.map(({ key, to, icon: Icon }) => (
          <li key={key} className={`panel ${styles.techCard}`}>
            <Icon className="i i-lg" aria-hidden />
            <h2>
              <Link to={to}>{t(`platform.features.${key}.title`)}</Link>
            </h2>
            <p className="muted">{t(`platform.features.${key}.text`)}</p>
          </li>
        ))}
      </ul>
      <div className={styles.platformTwo}>
        <SampleChat />
        <Panel title={t('platform.closing.heading')}>
          <div className="stack">
            <p>{t('platform.closing.text')}</p>
            <p className="row wrap">
              <RequestButton about="early-access">{t('platform.early')}</RequestButton>
              <Link to="/status">{t('platform.closing.status')}</Link>
              <Link to="/accessibility">{t('platform.closing.accessibility')}</Link>
            </p>
            <p className="row muted small">
              <MessageSquare className="i" aria-hidden />
              {t('platform.closing.answer')}
            </p>
          </div>
        </Panel>
      </div>
    </>
  );
}
