import { useTranslation } from 'react-i18next';
import { printDeposit } from '#contract/deposits';
import { formatAmount } from '#domain/money/formatAmount';
import { addressOfCall } from '#web/calls/buildRequest.ts';
import { saveFile } from '#web/calls/saveFile.ts';
import { Button } from '#web/ui/Button.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Table } from '#web/ui/Table.tsx';
import { toast } from '#web/ui/toast.ts';
import { useListDepositsQuery } from './firmsApi.ts';

/** The user’s deposit accounts with the court; nothing without one. */
export function DepositAccounts() {
  const { t } = useTranslation();
  const { data } = useListDepositsQuery({});
  if (!data || data.accounts.length === 0) return null;
  const save = (id: string, number: number) =>
    void saveFile(addressOfCall(printDeposit, { id, format: 'pdf' }), `Deposit account ${number}.pdf`).catch(
      (fault: unknown) => toast.error(fault instanceof Error ? fault.message : t('common.unexpectedError')),
    );
  return (
    <div className="below">
      <Panel title={t('firms.deposits.heading')} padded={false}>
        <Table
          cards
          dense
          caption={t('firms.deposits.heading')}
          rows={data.accounts}
          rowKey={({ id }) => id}
          columns={[
            { key: 'number', title: t('firms.deposits.number'), cell: ({ number }) => number },
            { key: 'name', title: t('firms.deposits.name'), cell: ({ name }) => name },
            {
              key: 'balance',
              title: t('firms.deposits.balance'),
              numeric: true,
              cell: ({ balance_cents, closed_at }) =>
                closed_at === null ? formatAmount(balance_cents) : t('firms.deposits.closed'),
            },
            {
              key: 'statement',
              title: t('firms.deposits.statement'),
              cell: ({ id, number }) => (
                <Button dense aria-label={t('firms.deposits.statementOf', { number })} onClick={() => save(id, number)}>
                  {t('firms.deposits.save')}
                </Button>
              ),
            },
          ]}
        />
      </Panel>
    </div>
  );
}
