import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { may } from '#domain/identity/permissions';
import { oneOfOr } from '#web/address/urlFields.ts';
import { useUrlQuery } from '#web/address/useUrlQuery.ts';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { lazily } from '#web/ui/lazily.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { DeadlineList } from './DeadlineList.tsx';
import { useListDeadlinesQuery } from './deadlinesApi.ts';
import { useListAddress } from './useListAddress.ts';

const DeadlineCalculator = lazily(async () => (await import('./DeadlineCalculator.tsx')).DeadlineCalculator);

const schema = z.object({ tab: oneOfOr(['list', 'calculator'], 'list') });

/** /deadlines: the open deadlines, and a calculator that shows every step. */
export function DeadlinesScreen() {
  const { t } = useTranslation();
  const reads = useAppSelector((state) => may(capacityOf(state.user), 'deadlines:read'));
  const { query, open } = useUrlQuery(schema);
  const address = useListAddress();
  const { due: _due, ...asked } = address.query;
  const { data, error, isFetching } = useListDeadlinesQuery({ ...asked, per_page: 20 }, { skip: !reads });
  const list = (
    <>
      <CallFailure className="before" error={error} />
      <DeadlineList deadlines={data} address={address} busy={isFetching} failed={error !== undefined} />
    </>
  );
  const calculator = <DeadlineCalculator usual={data?.court_system} />;
  return (
    <>
      <PageHead title={t('titles.deadlines')}>{t('deadlines.intro')}</PageHead>
      {reads ? (
        <Tabs
          label={t('titles.deadlines')}
          selected={query.tab}
          onSelect={(tab) => open({ tab: tab === 'list' ? '' : tab })}
          tabs={[
            { key: 'list', title: t('deadlines.tab.list'), content: list },
            { key: 'calculator', title: t('deadlines.tab.calculator'), content: calculator },
          ]}
        />
      ) : (
        calculator
      )}
    </>
  );
}
