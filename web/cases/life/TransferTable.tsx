import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CaseLife, CaseTransfer } from '#contract/caseLife';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';

const DecideTransferDialog = lazily(
  async () => (await import('./DecideTransferDialog.tsx')).DecideTransferDialog,
  null,
);

/** The courts to which a case was sent, with their decisions. Those of outside courts are recorded here. */
export function TransferTable({ life }: { life: CaseLife }) {
  const format = useFormat();
  const { t } = useTranslation();
  const [asking, setAsking] = useState<CaseTransfer | null>(null);
  // Only the court that sent a case records what an outside court decided.
  const isToDecide = (one: CaseTransfer) => life.abilities.manage && one.is_outside && one.state === 'offered';
  const deciding: Column<CaseTransfer> = {
    key: 'act',
    title: t('cases.life.actions'),
    cell: (one) =>
      isToDecide(one) && (
        <Button dense onClick={() => setAsking(one)}>
          {t('cases.life.transfer.decide')}
        </Button>
      ),
  };
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
              [[t(`cases.life.transfer.states.${state}`), number].filter(Boolean).join(', '), decision_reason]
                .filter(Boolean)
                .join('. '),
          },
          ...(life.transfers.some(isToDecide) ? [deciding] : []),
        ]}
      />
      {asking && (
        <DecideTransferDialog transfer={{ ...asking, number: asking.court }} onClose={() => setAsking(null)} />
      )}
    </>
  );
}
