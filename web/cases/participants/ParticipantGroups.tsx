import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Participant, ParticipantList } from '#contract/participants';
import { type Side, sides } from '#domain/participants/Role';
import { Button } from '#web/ui/Button.tsx';
import { Table } from '#web/ui/Table.tsx';
import { CounselCell } from './CounselCell.tsx';
import { findMatching } from './findMatching.ts';
import type { Opened } from './Opened.ts';
import { ParticipantActions } from './ParticipantActions.tsx';
import styles from './ParticipantGroups.module.css';
import { ParticipantName } from './ParticipantName.tsx';

/** Rows of a group that are shown first: a class action has hundreds. */
const shownFirst = 25;

type Props = { caseId: string; list: ParticipantList; words: string; onOpen: (opened: Opened) => void };

/** The participants by side; those whose part has ended are in a separate group. */
export function ParticipantGroups({ caseId, list, words, onOpen }: Props) {
  const { t } = useTranslation();
  const found = useMemo(() => findMatching(list.results, words), [list.results, words]);
  const current = found.filter(({ ended }) => ended === null);
  const groups: [Side | 'former', Participant[]][] = [
    ...sides.map((side): [Side, Participant[]] => [side, current.filter((one) => one.side === side)]),
    ['former', found.filter(({ ended }) => ended !== null)],
  ];
  return (
    <>
      {found.length === 0 && <p className={`muted ${styles.nothing}`}>{t('participants.nothing')}</p>}
      <p className="vh" role="status">
        {words && t('participants.count', { count: found.length })}
      </p>
      {groups.map(
        ([key, rows]) =>
          rows.length > 0 && (
            <Group
              key={key}
              caseId={caseId}
              title={t(`participants.side.${key}`)}
              rows={rows}
              list={list}
              onOpen={onOpen}
            />
          ),
      )}
    </>
  );
}

type GroupProps = {
  caseId: string;
  title: string;
  rows: Participant[];
  list: ParticipantList;
  onOpen: (opened: Opened) => void;
};

function Group({ caseId, title, rows, list, onOpen }: GroupProps) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const shown = all ? rows : rows.slice(0, shownFirst);
  return (
    <section className={styles.group}>
      <h3>{t('participants.group', { title, count: rows.length })}</h3>
      <Table
        cards
        caption={title}
        rows={shown}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            title: t('participants.column.name'),
            cell: (one) => <ParticipantName one={one} all={list.results} />,
          },
          { key: 'role', title: t('participants.column.role'), cell: ({ role }) => role },
          { key: 'counsel', title: t('participants.column.counsel'), cell: (one) => <CounselCell one={one} /> },
          ...(list.abilities.manage
            ? [
                {
                  key: 'actions',
                  title: t('participants.column.actions'),
                  cell: (one: Participant) => <ParticipantActions caseId={caseId} one={one} onOpen={onOpen} />,
                },
              ]
            : []),
        ]}
      />
      {shown.length < rows.length && (
        <Button dense onClick={() => setAll(true)}>
          {t('participants.showAll', { count: rows.length })}
        </Button>
      )}
    </section>
  );
}
