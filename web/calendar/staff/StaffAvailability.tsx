import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { StaffDetails, TimeSaved } from '#contract/hearingStaff';
import { pathTo } from '#domain/paths/pathTo';
import { errorText } from '#web/calls/errorText.ts';
import { Button } from '#web/ui/Button.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { toast } from '#web/ui/toast.ts';
import styles from './StaffPerson.module.css';
import { useRemoveStaffHoursMutation, useRemoveStaffPeriodMutation } from './staffApi.ts';
import { useStaffWords } from './useStaffWords.ts';

const AddHours = lazily(async () => (await import('./AddHours.tsx')).AddHours, null);
const AddPeriod = lazily(async () => (await import('./AddPeriod.tsx')).AddPeriod, null);

/** A person's recurring hours and single times, which clerks add and remove. */
export function StaffAvailability({ person }: { person: StaffDetails }) {
  const { t } = useTranslation();
  const words = useStaffWords();
  const [removeHours] = useRemoveStaffHoursMutation();
  const [removePeriod] = useRemoveStaffPeriodMutation();
  const [adding, setAdding] = useState<'hours' | 'period' | null>(null);
  const [saved, setSaved] = useState<TimeSaved | null>(null);
  const show = (reply: TimeSaved) => {
    toast.success(reply.message);
    setSaved(reply);
    setAdding(null);
  };
  const showRemoved = ({ data, error }: { error?: unknown; data?: TimeSaved | undefined }) =>
    data ? show(data) : toast.error(errorText(error));
  return (
    <>
      {saved && saved.hearings_outside > 0 && (
        <div className="below" role="status">
          <Note tone="warn">
            <p>{t('calendar.staff.outside', { count: saved.hearings_outside, name: person.name })}</p>
            <Link to={pathTo.reschedule({ cause: 'person', hearings: saved.outside.join(',') })}>
              {t('calendar.staff.reschedule')}
            </Link>
          </Note>
        </div>
      )}
      <div className={styles.columns}>
        <Entries
          title={t('calendar.staff.recurring')}
          none={t('calendar.staff.noHours')}
          add={person.can_manage ? t('calendar.staff.addHours') : null}
          onAdd={() => setAdding('hours')}
          entries={person.hours.map((one) => ({
            ...{ id: one.id, words: words.hours(one), about: words.validity(one) },
            onRemove: () => void removeHours({ id: one.id }).then(showRemoved),
          }))}
        />
        <Entries
          title={t('calendar.staff.single')}
          none={t('calendar.staff.noPeriods')}
          add={person.can_manage ? t('calendar.staff.addPeriod') : null}
          onAdd={() => setAdding('period')}
          entries={person.periods.map((one) => ({
            ...{
              id: one.id,
              words: words.period(one),
              about: [t(`calendar.staff.statuses.${one.status}`), one.note].filter(Boolean).join(': '),
            },
            onRemove: () => void removePeriod({ id: one.id }).then(showRemoved),
          }))}
        />
      </div>
      {adding === 'hours' && <AddHours person={person} onClose={() => setAdding(null)} onSaved={show} />}
      {adding === 'period' && <AddPeriod person={person} onClose={() => setAdding(null)} onSaved={show} />}
    </>
  );
}

type Entry = { id: string; words: string; about: string; onRemove: () => void };
type EntriesProps = {
  title: string;
  none: string;
  /** The label of the button; null for people who cannot change the entries. */
  add: string | null;
  onAdd: () => void;
  entries: readonly Entry[];
};

function Entries({ title, none, add, onAdd, entries }: EntriesProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Panel
      title={title}
      actions={
        add && (
          <Button dense onClick={onAdd}>
            <Plus className="i" aria-hidden />
            {add}
          </Button>
        )
      }
    >
      {entries.length === 0 && <p className="muted">{none}</p>}
      <ul className={styles.entries}>
        {entries.map(({ id, words, about, onRemove }) => (
          <li key={id}>
            <span>
              {words}
              <span className="small muted"> {about}</span>
            </span>
            {add && (
              <Button
                kind="quiet"
                dense
                iconOnly
                aria-label={t('calendar.staff.remove', { name: words })}
                onClick={onRemove}
              >
                <Trash2 className="i" aria-hidden />
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
