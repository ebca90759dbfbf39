import { useTranslation } from 'react-i18next';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useReadDrawerQuery } from '../counterApi.ts';
import { DrawerHistory } from './DrawerHistory.tsx';
import { OpenDrawer } from './OpenDrawer.tsx';
import { OwnDrawer } from './OwnDrawer.tsx';

/** The clerk's own cash drawer, and earlier sessions. */
export function CashTab() {
  const { t } = useTranslation();
  const { data, error } = useReadDrawerQuery();
  return (
    <>
      <CallFailure className="before" error={error} />
      {!data && !error && (
        <Panel title={t('counter.cash.heading')}>
          <Skeleton lines={4} />
        </Panel>
      )}
      {data?.drawer === null && <OpenDrawer />}
      {data?.drawer && <OwnDrawer drawer={data.drawer} receipts={data.receipts} />}
      <DrawerHistory />
    </>
  );
}
