import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { addCourtroom, type Courtroom, changeCourtroom } from '#contract/calendar';
import { pathTo } from '#domain/paths/pathTo';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Status } from '#web/ui/Status.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useAddCourtroomMutation, useChangeCourtroomMutation, useRemoveCourtroomMutation } from '../calendarApi.ts';
import { ManagedTable } from './ManagedTable.tsx';

/** The court's courtrooms. */
export function CourtroomsPanel({ rooms, manages }: { rooms: readonly Courtroom[]; manages: boolean }) {
  const { t } = useTranslation();
  const [remove] = useRemoveCourtroomMutation();
  return (
    <ManagedTable
      title={t('calendar.settings.rooms.heading')}
      add={{ label: t('calendar.settings.rooms.add') }}
      none={t('calendar.settings.rooms.none')}
      rows={rooms}
      manages={manages}
      remove={(id) => remove({ id })}
      columns={[
        { key: 'name', title: t('lists.name'), cell: ({ name }) => name },
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
        { key: 'active', title: t('lists.state'), cell: ({ active }) => <InUse active={active} /> },
      ]}
      editor={(room, close) => <EditCourtroom room={room} onClose={close} />}
    />
  );
}

/** Whether hearings can still be scheduled with it. */
export function InUse({ active }: { active: boolean }) {
  const { t } = useTranslation();
  return <Status tone={active ? 'ok' : 'none'}>{t(active ? 'lists.inUse' : 'lists.outOfUse')}</Status>;
}

function EditCourtroom({ room, onClose }: { room: Courtroom | null; onClose: () => void }) {
  const { t } = useTranslation();
  const [add] = useAddCourtroomMutation();
  const [change] = useChangeCourtroomMutation();
  const settings = {
    defaults: {
      name: room?.name ?? '',
      location: room?.location ?? '',
      seats: room?.seats?.toString() ?? '',
      remote_url: room?.remote_url ?? '',
      active: room?.active ?? true,
    },
    onSent: ({ message }: { message: string }) => {
      toast.success(message);
      onClose();
    },
  };
  const added = useContractForm(addCourtroom, { ...settings, send: add });
  const changed = useContractForm(changeCourtroom, {
    ...settings,
    toInput: (values) => ({ ...values, id: room?.id, version: room?.version }),
    send: change,
  });
  const { field, toggle, ...form } = room ? changed : added;
  return (
    <FormDialog
      form={form}
      title={room ? t('lists.change', { name: room.name }) : t('calendar.settings.rooms.add')}
      verb={t('lists.save')}
      onClose={onClose}
    >
      <TextField {...field('name')} label={t('lists.name')} />
      <TextField {...field('location')} label={t('calendar.settings.rooms.location')} optional />
      <TextField
        {...field('seats')}
        label={t('calendar.settings.rooms.seats')}
        type="number"
        min={0}
        inputMode="numeric"
        optional
      />
      <TextField
        {...field('remote_url')}
        label={t('calendar.settings.rooms.remote')}
        hint={t('calendar.settings.rooms.remoteHint')}
        type="url"
        optional
      />
      <Switch label={t('calendar.settings.takesHearings')} {...toggle('active')} />
      {room?.active && (
        <p className="small">
          <Link to={pathTo.reschedule({ cause: 'room', room: room.id })}>
            {t('calendar.settings.rooms.reschedule')}
          </Link>
        </p>
      )}
    </FormDialog>
  );
}
