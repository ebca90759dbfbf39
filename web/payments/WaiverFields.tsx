import { FileText, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addWaiver, type DraftFees, type FeeRules } from '#contract/payments';
import { errorText } from '#web/calls/errorText.ts';
import { sendFiles } from '#web/calls/sendFiles.ts';
import { FileButton } from '#web/filings/FileButton.tsx';
import { useAppDispatch } from '#web/store.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { toast } from '#web/ui/toast.ts';
import { paymentsApi, useRemoveWaiverMutation } from './paymentsApi.ts';

type Props = { draftId: string; fees: DraftFees };

/** The request for a fee waiver: its document, the rule, and who can read it. */
export function WaiverFields({ draftId, fees: { waiver, rules } }: Props) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const [remove, { isLoading }] = useRemoveWaiverMutation();
  const add = async (files: FileList | null) => {
    const [file] = files ?? [];
    if (!file) return;
    const reply = await sendFiles(addWaiver, { id: draftId, waiver: [file] });
    if (reply.error) toast.error(errorText(reply.error));
    dispatch(paymentsApi.util.invalidateTags(['Fees']));
  };
  return (
    <>
      <Note>
        <p>
          {rules?.confidential
            ? t('payments.waiver.confidentialUnder', { authority: rules.confidential })
            : t('payments.waiver.confidential')}
        </p>
        {rules && <Rule rules={rules} />}
      </Note>
      {waiver ? (
        <p className="row wrap">
          <FileText className="i" aria-hidden />
          <span className="clip">{waiver.file_name}</span>
          <Button
            dense
            kind="quiet"
            iconOnly
            busy={isLoading}
            aria-label={t('payments.waiver.remove')}
            onClick={() => void remove({ id: draftId })}
          >
            <X className="i" aria-hidden />
          </Button>
        </p>
      ) : (
        <p className="small">{t('payments.waiver.missing')}</p>
      )}
      <FileButton
        quiet
        label={t(waiver ? 'payments.waiver.replace' : 'payments.waiver.add')}
        onFiles={(files) => void add(files)}
      />
    </>
  );
}

function Rule({
  rules: { form, authority, deemed_granted, pay_after_denial, effective_on_filing },
}: {
  rules: FeeRules;
}) {
  const { t } = useTranslation();
  const clock = (period: NonNullable<FeeRules['deemed_granted']>) => ({
    period: t(`payments.waiver.${period.unit}`, { count: period.days }),
    authority: period.authority,
  });
  return (
    <>
      <p>{t('payments.waiver.form', { form, authority })}</p>
      {effective_on_filing && <p>{t('payments.waiver.effective')}</p>}
      {deemed_granted && <p>{t('payments.waiver.deemed', clock(deemed_granted))}</p>}
      {pay_after_denial && <p>{t('payments.waiver.afterDenial', clock(pay_after_denial))}</p>}
      {pay_after_denial?.confidence === 'uncertain' && <p>{t('payments.uncertain')}</p>}
    </>
  );
}
