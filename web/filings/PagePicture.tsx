import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchBlob } from '#web/calls/fetchBlob.ts';
import { useAppSelector } from '#web/store.ts';
import styles from './PagePicture.module.css';

type Props = { address: string; label: string; page: number };

/** The image of one page, with the name of its document. */
export function PagePicture({ address, label, page }: Props) {
  const { t } = useTranslation();
  const [picture, setPicture] = useState<string | null>(null);
  const [none, setNone] = useState(false);
  const token = useAppSelector(({ user }) => user.token);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what an ended session was refused is asked again with the next
  useEffect(() => {
    setNone(false);
    setPicture(null);
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
    <figure className={styles.picture}>
      <figcaption className="small muted">{label}</figcaption>
      {picture && <img src={picture} alt={t('filings.picture.pageOf', { label, page })} />}
      {none && <p className="small muted">{t('filings.picture.none', { page })}</p>}
    </figure>
  );
}
