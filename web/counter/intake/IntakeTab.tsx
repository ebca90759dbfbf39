import { useTranslation } from 'react-i18next';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { useReadCounterOptionsQuery } from '#web/payments/feeAccountApi.ts';
import { lazily } from '#web/ui/lazily.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

const IntakeForm = lazily(async () => (await import('./IntakeForm.tsx')).IntakeForm, <Skeleton lines={8} />);
const IntakeList = lazily(async () => (await import('./IntakeList.tsx')).IntakeList);

const CorrectionDialog = lazily(async () => (await import('./CorrectionDialog.tsx')).CorrectionDialog, null);

type Props = {
  /** The returned filing whose correction is taken in. */
  correcting: string | null;
  onCorrect: (filing_id: string | null) => void;
};

/** Taking in documents on paper, and what was taken in. */
export function IntakeTab({ correcting, onCorrect }: Props) {
  const { t } = useTranslation();
  const { data, error } = useReadCounterOptionsQuery({}, { refetchOnMountOrArgChange: true });
  return (
    <>
      <Panel title={t('counter.intake.heading')}>
        <CallFailure error={error} />
        {data ? <IntakeForm options={data} /> : !error && <Skeleton lines={8} />}
      </Panel>
      <IntakeList onCorrect={onCorrect} />
      {correcting && <CorrectionDialog id={correcting} onClose={() => onCorrect(null)} />}
    </>
  );
}
