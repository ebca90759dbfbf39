import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { z } from 'zod';
import { pageNumber } from '#web/address/urlFields.ts';
import { useUrlQuery } from '#web/address/useUrlQuery.ts';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { ImportHistory } from './ImportHistory.tsx';
import { useListRosterImportsQuery } from './importsApi.ts';
import { StartImport } from './StartImport.tsx';

const schema = z.object({ page: pageNumber });

/** /attorneys/imports: starts an import of the roster, and lists the earlier ones. */
export function ImportsScreen() {
  const { t } = useTranslation();
  const { query, change } = useUrlQuery(schema);
  const { data, error } = useListRosterImportsQuery({ page: query.page, per_page: 20 });
  return (
    <>
      <PageHead
        title={t('titles.rosterImports')}
        actions={
          <Link className={buttonClass({})} to="/attorneys">
            <ArrowLeft className="i" aria-hidden />
            {t('attorneys.back')}
          </Link>
        }
      >
        {t('attorneys.imports.intro')}
      </PageHead>
      <StartImport />
      <div className="below">
        <Panel title={t('attorneys.imports.history')} padded={!data || data.data.length === 0}>
          <CallFailure error={error} />
          {!data && !error && <Skeleton lines={4} />}
          {data && <ImportHistory imports={data.data} />}
          {data && data.total_pages > 1 && (
            <Pager page={query.page} totalPages={data.total_pages} onPage={(page) => change({ page })} />
          )}
        </Panel>
      </div>
    </>
  );
}
