import { useTranslation } from 'react-i18next';
import { markDisagreement, type PilotFiling } from '#contract/pilots';
import { pilotVerdicts } from '#domain/pilots/pilotTerms';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Select } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { toast } from '#web/ui/toast.ts';
import { Disagreement } from './Disagreement.tsx';
import { useMarkDisagreementMutation } from './pilotsApi.ts';

type Props = { filing: PilotFiling; one: PilotFiling['disagreements'][number]; onClose: () => void };

/** Asks who is right in a disagreement, and why. */
export function MarkDialog({ filing, one, onClose }: Props) {
  const { t } = useTranslation();
  const [send] = useMarkDisagreementMutation();
  const form = useContractForm(markDisagreement, {
    defaults: { verdict: '', reason: '' },
    toInput: (values) => ({ ...values, id: filing.id, subject: one.subject }),
    send,
    onSent: ({ message }) => {
      toast.success(message);
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('pilots.mark')} verb={t('pilots.mark')} onClose={onClose}>
      <p>{filing.file_name}</p>
      <Disagreement filing={filing} one={one} showsMark={false} />
      <Select
        label={t('pilots.whoIsRight')}
        placeholder={t('ui.choose')}
        {...form.field('verdict')}
        options={pilotVerdicts.map((value) => ({ value, label: t(`pilots.verdict.${value}`) }))}
      />
      <TextArea label={t('pilots.why')} rows={3} {...form.field('reason')} />
    </FormDialog>
  );
}
