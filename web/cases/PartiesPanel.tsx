import { useState } from 'react';
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
import { EditParties } from './EditParties.tsx';

/** The parties on each side, and their counsel. */
export function PartiesPanel({ found }: { found: CaseDetails }) {
  const { t } = useTranslation();
  const [editing, setEditing] = useState(false);
  if (editing) {
    return (
      <Panel title={t('cases.parties.edit')}>
        <EditParties found={found} onClose={() => setEditing(false)} />
      </Panel>
    );
  }
  return (
    <Panel
      title={t('cases.parties.heading')}
      padded={found.parties.length === 0}
      actions={
        found.abilities.manage && (
          <Button dense onClick={() => setEditing(true)}>
            {t('cases.parties.edit')}
          </Button>
        )
      }
    >
      {found.parties.length === 0 && <p className="muted">{t('cases.parties.none')}</p>}
      {found.parties.length > 0 && (
        <Table
          cards
          caption={t('cases.parties.heading')}
          rows={found.parties}
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
