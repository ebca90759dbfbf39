import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ListedStaff } from '#contract/hearingStaff';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Status, type Tone } from '#web/ui/Status.tsx';
import { Table } from '#web/ui/Table.tsx';
import { useStaffWords } from './useStaffWords.ts';

const toneOf: Record<ListedStaff['state'], Tone> = {
  available: 'ok',
  in_hearing: 'info',
  away: 'warn',
  inactive: 'none',
};

/** The people with what they do, where they are now, and their hearings ahead. */
export function StaffTable({ people }: { people: readonly ListedStaff[] }) {
  const { t } = useTranslation();
  const words = useStaffWords();
  return (
    <Table
      cards
      caption={t('calendar.staff.list')}
      rows={people}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          title: t('calendar.staff.name'),
          cell: ({ id, name, kind, employment }) => (
            <>
              <Link className="strong" to={`/calendar/people/${id}`}>
                {name}
              </Link>
              <p className="small muted">
                {t('calendar.staff.kindAs', {
                  kind: t(`calendar.staff.kindOf.${kind}`),
                  employment: t(`calendar.staff.employments.${employment}`),
                })}
              </p>
            </>
          ),
        },
        {
          key: 'what',
          title: t('calendar.staff.qualified'),
          cell: (person) => (
            <>
              {person.license_number
                ? t('calendar.staff.license', { number: person.license_number })
                : words.qualified(person)}
              {person.qualifications.length > 0 && <p className="small muted">{person.qualifications.join(', ')}</p>}
            </>
          ),
        },
        {
          key: 'contact',
          title: t('calendar.staff.contact'),
          cell: ({ email, phone }) =>
            email || phone ? (
              <>
                {phone}
                {email && <p className="small">{email}</p>}
              </>
            ) : (
              <span className="muted">{t('calendar.staff.noContact')}</span>
            ),
        },
        { key: 'now', title: t('calendar.staff.now'), cell: (person) => <StaffState person={person} /> },
        {
          key: 'ahead',
          title: t('calendar.staff.ahead'),
          numeric: true,
          cell: ({ hearings_ahead }) => hearings_ahead,
        },
      ]}
    />
  );
}

/** `Available until 12:00 PM`, `Away` */
function StaffState({ person: { state, until } }: { person: ListedStaff }) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = until
    ? t(`calendar.staff.stateUntil.${state}`, { time: format.clock(until) })
    : t(`calendar.staff.state.${state}`);
  return <Status tone={toneOf[state]}>{words}</Status>;
}
