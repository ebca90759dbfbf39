import { History } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { pageNumber } from '#web/address/urlFields.ts';
import { useUrlQuery } from '#web/address/useUrlQuery.ts';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { errorText } from '#web/calls/errorText.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { RecentList } from './RecentList.tsx';
import { useForgetResearchMutation, useListRecentResearchQuery } from './researchApi.ts';

const schema = z.object({ page: pageNumber });

/** /research/activity: the person's search history. It is visible to no one else. */
export function RecentResearchScreen() {
  const { t } = useTranslation();
  const { query, open } = useUrlQuery(schema);
  const { page } = query;
  const { data, error } = useListRecentResearchQuery({ page, per_page: 20 }, { refetchOnMountOrArgChange: true });
  const [forget, { isLoading }] = useForgetResearchMutation();
  const [asking, setAsking] = useState(false);
  const clear = async () => {
    const reply = await forget();
    setAsking(false);
    if (reply.error) toast.error(errorText(reply.error));
    else toast.success(reply.data.message);
  };
  return (
    <>
      <PageHead
        title={t('research.recent.title')}
        actions={
          data && data.total > 0 && <Button onClick={() => setAsking(true)}>{t('research.recent.clear')}</Button>
        }
      >
        {t('research.recent.intro')}
      </PageHead>
      <CallFailure className="before" error={error} />
      <Panel>
        {!data && !error && <Skeleton lines={6} />}
        {data?.total === 0 && (
          <EmptyState icon={History} title={t('research.recent.none')} text={t('research.recent.noneText')} />
        )}
        {data && data.data.length > 0 && <RecentList entries={data.data} />}
        {data && data.total_pages > 1 && (
          <Pager page={page} totalPages={data.total_pages} onPage={(next) => open({ page: next })} />
        )}
      </Panel>
      <ConfirmDialog
        isOpen={asking}
        onClose={() => setAsking(false)}
        title={t('research.recent.clear')}
        confirmLabel={t('research.recent.clear')}
        busy={isLoading}
        onConfirm={() => void clear()}
      >
        {t('research.recent.clearText')}
      </ConfirmDialog>
    </>
  );
}
