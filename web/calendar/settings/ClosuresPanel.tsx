import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ClosedDay, NewClosure } from '#contract/courtCalendar';
import { errorText } from '#web/errorText.ts';
import { useForm } from '#web/identity/useForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { formatDay } from '#web/ui/formatDay.ts';
import { Note } from '#web/ui/Note.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Table } from '#web/ui/Table.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useAddClosureMutation, useRemoveClosureMutation } from '../calendarApi.ts';
import { useCourtNow } from '../useCourtNow.ts';

type Props = { closures: readonly ClosedDay[]; authorities: readonly string[]; manages: boolean };

/** The days on which the court is closed: the law's holidays, with their authority, and those that it closes itself. */
export function ClosuresPanel({ closures, authorities, manages }: Props) {
  const { t } = useTranslation();
  const thisYear = useCourtNow().date.slice(0, 4);
  const [year, setYear] = useState(thisYear);
  const years = [...new Set([thisYear, ...closures.map(({ closed_on }) => closed_on.slice(0, 4))])].sort();
  const [remove] = useRemoveClosureMutation();
  const open = async (id: string) => {
    const reply = await remove(id);
    if (reply.error) toast.error(errorText(reply.error));
    else toast.success(reply.data.message);
  };
  return (
    <Panel
      title={t('calendar.settings.closures.heading')}
      padded={false}
      footer={authorities.map((authority) => (
        <p key={authority}>{t('calendar.settings.closures.by', { authority })}</p>
      ))}
    >
      <div className="cal-filters">
        <Select
          label={t('calendar.settings.closures.year')}
          value={year}
          onChange={setYear}
          options={years.map((value) => ({ value, label: value }))}
          required={false}
        />
      </div>
      <Table
        cards
        caption={t('calendar.settings.closures.heading')}
        rows={closures.filter(({ closed_on }) => closed_on.startsWith(year))}
        rowKey={({ closed_on }) => closed_on}
        columns={[
          {
            key: 'day',
            title: t('calendar.settings.closures.day'),
            cell: ({ closed_on }) => <span className="nowrap">{formatDay(closed_on)}</span>,
          },
          { key: 'name', title: t('calendar.settings.closures.name'), cell: ({ name }) => name },
          {
            key: 'by',
            title: t('calendar.settings.closures.whose'),
            cell: ({ id, closed_on }) =>
              id && manages ? (
                <Button
                  kind="quiet"
                  dense
                  aria-label={t('calendar.settings.closures.open', { day: formatDay(closed_on) })}
                  onClick={() => void open(id)}
                >
                  <Trash2 className="i" aria-hidden />
                  {t('calendar.settings.closures.court')}
                </Button>
              ) : (
                t(id ? 'calendar.settings.closures.court' : 'calendar.settings.closures.law')
              ),
          },
        ]}
      />
      {manages && <AddClosure />}
    </Panel>
  );
}

function AddClosure() {
  const { t } = useTranslation();
  const form = useForm({ closed_on: '', name: '' }, NewClosure);
  const [failure, setFailure] = useState('');
  const [add, { isLoading }] = useAddClosureMutation();
  const submit = form.submit(async (values) => {
    setFailure('');
    const reply = await add(values);
    if (reply.error) {
      form.showRefusal(reply.error);
      return setFailure(errorText(reply.error));
    }
    const { hearings_within: count, message } = reply.data;
    if (count > 0) toast.info(t('calendar.settings.closures.within', { count }));
    else toast.success(message);
    form.reset();
  });
  return (
    <form className="cal-filters closing" noValidate onSubmit={(event) => void submit(event)}>
      {failure && (
        <div role="alert">
          <Note tone="warn">{failure}</Note>
        </div>
      )}
      <TextField
        label={t('calendar.settings.closures.day')}
        type="date"
        value={form.values.closed_on}
        problem={form.problems.closed_on}
        onChange={(day) => form.set('closed_on', day)}
      />
      <TextField
        label={t('calendar.settings.closures.name')}
        value={form.values.name}
        problem={form.problems.name}
        onChange={(name) => form.set('name', name)}
      />
      <Button type="submit" busy={isLoading}>
        {t('calendar.settings.closures.add')}
      </Button>
    </form>
  );
}
