import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type EventType, NewEventType } from '#contract/calendar';
import { errorText } from '#web/errorText.ts';
import { useForm } from '#web/identity/useForm.ts';
import { Switch } from '#web/ui/Switch.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useRemoveEventTypeMutation, useSaveEventTypeMutation } from '../calendarApi.ts';
import { InUse } from './CourtroomsPanel.tsx';
import { EditDialog } from './EditDialog.tsx';
import { ManagedTable } from './ManagedTable.tsx';

/** The types of hearings with their default duration. */
export function EventTypesPanel({ kinds, manages }: { kinds: readonly EventType[]; manages: boolean }) {
  const { t } = useTranslation();
  const [remove] = useRemoveEventTypeMutation();
  return (
    <ManagedTable
      title={t('calendar.settings.kinds.heading')}
      addLabel={t('calendar.settings.kinds.add')}
      none={t('calendar.settings.kinds.none')}
      rows={kinds}
      manages={manages}
      remove={remove}
      columns={[
        { key: 'name', title: t('calendar.settings.name'), cell: ({ name }) => name },
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
          key: 'active',
          title: t('calendar.settings.state'),
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
  const [active, setActive] = useState(kind?.active ?? true);
  const [held_in_sitting, setInSitting] = useState(kind?.held_in_sitting ?? false);
  const [failure, setFailure] = useState('');
  const [save, { isLoading }] = useSaveEventTypeMutation();
  const form = useForm(
    { name: kind?.name ?? '', duration_minutes: kind?.duration_minutes.toString() ?? '30' },
    NewEventType,
  );
  const submit = form.submit(async (values) => {
    setFailure('');
    const reply = await save({
      ...values,
      active,
      held_in_sitting,
      ...(kind && { id: kind.id, version: kind.version }),
    });
    if (reply.error) {
      form.showRefusal(reply.error);
      return setFailure(errorText(reply.error));
    }
    toast.success(reply.data.message);
    onClose();
  });
  return (
    <EditDialog
      title={kind ? t('calendar.settings.change', { name: kind.name }) : t('calendar.settings.kinds.add')}
      failure={failure}
      busy={isLoading}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        label={t('calendar.settings.name')}
        value={form.values.name}
        problem={form.problems.name}
        onChange={(name) => form.set('name', name)}
      />
      <TextField
        label={t('calendar.settings.kinds.duration')}
        type="number"
        min={5}
        max={600}
        inputMode="numeric"
        value={form.values.duration_minutes}
        problem={form.problems.duration_minutes}
        onChange={(minutes) => form.set('duration_minutes', minutes)}
        hint={t('calendar.settings.kinds.durationHint')}
      />
      <Switch label={t('calendar.settings.kinds.sittingSwitch')} checked={held_in_sitting} onChange={setInSitting} />
      <Switch label={t('calendar.settings.takesHearings')} checked={active} onChange={setActive} />
    </EditDialog>
  );
}
