import { useTranslation } from 'react-i18next';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { LedgerTable } from '#web/checks/LedgerTable.tsx';
import { useReadFilingQuery } from '#web/filings/filingsApi.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import type { BinderSection } from './layOutBinder.ts';

type Props = { section: BinderSection & { item: { filing_id: string } }; onPage: (page: number) => void };

/** The authorities that the document in view cites; one that the law library has is a link to its text. */
export function BinderCitations({ section, onPage }: Props) {
  const { t } = useTranslation();
  const { item, first } = section;
  const { currentData, error } = useReadFilingQuery({ id: item.filing_id });
  const place = currentData?.documents.findIndex(({ id }) => id === item.id);
  const ledger = currentData?.compliance_check.ledgers.find(({ document }) => document === place);
  if (error) return <CallFailure error={error} />;
  if (!currentData) return <Skeleton lines={4} />;
  if (!ledger) return <p className="muted">{t('chambers.binder.noCitations')}</p>;
  return (
    <LedgerTable
      ledger={ledger}
      onPlace={(cited) => {
        if (cited.kind === 'page') onPage(first + cited.page - 1);
      }}
    />
  );
}
