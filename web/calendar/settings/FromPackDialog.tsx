import { useTranslation } from 'react-i18next';
import { addOfferedEventTypes, type OfferedEventType } from '#contract/calendar';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { useAddOfferedEventTypesMutation, useListOfferedEventTypesQuery } from '../calendarApi.ts';

const courtDay = 480;

/** Adds hearing types of the court's pack as event types. */
export function FromPackDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { data, error } = useListOfferedEventTypesQuery();
  const [add] = useAddOfferedEventTypesMutation();
  const form = useContractForm(addOfferedEventTypes, {
    defaults: { ids: [] as string[] },
    check: ({ ids }) => (ids.length === 0 ? { ids: t('calendar.settings.kinds.pack.choose') } : {}),
    send: add,
    onSent: ({ message }) => {
      toast.success(message);
      onClose();
    },
  });
  const { ids } = form.values;
  const choose = (id: string, isChosen: boolean) =>
    form.set({ ids: isChosen ? [...ids, id] : ids.filter((one) => one !== id) });
  const describe = ({ name, usual_minutes, duration_minutes: minutes }: OfferedEventType) =>
    usual_minutes > courtDay
      ? t('calendar.settings.kinds.pack.days', { name, minutes, usual: usual_minutes / courtDay })
      : t('calendar.settings.kinds.pack.minutes', { name, minutes });
  return (
    <FormDialog
      form={{ ...form, failure: form.failure ?? form.problems.ids }}
      title={t('calendar.settings.kinds.pack.title')}
      verb={t('calendar.settings.kinds.pack.add')}
      onClose={onClose}
    >
      <p className="small muted">{t('calendar.settings.kinds.pack.intro')}</p>
      <CallFailure error={error} />
      {!data && !error && <Skeleton lines={6} />}
      {data?.offered.length === 0 && <p>{t('calendar.settings.kinds.pack.none')}</p>}
      {data?.offered.map((one) => (
        <Checkbox
          key={one.id}
          label={describe(one)}
          checked={ids.includes(one.id)}
          onChange={(isChosen) => choose(one.id, isChosen)}
        />
      ))}
    </FormDialog>
  );
}
