import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Courtroom, NewCourtroom } from '#contract/calendar';
import { errorText } from '#web/errorText.ts';
import { useForm } from '#web/identity/useForm.ts';
import { Status } from '#web/ui/Status.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useRemoveCourtroomMutation, useSaveCourtroomMutation } from '../calendarApi.ts';
import { EditDialog } from './EditDialog.tsx';
import { ManagedTable } from './ManagedTable.tsx';

/** The rooms in which the court holds hearings. */
export function CourtroomsPanel({ rooms, manages }: { rooms: readonly Courtroom[]; manages: boolean }) {
  const { t } = useTranslation();
  const [remove] = useRemoveCourtroomMutation();
  return (
    <ManagedTable
      title={t('calendar.settings.rooms.heading')}
      addLabel={t('calendar.settings.rooms.add')}
      none={t('calendar.settings.rooms.none')}
      rows={rooms}
      manages={manages}
      remove={remove}
      columns={[
        { key: 'name', title: t('calendar.settings.name'), cell: ({ name }) => name },
        {
          key: 'location',
          title: t('calendar.settings.rooms.location'),
          secondary: true,
          cell: ({ location }) => location,
        },
        {
          key: 'seats',
          title: t('calendar.settings.rooms.seats'),
          numeric: true,
          secondary: true,
          cell: ({ seats }) => seats,
        },
        { key: 'active', title: t('calendar.settings.state'), cell: ({ active }) => <InUse active={active} /> },
      ]}
      editor={(room, close) => <EditCourtroom room={room} onClose={close} />}
    />
  );
}

/** Whether something still takes hearings. */
export function InUse({ active }: { active: boolean }) {
  const { t } = useTranslation();
  return (
    <Status tone={active ? 'ok' : 'none'}>
      {t(active ? 'calendar.settings.inUse' : 'calendar.settings.outOfUse')}
    </Status>
  );
}

function EditCourtroom({ room, onClose }: { room: Courtroom | null; onClose: () => void }) {
  const { t } = useTranslation();
  const [active, setActive] = useState(room?.active ?? true);
  const [failure, setFailure] = useState('');
  const [save, { isLoading }] = useSaveCourtroomMutation();
  const form = useForm(
    { name: room?.name ?? '', location: room?.location ?? '', seats: room?.seats?.toString() ?? '' },
    NewCourtroom,
  );
  const submit = form.submit(async (values) => {
    setFailure('');
    const reply = await save({ ...values, active, ...(room && { id: room.id, version: room.version }) });
    if (reply.error) {
      form.showRefusal(reply.error);
      return setFailure(errorText(reply.error));
    }
    toast.success(reply.data.message);
    onClose();
  });
  const field = (name: keyof typeof form.values) => ({
    value: form.values[name],
    problem: form.problems[name],
    onChange: (value: string) => form.set(name, value),
  });
  return (
    <EditDialog
      title={room ? t('calendar.settings.change', { name: room.name }) : t('calendar.settings.rooms.add')}
      failure={failure}
      busy={isLoading}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
    >
      <TextField {...field('name')} label={t('calendar.settings.name')} />
      <TextField {...field('location')} label={t('calendar.settings.rooms.location')} optional />
      <TextField
        {...field('seats')}
        label={t('calendar.settings.rooms.seats')}
        type="number"
        min={0}
        inputMode="numeric"
        optional
      />
      <Switch label={t('calendar.settings.takesHearings')} checked={active} onChange={setActive} />
    </EditDialog>
  );
}
