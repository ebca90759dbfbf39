import { useTranslation } from 'react-i18next';
import { addEventType, changeEventType, type EventType } from '#contract/calendar';
import { priorities } from '#domain/scheduling/plans/hearingWeights';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Select } from '#web/ui/Select.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useAddEventTypeMutation, useChangeEventTypeMutation, useRemoveEventTypeMutation } from '../calendarApi.ts';
import { AddFromPack } from './AddFromPack.tsx';
import { InUse } from './CourtroomsPanel.tsx';
import { ManagedTable } from './ManagedTable.tsx';

const { least, most } = priorities;
const choices = Array.from({ length: most - least + 1 }, (_, index) => String(least + index));

/** The event types with their default duration. */
export function EventTypesPanel({ kinds, manages }: { kinds: readonly EventType[]; manages: boolean }) {
  const { t } = useTranslation();
  const [remove] = useRemoveEventTypeMutation();
  return (
    <ManagedTable
      title={t('calendar.settings.kinds.heading')}
      add={{ label: t('calendar.settings.kinds.add'), others: <AddFromPack /> }}
      none={t('calendar.settings.kinds.none')}
      rows={kinds}
      manages={manages}
      remove={(id) => remove({ id })}
      columns={[
        { key: 'name', title: t('lists.name'), cell: ({ name }) => name },
        {
          key: 'duration',
          title: t('calendar.settings.kinds.duration'),
          numeric: true,
          cell: ({ duration_minutes }) => duration_minutes,
        },
        {
          key: 'sitting',
          title: t('calendar.settings.kinds.sitting'),
          secondary: true,
          cell: ({ held_in_sitting }) =>
            t(held_in_sitting ? 'calendar.settings.kinds.onCall' : 'calendar.settings.kinds.ownTime'),
        },
        {
          key: 'priority',
          title: t('calendar.settings.kinds.priority'),
          numeric: true,
          secondary: true,
          cell: ({ priority }) => priority,
        },
        {
          key: 'active',
          title: t('lists.state'),
          secondary: true,
          cell: ({ active }) => <InUse active={active} />,
        },
      ]}
      editor={(kind, close) => <EditEventType kind={kind} onClose={close} />}
    />
  );
}

function EditEventType({ kind, onClose }: { kind: EventType | null; onClose: () => void }) {
  const { t } = useTranslation();
  const [add] = useAddEventTypeMutation();
  const [change] = useChangeEventTypeMutation();
  const settings = {
    defaults: {
      name: kind?.name ?? '',
      duration_minutes: kind?.duration_minutes.toString() ?? '30',
      active: kind?.active ?? true,
      held_in_sitting: kind?.held_in_sitting ?? false,
      priority: kind?.priority.toString() ?? '1',
    },
    onSent: ({ message }: { message: string }) => {
      toast.success(message);
      onClose();
    },
  };
  const added = useContractForm(addEventType, { ...settings, send: add });
  const changed = useContractForm(changeEventType, {
    ...settings,
    toInput: (values) => ({ ...values, id: kind?.id, version: kind?.version }),
    send: change,
  });
  const { field, toggle, ...form } = kind ? changed : added;
  return (
    <FormDialog
      form={form}
      title={kind ? t('lists.change', { name: kind.name }) : t('calendar.settings.kinds.add')}
      verb={t('lists.save')}
      onClose={onClose}
    >
      <TextField {...field('name')} label={t('lists.name')} />
      <TextField
        {...field('duration_minutes')}
        label={t('calendar.settings.kinds.duration')}
        type="number"
        min={5}
        max={600}
        inputMode="numeric"
        hint={t('calendar.settings.kinds.durationHint')}
      />
      <Select
        {...field('priority')}
        label={t('calendar.settings.kinds.priority')}
        options={choices.map((value) => ({
          value,
          label: t('calendar.settings.kinds.times', { count: Number(value) }),
        }))}
        hint={t('calendar.settings.kinds.priorityHint')}
      />
      <Switch {...toggle('held_in_sitting')} label={t('calendar.settings.kinds.sittingSwitch')} />
      <Switch {...toggle('active')} label={t('calendar.settings.takesHearings')} />
    </FormDialog>
  );
}
