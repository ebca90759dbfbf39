import { useTranslation } from 'react-i18next';
import type { Pilot } from '#contract/pilots';
import { errorText } from '#web/calls/errorText.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { useEndPilotMutation } from './pilotsApi.ts';

/** Asks for confirmation before a pilot is ended early. */
export function EndPilot({ pilot: { id, version }, onClose }: { pilot: Pilot; onClose: () => void }) {
  const { t } = useTranslation();
  const [end, { isLoading }] = useEndPilotMutation();
  const confirm = async () => {
    const reply = await end({ id, version });
    if (reply.error) toast.error(errorText(reply.error));
    else toast.success(reply.data.message);
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      danger
      busy={isLoading}
      title={t('pilots.end')}
      confirmLabel={t('pilots.end')}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <p>{t('pilots.endText')}</p>
    </ConfirmDialog>
  );
}
