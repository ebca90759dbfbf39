import { ArrowLeft, CircleDashed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAppSelector } from '#web/store.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';

/** A screen that is not built yet: one sentence on what it will do, a way back, and nothing invented. */
export function PlannedScreen({ name }: { name: string }) {
  const { t } = useTranslation();
  const isSignedIn = useAppSelector((state) => state.user.isAuthenticated);
  return (
    <>
      <PageHead title={t(`titles.${name}`)} />
      <section className="panel">
        <EmptyState icon={CircleDashed} title={t('planned.heading')} text={t(`planned.${name}`)}>
          {isSignedIn ? (
            <Link className={buttonClass({})} to="/dashboard">
              <ArrowLeft className="i" aria-hidden />
              {t('planned.backToDashboard')}
            </Link>
          ) : (
            <a className={buttonClass({})} href="/">
              <ArrowLeft className="i" aria-hidden />
              {t('planned.backToHome')}
            </a>
          )}
        </EmptyState>
      </section>
    </>
  );
}
