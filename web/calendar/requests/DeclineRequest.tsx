import { useTranslation } from 'react-i18next';
import { declineHearingRequest, type HearingRequest } from '#contract/hearingRequests';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { TextArea } from '#web/ui/TextArea.tsx';
import { toast } from '#web/ui/toast.ts';
import { useDeclineHearingRequestMutation } from './requestsApi.ts';

/** Declines a request for a hearing, with the reason that its sender receives. */
export function DeclineRequest({ request, onClose }: { request: HearingRequest; onClose: () => void }) {
  const { t } = useTranslation();
  const [send] = useDeclineHearingRequestMutation();
  const { id, version } = request;
  const form = useContractForm(declineHearingRequest, {
    defaults: { reason: '' },
    toInput: ({ reason }) => ({ id, version, reason }),
    send,
    onSent: ({ message }) => {
      toast.success(message);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('cases.requests.declineTitle', { number: request.case_number })}
      verb={t('cases.requests.decline')}
      kind="danger"
      onClose={onClose}
    >
      <TextArea
        {...form.field('reason')}
        label={t('cases.requests.reasonLabel')}
        hint={t('cases.requests.reasonHint')}
        maxLength={500}
      />
    </FormDialog>
  );
}
