import { useTranslation } from 'react-i18next';
import type { Attorney } from '#contract/attorneys';
import { errorText } from '#web/calls/errorText.ts';
import { requireToken } from '#web/session/requireToken.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { useDeleteAttorneyMutation } from './attorneysApi.ts';

type Props = { attorneys: readonly Attorney[]; onClose: () => void; onDeleted: () => void };

/**
 * Asks before removing attorneys from the roster. Those who cannot be deleted are listed with the reason; the others
 * are removed.
 */
export function DeleteAttorneys({ attorneys, onClose, onDeleted }: Props) {
  const { t } = useTranslation();
  const [remove, { isLoading }] = useDeleteAttorneyMutation();

  const confirm = async () => {
    if (!requireToken()) return;
    for (const { id, full_name } of attorneys) {
      const reply = await remove({ id });
      if (reply.error) toast.error(t('attorneys.delete.failed', { name: full_name, why: errorText(reply.error) }));
      else toast.success(reply.data.message);
    }
    onDeleted();
    onClose();
  };

  return (
    <ConfirmDialog
      isOpen={attorneys.length > 0}
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={t('attorneys.delete.title', { count: attorneys.length })}
      confirmLabel={t('attorneys.delete.confirm')}
      danger
      busy={isLoading}
    >
      <ul>
        {attorneys.map(({ id, full_name, bar_number }) => (
          <li key={id}>{t('attorneys.delete.who', { name: full_name, number: bar_number })}</li>
        ))}
      </ul>
      <p>{t('attorneys.delete.text')}</p>
    </ConfirmDialog>
  );
}
