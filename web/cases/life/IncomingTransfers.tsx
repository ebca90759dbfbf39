import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { IncomingTransfer } from '#contract/caseRelations';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { Button } from '#web/ui/Button.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Table } from '#web/ui/Table.tsx';
import { useListIncomingTransfersQuery } from './lifeApi.ts';

const DecideTransferDialog = lazily(
  async () => (await import('./DecideTransferDialog.tsx')).DecideTransferDialog,
  null,
);

/** Cases that other courts sent here and on which this court has not decided. Nothing is shown without any. */
export function IncomingTransfers() {
  const { t } = useTranslation();
  const { data, error } = useListIncomingTransfersQuery({});
  const [deciding, setDeciding] = useState<IncomingTransfer | null>(null);
  if (error) return <CallFailure className="before" error={error} />;
  if (!data || data.data.length === 0) return null;
  return (
    <Panel title={t('cases.life.transfer.incoming')} padded={false}>
      <Table
        cards
        caption={t('cases.life.transfer.incoming')}
        rows={data.data}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'case',
            title: t('titles.case'),
            cell: ({ case_number, title }) => `${case_number} ${title}`,
          },
          { key: 'from', title: t('cases.life.transfer.fromCourt'), cell: ({ from_court }) => from_court },
          {
            key: 'kind',
            title: t('cases.life.transfer.kind'),
            cell: ({ kind }) => t(`cases.life.transfer.kinds.${kind}`),
          },
          { key: 'reason', title: t('cases.reason'), secondary: true, cell: ({ reason }) => reason },
          {
            key: 'act',
            title: t('cases.life.actions'),
            cell: (one) => (
              <Button
                dense
                aria-label={t('cases.life.transfer.decideTitle', { number: one.case_number })}
                onClick={() => setDeciding(one)}
              >
                {t('cases.life.transfer.decide')}
              </Button>
            ),
          },
        ]}
      />
      {deciding && (
        <DecideTransferDialog
          transfer={{ ...deciding, number: deciding.case_number }}
          caseType={deciding.case_type}
          onClose={() => setDeciding(null)}
        />
      )}
    </Panel>
  );
}
