import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CaseLife } from '#contract/caseLife';
import type { CaseDetails } from '#contract/cases';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { Table } from '#web/ui/Table.tsx';
import { Part } from './Part.tsx';

const StateDialog = lazily(async () => (await import('./StateDialog.tsx')).StateDialog, null);
const PartyDispositionDialog = lazily(
  async () => (await import('./PartyDispositionDialog.tsx')).PartyDispositionDialog,
  null,
);

type Props = { found: CaseDetails; life: CaseLife };

/** The status with its date, reason, and history, and the disposition of each party where there is one each. */
export function StatusSection({ found, life }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  const [changing, setChanging] = useState(false);
  const words = life.inactive_reason
    ? `${t(`cases.life.states.${life.state}`)}: ${t(`cases.life.inactive.${life.inactive_reason}`)}`
    : t(`cases.life.states.${life.state}`);
  return (
    <Part
      title={t('cases.life.status')}
      actions={
        life.next.length > 0 && (
          <Button dense onClick={() => setChanging(true)}>
            {t('cases.life.state.button')}
          </Button>
        )
      }
    >
      <p>
        <strong>{words}</strong> {t('cases.life.since', { day: format.day(life.since) })}
        {life.reason && ` ${life.reason}`}
      </p>
      {life.parties.length > 0 && <PartyDispositions found={found} life={life} />}
      {life.history.length > 0 && <History life={life} />}
      {changing && <StateDialog found={found} life={life} onClose={() => setChanging(false)} />}
    </Part>
  );
}

function PartyDispositions({ found, life }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  const [party, setParty] = useState<CaseLife['parties'][number] | null>(null);
  const mayEnter = life.abilities.change_state && found.status === 'open';
  return (
    <>
      <Table
        cards
        caption={t('cases.life.party.heading')}
        rows={life.parties}
        rowKey={({ id }) => id}
        columns={[
          { key: 'name', title: t('cases.parties.name'), cell: ({ full_name }) => full_name },
          { key: 'role', title: t('cases.parties.role'), secondary: true, cell: ({ role }) => role },
          {
            key: 'disposition',
            title: t('cases.field.disposition'),
            cell: ({ disposition, decided_on }) =>
              disposition && decided_on ? `${disposition}, ${format.day(decided_on)}` : t('cases.life.party.pending'),
          },
          {
            key: 'act',
            title: t('cases.life.actions'),
            cell: (one) =>
              mayEnter && (
                <Button
                  dense
                  aria-label={t('cases.life.party.enterFor', { name: one.full_name })}
                  onClick={() => setParty(one)}
                >
                  {t('cases.life.party.button')}
                </Button>
              ),
          },
        ]}
      />
      {party && <PartyDispositionDialog found={found} life={life} party={party} onClose={() => setParty(null)} />}
    </>
  );
}

function History({ life }: { life: CaseLife }) {
  const format = useFormat();
  const { t } = useTranslation();
  return (
    <Table
      cards
      dense
      caption={t('cases.life.history')}
      rows={life.history}
      rowKey={({ number }) => String(number)}
      columns={[
        { key: 'since', title: t('cases.life.from'), cell: ({ effective_on }) => format.day(effective_on) },
        {
          key: 'state',
          title: t('cases.field.status'),
          cell: ({ state, inactive_reason, disposition }) =>
            [
              t(`cases.life.states.${state}`),
              inactive_reason && t(`cases.life.inactive.${inactive_reason}`),
              disposition,
            ]
              .filter(Boolean)
              .join(': '),
        },
        { key: 'reason', title: t('cases.reason'), cell: ({ reason }) => reason },
        { key: 'by', title: t('cases.life.by'), secondary: true, cell: ({ by }) => by ?? t('cases.life.portal') },
      ]}
    />
  );
}
