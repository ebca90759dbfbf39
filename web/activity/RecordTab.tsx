import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { RecordLine } from '#contract/activity';
import { activityKindNames, technicalKinds } from '#domain/activity/subjects';
import { type Role, roles } from '#domain/identity/permissions';
import { type Format, useFormat } from '#web/preferences/useFormat.ts';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import type { Column } from '#web/ui/Table.tsx';
import { ActivityList } from './ActivityList.tsx';
import styles from './activity.module.css';
import { useListRecordQuery } from './activityApi.ts';
import { RecordCheck } from './RecordCheck.tsx';
import { useActivityAddress } from './useActivityAddress.ts';
import { Who } from './Who.tsx';

/** Every change in the court, newest first. */
export function RecordTab() {
  const format = useFormat();
  const { t } = useTranslation();
  const capacity = useAppSelector((state) => capacityOf(state.user));
  const { recordQuery } = useActivityAddress();
  const asked = useListRecordQuery(recordQuery);
  const kinds = capacity === 'it_personnel' ? technicalKinds : activityKindNames;
  return (
    <div className="stack">
      <RecordCheck />
      <ActivityList
        tab="record"
        asked={asked}
        kinds={kinds.map((value) => ({ value, label: t(`activity.kinds.${value}`) }))}
        columns={columnsOf(t, format)}
        rowKey={({ seq }) => String(seq)}
      />
    </div>
  );
}

function columnsOf(t: TFunction, format: Format): Column<RecordLine>[] {
  return [
    {
      key: 'what',
      title: t('activity.column.what'),
      cell: (line) => <What line={line} />,
    },
    {
      key: 'who',
      title: t('activity.column.who'),
      cell: ({ actor, address }) => <Who person={actor} address={address} />,
    },
    {
      key: 'when',
      title: t('activity.column.when'),
      cell: ({ at }) => (
        <time className="nowrap" dateTime={at}>
          {format.moment(at)}
        </time>
      ),
    },
    { key: 'seq', title: t('activity.column.line'), numeric: true, secondary: true, cell: ({ seq }) => seq },
  ];
}

function What({ line: { title, description, href, changes } }: { line: RecordLine }) {
  const format = useFormat();
  const { t } = useTranslation();
  return (
    <div className={styles.activityWhat}>
      <b className="strong">{title}</b>
      <span>{href ? <Link to={href}>{description}</Link> : description}</span>
      {changes.length > 0 && (
        <ul className="small muted">
          {changes.map(({ field, before, after }) => (
            <li key={field}>
              {t('activity.change', {
                field: t(`activity.fields.${field}`, { defaultValue: field.replaceAll('_', ' ') }),
                before: spell(t, field, before, format) ?? t('activity.empty'),
                after: spell(t, field, after, format) ?? t('activity.empty'),
              })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A compared value for display: the name of a role, or a date in the person's format. */
function spell(t: TFunction, field: string, value: string | null, format: Format): string | null {
  if (value === null) return null;
  if (field === 'role' && isRole(value)) return t(`roles.${value}`);
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? format.day(value) : value;
}

const isRole = (value: string): value is Role => roles.some((role) => role === value);
