import { useTranslation } from 'react-i18next';
import { type CourtSession, setPace } from '#contract/courtroom';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useSetPaceMutation } from './courtroomApi.ts';

type Props = { judgeId: string; pace: CourtSession['pace']; onClose: () => void };

/** By how much the session runs late, and the end of a recess. Saving notifies the people whose hearings move. */
export function PaceDialog({ judgeId, pace, onClose }: Props) {
  const { t } = useTranslation();
  const [send] = useSetPaceMutation();
  const form = useContractForm(setPace, {
    defaults: { delay_minutes: String(pace.delay_minutes), recess_until: pace.recess_until ?? '' },
    toInput: (values) => ({ judge_id: judgeId, version: pace.version, ...values }),
    send,
    onSent: ({ message }) => {
      toast.success(message);
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('courtroom.pace.title')} verb={t('courtroom.pace.verb')} onClose={onClose}>
      <TextField
        label={t('courtroom.pace.delay')}
        hint={t('courtroom.pace.delayHint')}
        {...form.field('delay_minutes')}
        type="number"
        min={0}
        max={480}
        autoFocus
      />
      <TextField
        label={t('courtroom.pace.recess')}
        hint={t('courtroom.pace.recessHint')}
        {...form.field('recess_until')}
        type="time"
        optional
      />
      <p className="muted small">{t('courtroom.pace.notices')}</p>
    </FormDialog>
  );
}
