import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AccessLine } from '#contract/activity';
import { accessKinds, technicalAccess } from '#domain/activity/accessKinds';
import { type Format, useFormat } from '#web/preferences/useFormat.ts';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import type { Column } from '#web/ui/Table.tsx';
import { ActivityList } from './ActivityList.tsx';
import styles from './activity.module.css';
import { useListAccessQuery } from './activityApi.ts';
import { useActivityAddress } from './useActivityAddress.ts';
import { Who } from './Who.tsx';

/** Views, downloads, refusals, and failed sign-ins, newest first. */
export function AccessTab() {
  const format = useFormat();
  const { t } = useTranslation();
  const capacity = useAppSelector((state) => capacityOf(state.user));
  const { accessQuery } = useActivityAddress();
  const asked = useListAccessQuery(accessQuery);
  const kinds = capacity === 'it_personnel' ? technicalAccess : accessKinds;
  return (
    <ActivityList
      tab="access"
      asked={asked}
      kinds={kinds.map((value) => ({ value, label: t(`activity.access.${value}`) }))}
      columns={columnsOf(t, format)}
      rowKey={({ id }) => id}
    />
  );
}

function columnsOf(t: TFunction, format: Format): Column<AccessLine>[] {
  return [
    { key: 'what', title: t('activity.column.what'), cell: (line) => <What line={line} /> },
    {
      key: 'who',
      title: t('activity.column.who'),
      cell: ({ person, address }) => <Who person={person} address={address} />,
    },
    {
      key: 'when',
      title: t('activity.column.firstTime'),
      cell: ({ first_at }) => (
        <time className="nowrap" dateTime={first_at}>
          {format.moment(first_at)}
        </time>
      ),
    },
    { key: 'times', title: t('activity.column.times'), numeric: true, cell: ({ times }) => times },
  ];
}

function What({ line: { kind, subject, detail, reason, href } }: { line: AccessLine }) {
  const { t } = useTranslation();
  const words =
    kind === 'sign_in_failed'
      ? t(`activity.signIn.${subject}`, { defaultValue: subject })
      : subject || t('activity.document');
  const more = reason ?? detail;
  return (
    <div className={styles.activityWhat}>
      <b className="strong">{t(`activity.access.${kind}`)}</b>
      <span>{href ? <Link to={href}>{words}</Link> : words}</span>
      {more && <span className="small muted">{more}</span>}
    </div>
  );
}
