import { useTranslation } from 'react-i18next';
import { useListUploadsQuery } from './uploadsApi.ts';

/** The largest documents that the court takes, with the authority, before anything is sent. */
export function LimitHint() {
  const { t } = useTranslation();
  const { data } = useListUploadsQuery();
  if (!data) return null;
  const { court, limits } = data;
  const { document_mb, envelope_mb, authority } = limits;
  return (
    <p className="small muted">
      {envelope_mb === null
        ? t('uploads.limit.document', { court, document_mb })
        : t('uploads.limit.both', { court, document_mb, envelope_mb })}{' '}
      {authority === null ? t('uploads.limit.unpublished') : t('uploads.limit.under', { authority })}
    </p>
  );
}
