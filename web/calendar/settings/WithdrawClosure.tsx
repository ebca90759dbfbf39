import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClosedDay } from '#contract/calendar';
import { errorText } from '#web/calls/errorText.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { useRemoveClosureMutation } from '../calendarApi.ts';
import { ClosureEffects } from './ClosureEffects.tsx';

/** Withdraws a closure, after the filing dates and deadlines that change back were shown and confirmed. */
export function WithdrawClosure({ closure, onClose }: { closure: ClosedDay; onClose: () => void }) {
  const { t } = useTranslation();
  const [remove, { isLoading }] = useRemoveClosureMutation();
  const [confirmed, setConfirmed] = useState<number | null>(null);
  const withdraw = async () => {
    const reply = await remove({ id: closure.id!, ...(confirmed !== null && { confirmed_changes: confirmed }) });
    if (reply.error) return toast.error(errorText(reply.error));
    onClose();
    toast.success(reply.data.message);
    const { deadlines_moved: count, filing_dates_changed } = reply.data;
    if (count > 0) toast.info(t('calendar.settings.closures.moved', { count }));
    if (filing_dates_changed > 0) toast.info(t('calendar.settings.effects.changed', { count: filing_dates_changed }));
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('calendar.settings.closures.withdrawAsk', { name: closure.name })}
      confirmLabel={t('calendar.settings.closures.withdraw')}
      busy={isLoading}
      onConfirm={() => void withdraw()}
      onClose={onClose}
    >
      <p>{t('calendar.settings.closures.withdrawText')}</p>
      {closure.extends_deadlines && (
        <ClosureEffects of={{ withdrawn: closure.id! }} confirmed={confirmed} onConfirm={setConfirmed} />
      )}
    </ConfirmDialog>
  );
}
