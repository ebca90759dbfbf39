import { useTranslation } from 'react-i18next';
import { renderDocumentPage } from '#contract/documentViewer';
import { renderHeldPage } from '#contract/heldSubmissions';
import { addressOfCall } from '#web/calls/buildRequest.ts';
import { PagePicture } from '#web/filings/PagePicture.tsx';
import styles from './FirstPages.module.css';

type Props = {
  /** The version of the returned document. */
  returned: string;
  /** The ID of the held submission. */
  held: string;
};

/** The first pages of the returned document and of its correction, side by side. */
export function FirstPages({ returned, held }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.firstPages}>
      <PagePicture
        address={addressOfCall(renderDocumentPage, { version_id: returned, page: 1, width: 400 })}
        label={t('filings.doubts.returned')}
        page={1}
      />
      <PagePicture
        address={addressOfCall(renderHeldPage, { id: held })}
        label={t('filings.doubts.newDocument')}
        page={1}
      />
    </div>
  );
}
