import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Sitting } from '#contract/calendar';
import { errorText } from '#web/calls/errorText.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toast.ts';
import { useRemoveSittingMutation } from './calendarApi.ts';
import styles from './SittingLine.module.css';

/** A calendar call with its number of hearings; one without hearings can be removed. */
export function SittingLine({ sitting }: { sitting: Sitting }) {
  const format = useFormat();
  const { t } = useTranslation();
  const [remove, { isLoading }] = useRemoveSittingMutation();
  const { id, title, judge, venue, from, to, called, capacity } = sitting;
  const takeOff = async () => {
    const reply = await remove({ id });
    if (reply.error) toast.error(errorText(reply.error));
    else toast.success(reply.data.message);
  };
  return (
    <div className={styles.sitting}>
      <span>
        <b>{title}</b> {t('calendar.sitting.line', { from: format.clock(from), to: format.clock(to), judge, venue })}
      </span>
      <span className="end nowrap">{t('calendar.sitting.called', { called, capacity })}</span>
      {called === 0 && (
        <Button
          kind="quiet"
          dense
          iconOnly
          busy={isLoading}
          aria-label={t('calendar.sitting.remove', { title })}
          onClick={() => void takeOff()}
        >
          <Trash2 className="i" aria-hidden />
        </Button>
      )}
    </div>
  );
}
