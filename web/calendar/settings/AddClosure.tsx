import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { addClosure } from '#contract/calendar';
import { closureDeclarers } from '#domain/courts/holidays/closures';
import { isDate } from '#domain/days/days';
import { pathTo } from '#domain/paths/pathTo';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useAddClosureMutation } from '../calendarApi.ts';
import styles from './AddClosure.module.css';
import { ClosureEffects } from './ClosureEffects.tsx';
import { HearingsOnDay } from './HearingsOnDay.tsx';

const nothing = {
  closed_on: '',
  closed_until: '',
  closed_from: '',
  closed_to: '',
  name: '',
  declared_by: 'court',
  place: '',
  order_citation: '',
  extends_deadlines: true,
  confirmed_changes: null as number | null,
};

/** The screen that reschedules the hearings of a closure. */
export function pathOfClosure(closure: {
  closed_on: string;
  closed_until: string | null;
  closed_from: string | null;
  closed_to: string | null;
  name: string;
}): string {
  const { closed_on: from, closed_until: until, closed_from, closed_to, name: reason } = closure;
  return pathTo.reschedule({ cause: 'closure', reason, from, until, closed_from, closed_to });
}

/** A closure by order: its days or hours, who declared it, the order, and whether it extends deadlines. */
export function AddClosure({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [add] = useAddClosureMutation();
  const form = useContractForm(addClosure, {
    defaults: nothing,
    toInput: ({ confirmed_changes, ...typed }) => ({
      ...typed,
      ...(confirmed_changes !== null && { confirmed_changes }),
    }),
    send: add,
    onSent: ({ deadlines_moved, filing_dates_changed, hearings_within, message }) => {
      toast.success(message);
      if (deadlines_moved > 0) toast.info(t('calendar.settings.closures.moved', { count: deadlines_moved }));
      if (filing_dates_changed > 0) toast.info(t('calendar.settings.effects.changed', { count: filing_dates_changed }));
      onClose();
      if (hearings_within > 0) void navigate(pathOfClosure(form.values));
    },
  });
  const field = (
    name: Exclude<keyof typeof nothing, 'extends_deadlines' | 'confirmed_changes'>,
    label: string,
    hint?: string,
  ) => ({
    label: t(`calendar.settings.closures.${label}`),
    ...(hint && { hint: t(`calendar.settings.closures.${hint}`) }),
    ...form.field(name),
  });
  return (
    <FormDialog form={form} title={t('calendar.settings.closures.add')} verb={t('lists.save')} onClose={onClose}>
      <div className={styles.formPair}>
        <TextField {...field('closed_on', 'day')} type="date" />
        <TextField {...field('closed_until', 'until', 'untilHint')} type="date" optional />
        <TextField {...field('closed_from', 'from', 'hoursHint')} type="time" optional />
        <TextField {...field('closed_to', 'to')} type="time" optional />
      </div>
      {isDate(form.values.closed_on) && (
        <HearingsOnDay from={form.values.closed_on} until={form.values.closed_until || null} isClosed={false} />
      )}
      <TextField {...field('name', 'name')} />
      <Select
        {...field('declared_by', 'whose')}
        options={closureDeclarers.map((value) => ({ value, label: t(`calendar.settings.closures.by_${value}`) }))}
      />
      <TextField {...field('place', 'place', 'placeHint')} optional />
      <TextField {...field('order_citation', 'order', 'orderHint')} optional />
      <Checkbox
        label={t('calendar.settings.closures.extends')}
        {...form.toggle('extends_deadlines')}
        aria-describedby="closure-extends"
      />
      <p id="closure-extends" className="muted small">
        {t('calendar.settings.closures.extendsHint')}
      </p>
      {isDate(form.values.closed_on) && form.values.extends_deadlines && (
        <ClosureEffects
          of={{ closed_on: form.values.closed_on, closed_until: form.values.closed_until || null }}
          confirmed={form.values.confirmed_changes}
          onConfirm={(confirmed_changes) => form.set({ confirmed_changes })}
        />
      )}
    </FormDialog>
  );
}
