import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { may } from '#domain/identity/permissions';
import { oneOfOr } from '#web/address/urlFields.ts';
import { useUrlQuery } from '#web/address/useUrlQuery.ts';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { lazily } from '#web/ui/lazily.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';

const IntakeTab = lazily(async () => (await import('./intake/IntakeTab.tsx')).IntakeTab);
const AccountPayment = lazily(async () => (await import('./cash/AccountPayment.tsx')).AccountPayment, null);
const CashTab = lazily(async () => (await import('./cash/CashTab.tsx')).CashTab);
const BatchesTab = lazily(async () => (await import('./batches/BatchesTab.tsx')).BatchesTab);

const ReconciliationTab = lazily(async () => (await import('#web/payments/ReconciliationTab.tsx')).ReconciliationTab);

const DepositsTab = lazily(async () => (await import('./deposits/DepositsTab.tsx')).DepositsTab);
const DayTab = lazily(async () => (await import('./days/DayTab.tsx')).DayTab);

const tabs = ['intake', 'cash', 'deposits', 'batches', 'day', 'reconciliation'] as const;
/** Tabs of those who reconcile. */
const ofReconciliation: readonly (typeof tabs)[number][] = ['day', 'reconciliation'];
const one = z.uuid().nullable().catch(null);
const schema = z.object({ tab: oneOfOr(tabs, 'intake'), correct: one, case: one, filing: one });

/** /counter: documents on paper, payments, and scanned batches. */
export function CounterScreen() {
  const { t } = useTranslation();
  const { query, open } = useUrlQuery(schema);
  const capacity = useAppSelector((state) => capacityOf(state.user));
  const offered = tabs.filter((tab) => !ofReconciliation.includes(tab) || may(capacity, 'payments:reconcile'));
  const contents = {
    intake: <IntakeTab correcting={query.correct} onCorrect={(correct) => open({ correct })} />,
    cash: <CashTab />,
    batches: <BatchesTab />,
    deposits: <DepositsTab />,
    day: <DayTab />,
    reconciliation: <ReconciliationTab />,
  };
  const paying = query.case ?? query.filing;
  return (
    <>
      <PageHead title={t('titles.counter')}>{t('counter.intro')}</PageHead>
      <Tabs
        label={t('titles.counter')}
        selected={offered.find((tab) => tab === query.tab) ?? 'intake'}
        onSelect={(tab) => open({ tab: tab === 'intake' ? '' : tab })}
        tabs={offered.map((key) => ({ key, title: t(`counter.tab.${key}`), content: contents[key] }))}
      />
      {paying && (
        <AccountPayment
          of={{ kind: query.case ? 'case' : 'filing', id: paying }}
          onClose={() => open({ case: null, filing: null })}
        />
      )}
    </>
  );
}
