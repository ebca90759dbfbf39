import { Gavel, History, LockKeyhole, PenLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { DocketEntry } from '#contract/cases';
import { pathTo } from '#domain/paths/pathTo';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Badge } from '#web/ui/Status.tsx';
import styles from './CaseDocket.module.css';

/** The text of an entry, with what happened to it since: struck, sealed, changed, dated by an order. */
export function EntryText({ entry }: { entry: DocketEntry }) {
  const format = useFormat();
  const { t } = useTranslation();
  const { description, filing_id, struck, access, withheld, nunc_pro_tunc_on, version } = entry;
  const words = withheld ? t('cases.docket.withheld') : description;
  const text = struck ? <s>{words}</s> : words;
  return (
    <>
      {filing_id ? (
        <Link className={styles.entryText} to={pathTo.filing(filing_id)}>
          {text}
        </Link>
      ) : (
        <span className={styles.entryText}>{text}</span>
      )}
      <div className={styles.entryMarks}>
        {struck && (
          <Badge tone="bad" icon={Gavel}>
            {t('cases.docket.struck')}
          </Badge>
        )}
        {access !== 'public' && (
          <Badge tone="warn" icon={LockKeyhole}>
            {t(`cases.access.levels.${access}`)}
          </Badge>
        )}
        {nunc_pro_tunc_on && (
          <Badge tone="info" icon={History}>
            {t('cases.docket.nuncProTunc', { day: format.day(nunc_pro_tunc_on) })}
          </Badge>
        )}
        {version > 1 && !struck && access === 'public' && !nunc_pro_tunc_on && (
          <Badge tone="none" icon={PenLine}>
            {t('cases.docket.changed')}
          </Badge>
        )}
      </div>
    </>
  );
}
