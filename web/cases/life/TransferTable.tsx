import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CaseLife, CaseTransfer } from '#contract/caseLife';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { Table } from '#web/ui/Table.tsx';

const DecideTransferDialog = lazily(
  async () => (await import('./DecideTransferDialog.tsx')).DecideTransferDialog,
  null,
);

/** The courts to which a case was sent, with their decisions. Those of outside courts are recorded here. */
export function TransferTable({ life }: { life: CaseLife }) {
  const format = useFormat();
  const { t } = useTranslation();
  const [deciding, setDeciding] = useState<CaseTransfer | null>(null);
  return (
    <>
      <Table
        cards
        caption={t('cases.life.transfer.heading')}
        rows={life.transfers}
        rowKey={({ id }) => id}
        columns={[
          { key: 'sent', title: t('cases.life.from'), cell: ({ sent_at }) => format.moment(sent_at) },
          { key: 'court', title: t('cases.life.transfer.court'), cell: ({ court }) => court },
          {
            key: 'kind',
            title: t('cases.life.transfer.kind'),
            cell: ({ kind }) => t(`cases.life.transfer.kinds.${kind}`),
          },
          {
            key: 'state',
            title: t('cases.field.status'),
            cell: ({ state, number, decision_reason }) =>
              [t(`cases.life.transfer.states.${state}`), number, decision_reason].filter(Boolean).join(', '),
          },
          {
            key: 'act',
            title: t('cases.life.actions'),
            cell: (one) =>
              life.abilities.manage &&
              one.is_outside &&
              one.state === 'offered' && (
                <Button dense onClick={() => setDeciding(one)}>
                  {t('cases.life.transfer.decide')}
                </Button>
              ),
          },
        ]}
      />
      {deciding && (
        <DecideTransferDialog transfer={{ ...deciding, number: deciding.court }} onClose={() => setDeciding(null)} />
      )}
    </>
  );
}
