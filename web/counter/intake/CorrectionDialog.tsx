import { useTranslation } from 'react-i18next';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { useReadFilingCourtStatusQuery } from '#web/filings/courtApi.ts';
import { useReadFilingQuery } from '#web/filings/filingsApi.ts';
import { useReadIntakeQuery } from '#web/filings/paperApi.ts';
import { useReadCounterOptionsQuery } from '#web/payments/feeAccountApi.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { CorrectionForm } from './CorrectionForm.tsx';

type Props = { id: string; onClose: () => void };

/** Takes in the correction of a returned filing on paper. Filer, case, and type are those of the returned filing. */
export function CorrectionDialog({ id, onClose }: Props) {
  const { t } = useTranslation();
  const intake = useReadIntakeQuery({ id });
  const status = useReadFilingCourtStatusQuery({ id });
  const filing = useReadFilingQuery({ id });
  const options = useReadCounterOptionsQuery({}, { refetchOnMountOrArgChange: true });
  const paper = intake.data?.intake;
  if (paper && status.data?.can_take_in_correction && filing.data && options.data) {
    const returned = { intake: paper, status: status.data, filing: filing.data };
    return <CorrectionForm returned={returned} options={options.data} onClose={onClose} />;
  }
  const error = intake.error ?? status.error ?? filing.error ?? options.error;
  const isLoaded = intake.data && status.data;
  return (
    <Dialog isOpen title={t('counter.correction.title')} onClose={onClose}>
      {error && <CallFailure error={error} />}
      {!error &&
        (isLoaded && !status.data?.can_take_in_correction ? <p>{t('counter.correction.notReturned')}</p> : null)}
      {!error && !isLoaded && <Skeleton lines={6} />}
    </Dialog>
  );
}
