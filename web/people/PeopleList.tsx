import type { TFunction } from 'i18next';
import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { type PeopleSort, type Person, personStates } from '#contract/people';
import { roles } from '#domain/identity/permissions';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { type Format, useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { ManagePerson } from './ManagePerson.tsx';
import { PersonState } from './PersonState.tsx';
import peopleStyles from './people.module.css';
import { useListPeopleQuery } from './peopleApi.ts';
import { usePeopleAddress } from './usePeopleAddress.ts';

/** The people who act in the court, one page at a time; the server searches, filters, sorts, and pages. */
export function PeopleList() {
  const format = useFormat();
  const { t } = useTranslation();
  const { query, change, person } = usePeopleAddress();
  const { search } = useLocation();
  const { data, error, isFetching } = useListPeopleQuery(query);
  const linkTo = (id: string) => `?${new URLSearchParams([...new URLSearchParams(search), ['person', id]])}`;
  const open = data?.people.find(({ id }) => id === person);
  const isNarrowed = query.q !== '' || 'role' in query || 'state' in query;

  return (
    <section className="panel" aria-label={t('people.tabs.people')} aria-busy={isFetching}>
      <search className="table-filters">
        <TextField
          label={t('people.list.search')}
          type="search"
          required={false}
          value={query.q}
          onChange={(q) => change({ q })}
        />
        <Select
          label={t('people.field.role')}
          required={false}
          value={query.role ?? ''}
          onChange={(role) => change({ role })}
          placeholder={t('people.list.everyRole')}
          options={roles.map((value) => ({ value, label: t(`roles.${value}`) }))}
        />
        <Select
          label={t('people.field.state')}
          required={false}
          value={query.state ?? ''}
          onChange={(state) => change({ state })}
          placeholder={t('people.list.everyState')}
          options={personStates.map((value) => ({ value, label: t(`people.states.${value}`) }))}
        />
      </search>
      <CallFailure className="body" error={error} />
      {!data && !error && (
        <div className="body">
          <Skeleton lines={6} />
        </div>
      )}
      {data?.people.length === 0 && (
        <EmptyState
          icon={Users}
          title={t('people.list.nobody')}
          text={t(isNarrowed ? 'people.list.nobodyText' : 'people.list.emptyText')}
        />
      )}
      {data && data.people.length > 0 && (
        <Table
          cards
          caption={t('people.tabs.people')}
          columns={columnsOf(t, linkTo, (id) => change({ person: id }), format)}
          rows={data.people}
          rowKey={({ id }) => id}
          sorting={{
            by: { key: query.sort, direction: query.direction },
            onSort: ({ key, direction }) => change({ sort: key, direction }),
          }}
        />
      )}
      {data && (
        <Pager page={query.page} totalPages={data.total_pages} onPage={(page) => change({ page: String(page) })}>
          {t('people.list.count', { count: data.total })}
        </Pager>
      )}
      {open && <ManagePerson key={open.id} person={open} onClose={() => change({ person: '' })} />}
    </section>
  );
}

function columnsOf(
  t: TFunction,
  linkTo: (id: string) => string,
  onManage: (id: string) => void,
  format: Format,
): Column<Person>[] {
  const sortable = (key: PeopleSort) => ({ key, title: t(`people.field.${key}`), sortable: true });
  return [
    {
      ...sortable('full_name'),
      cell: ({ id, full_name, email, is_self }) => (
        <span className={peopleStyles.peopleName}>
          {is_self ? (
            <span className="strong">{t('people.list.self', { name: full_name })}</span>
          ) : (
            <Link to={linkTo(id)}>{full_name}</Link>
          )}
          <span className="muted small">{email ?? t('people.list.noEmail')}</span>
        </span>
      ),
    },
    { ...sortable('role'), secondary: true, cell: ({ role }) => t(`roles.${role}`) },
    { key: 'state', title: t('people.field.state'), cell: ({ state }) => <PersonState state={state} /> },
    {
      ...sortable('role_since'),
      secondary: true,
      cell: ({ role_since }) => <time dateTime={role_since}>{format.dayOf(role_since)}</time>,
    },
    {
      key: 'last_seen_at',
      title: t('people.field.last_seen_at'),
      secondary: true,
      cell: ({ last_seen_at }) =>
        last_seen_at ? <time dateTime={last_seen_at}>{format.moment(last_seen_at)}</time> : t('people.list.neverSeen'),
    },
    {
      key: 'manage',
      title: t('people.field.manage'),
      secondary: true,
      cell: ({ id, full_name, is_self }) =>
        is_self ? null : (
          <Button dense aria-label={t('people.list.manage', { name: full_name })} onClick={() => onManage(id)}>
            {t('people.field.manage')}
          </Button>
        ),
    },
  ];
}
