import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { downloadPublicDocument, type PublicEntry } from '#contract/publicAccess';
import { pageNumber } from '#web/address/urlFields.ts';
import { useUrlQuery } from '#web/address/useUrlQuery.ts';
import { addressOfCall } from '#web/calls/buildRequest.ts';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Panel } from '#web/ui/Panel.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { MorePager } from './MorePager.tsx';
import styles from './publicAccess.module.css';
import { useReadPublicDocketQuery } from './publicAccessApi.ts';

const schema = z.object({ page: pageNumber });

/** The public entries of a docket, with the documents that the visitor opens. */
export function PublicDocket({ id }: { id: string }) {
  const { t } = useTranslation();
  const { query, change } = useUrlQuery(schema);
  const { currentData: data, error } = useReadPublicDocketQuery({ id, page: query.page });
  return (
    <Panel title={t('publicRecord.docket')} padded={false}>
      <CallFailure error={error} />
      {!data && !error && <Skeleton lines={6} />}
      {data && data.results.length === 0 && <p className="empty muted">{t('publicRecord.noEntries')}</p>}
      {data && (
        <ul className="feed">
          {data.results.map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no public number.
            <Entry key={index} id={id} entry={entry} />
          ))}
        </ul>
      )}
      {data && (query.page > 1 || data.more) && (
        <MorePager page={query.page} more={data.more} onPage={(page) => change({ page })} />
      )}
    </Panel>
  );
}

function Entry({ id, entry: { filed_on, text, struck, documents } }: { id: string; entry: PublicEntry }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <li>
      <p className="muted small">
        {format.day(filed_on)}
        {struck && ` · ${t('publicRecord.struck')}`}
      </p>
      <p className={struck ? styles.struck : undefined}>{text}</p>
      {documents.length > 0 && (
        <p className={styles.documents}>
          {documents.map(({ id: document_id, title, pages }) => (
            <a key={document_id} href={addressOfCall(downloadPublicDocument, { id, document_id })} rel="nofollow">
              <FileText className="i" aria-hidden /> {title}
              {pages !== null && ` (${t('publicRecord.pages', { count: pages })})`}
            </a>
          ))}
        </p>
      )}
    </li>
  );
}
