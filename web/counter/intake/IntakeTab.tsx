import { useTranslation } from 'react-i18next';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useReadCounterOptionsQuery } from '../counterApi.ts';
import { IntakeForm } from './IntakeForm.tsx';
import { IntakeList } from './IntakeList.tsx';

/** Taking in documents on paper, and what was taken in. */
export function IntakeTab() {
  const { t } = useTranslation();
  const { data, error } = useReadCounterOptionsQuery({}, { refetchOnMountOrArgChange: true });
  return (
    <>
      <Panel title={t('counter.intake.heading')}>
        <CallFailure error={error} />
        {data ? <IntakeForm options={data} /> : !error && <Skeleton lines={8} />}
      </Panel>
      <IntakeList />
    </>
  );
}
