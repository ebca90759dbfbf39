import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { renderDocumentPage } from '#contract/documentViewer';
import { renderHeldPage } from '#contract/heldSubmissions';
import { addressOfCall } from '#web/calls/buildRequest.ts';
import { fetchBlob } from '#web/calls/fetchBlob.ts';
import { useAppSelector } from '#web/store.ts';
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
      <FirstPage
        address={addressOfCall(renderDocumentPage, { version_id: returned, page: 1, width: 400 })}
        label={t('filings.doubts.returned')}
      />
      <FirstPage address={addressOfCall(renderHeldPage, { id: held })} label={t('filings.doubts.newDocument')} />
    </div>
  );
}

function FirstPage({ address, label }: { address: string; label: string }) {
  const { t } = useTranslation();
  const [picture, setPicture] = useState<string | null>(null);
  const [none, setNone] = useState(false);
  const token = useAppSelector(({ user }) => user.token);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what an ended session was refused is asked again with the next
  useEffect(() => {
    setNone(false);
    const gone = new AbortController();
    let url: string | null = null;
    fetchBlob(address, gone.signal).then(
      (blob) => {
        if (gone.signal.aborted) return;
        url = URL.createObjectURL(blob);
        setPicture(url);
      },
      () => !gone.signal.aborted && setNone(true),
    );
    return () => {
      gone.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [address, token]);
  return (
    <figure>
      <figcaption className="small muted">{label}</figcaption>
      {picture && <img src={picture} alt={t('filings.doubts.firstPageOf', { label })} />}
      {none && <p className="small muted">{t('filings.doubts.noPicture')}</p>}
    </figure>
  );
}
