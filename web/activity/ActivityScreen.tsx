import { LockKeyhole } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { may } from '#domain/identity/permissions';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { AccessTab } from './AccessTab.tsx';
import { RecordTab } from './RecordTab.tsx';
import { activityTabs, useActivityAddress } from './useActivityAddress.ts';

/** /activity: the court's record and its access log, for administrators; for IT personnel the technical part. */
export function ActivityScreen() {
  const { t } = useTranslation();
  const capacity = useAppSelector((state) => capacityOf(state.user));
  const { tab, openTab } = useActivityAddress();
  const contents = { record: <RecordTab />, access: <AccessTab /> };
  return (
    <>
      <PageHead title={t('titles.activity')}>
        {t(capacity === 'it_personnel' ? 'activity.introTechnical' : 'activity.intro')}
      </PageHead>
      {may(capacity, 'activity:read-record') ? (
        <Tabs
          label={t('titles.activity')}
          selected={tab}
          onSelect={openTab}
          tabs={activityTabs.map((key) => ({ key, title: t(`activity.tabs.${key}`), content: contents[key] }))}
        />
      ) : (
        <Panel>
          <EmptyState icon={LockKeyhole} title={t('activity.notYours')} text={t('activity.notYoursText')} />
        </Panel>
      )}
    </>
  );
}
