import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FiledFees, readWaiver } from '#contract/payments';
import { spellDay } from '#domain/days/spellDay';
import { addressOfCall } from '#web/calls/buildRequest.ts';
import { printPdf } from '#web/filings/printPdf.ts';
import { Button } from '#web/ui/Button.tsx';
import { lazily } from '#web/ui/lazily.tsx';

const DecideWaiverDialog = lazily(async () => (await import('./DecideWaiverDialog.tsx')).DecideWaiverDialog, null);

type Waiver = NonNullable<FiledFees['waiver']>;
type Props = { filingId: string; fees: FiledFees; waiver: Waiver };

/** A request for a fee waiver with its clock and the court’s decision. Its document is for the filer and the court. */
export function FiledWaiver({ filingId, fees, waiver }: Props) {
  const { t } = useTranslation();
  const [deciding, setDeciding] = useState<'granted' | 'denied' | null>(null);
  const { state, file_name, act_by, act_authority, words, pay_by, pay_authority } = waiver;
  return (
    <>
      <p className="strong">{t(`payments.waiver.state.${state}`)}</p>
      {words && <p>{words}</p>}
      {state === 'requested' && act_by && (
        <p>{t('payments.waiver.actBy', { day: spellDay(act_by), authority: act_authority })}</p>
      )}
      {pay_by && (
        <p className="strong">{t('payments.waiver.payBy', { day: spellDay(pay_by), authority: pay_authority })}</p>
      )}
      <div className="row wrap">
        <Button dense onClick={() => printPdf(addressOfCall(readWaiver, { id: filingId }), file_name)}>
          <FileText className="i" aria-hidden />
          {t('payments.waiver.open')}
        </Button>
        {fees.can_change && state === 'requested' && (
          <>
            <Button dense onClick={() => setDeciding('granted')}>
              {t('payments.waiver.grant')}
            </Button>
            <Button dense onClick={() => setDeciding('denied')}>
              {t('payments.waiver.deny')}
            </Button>
          </>
        )}
      </div>
      {deciding && (
        <DecideWaiverDialog
          envelopeId={fees.envelope_id}
          waiver={waiver}
          decision={deciding}
          onClose={() => setDeciding(null)}
        />
      )}
    </>
  );
}
