import { LockKeyhole } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { may } from '#domain/identity/permissions';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { RecentBatches } from './RecentBatches.tsx';
import { ReschedulePanel } from './ReschedulePanel.tsx';
import { useBatchScope } from './useBatchScope.ts';

const ChooseHearings = lazily(async () => (await import('./ChooseHearings.tsx')).ChooseHearings);

/** /calendar/reschedule: several hearings, each with a proposed time, that are rescheduled together. */
export function RescheduleScreen() {
  const { t } = useTranslation();
  const capacity = useAppSelector((state) => capacityOf(state.user));
  const { query, scope, open } = useBatchScope();
  if (!may(capacity, 'hearings:schedule')) {
    return (
      <>
        <PageHead title={t('titles.reschedule')} />
        <Panel>
          <EmptyState icon={LockKeyhole} title={t('calendar.batch.notYours')} text={t('calendar.batch.notYoursText')} />
        </Panel>
      </>
    );
  }
  return (
    <>
      <PageHead title={t('titles.reschedule')}>{t('calendar.batch.intro')}</PageHead>
      <div className="stack">
        {scope ? (
          <ReschedulePanel key={JSON.stringify(scope)} scope={scope} query={query} />
        ) : (
          <>
            <ChooseHearings query={query} onChoose={open} />
            <RecentBatches />
          </>
        )}
      </div>
    </>
  );
}
