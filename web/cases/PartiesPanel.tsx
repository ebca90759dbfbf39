import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CaseDetails, Party } from '#contract/cases';
import { may } from '#domain/identity/permissions';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { Button } from '#web/ui/Button.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Table } from '#web/ui/Table.tsx';
import styles from './cases.module.css';

/** Parties shown beside the facts of the case; all of them are in their own tab. */
const shownFirst = 8;

type Props = { found: CaseDetails; onShowAll: () => void };

/** The first parties with their lead counsel. */
export function PartiesPanel({ found, onShowAll }: Props) {
  const { t } = useTranslation();
  const isLong = found.parties.length > shownFirst;
  return (
    <Panel
      title={t('cases.parties.heading')}
      padded={found.parties.length === 0}
      actions={
        (found.abilities.manage || isLong) && (
          <Button dense onClick={onShowAll}>
            {isLong ? t('cases.parties.more', { count: found.parties.length }) : t('cases.parties.manage')}
          </Button>
        )
      }
    >
      {found.parties.length === 0 && <p className="muted">{t('cases.parties.none')}</p>}
      {found.parties.length > 0 && (
        <Table
          cards
          caption={t('cases.parties.heading')}
          rows={found.parties.slice(0, shownFirst)}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'name',
              title: t('cases.parties.name'),
              cell: ({ full_name }) => <span className={styles.caseTitle}>{full_name}</span>,
            },
            { key: 'role', title: t('cases.parties.role'), cell: ({ role }) => role },
            { key: 'counsel', title: t('cases.parties.counsel'), cell: (party) => <Counsel party={party} /> },
          ]}
        />
      )}
    </Panel>
  );
}

function Counsel({ party: { attorney_id, counsel_name, counsel_bar_number } }: { party: Party }) {
  const { t } = useTranslation();
  const reads = useAppSelector((state) => may(capacityOf(state.user), 'attorneys:read'));
  const words = [counsel_name, counsel_bar_number && t('cases.parties.bar', { number: counsel_bar_number })]
    .filter(Boolean)
    .join(', ');
  if (words === '') return <span className="muted">{t('cases.parties.noCounsel')}</span>;
  return attorney_id && reads ? <Link to={`/attorneys/view-attorney/${attorney_id}`}>{words}</Link> : words;
}
