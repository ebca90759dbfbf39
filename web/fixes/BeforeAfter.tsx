import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DocumentFix, renderFixPage } from '#contract/fixes';
import { fixSides } from '#domain/fixes/fixStates';
import { addressOfCall } from '#web/calls/buildRequest.ts';
import { PagePicture } from '#web/filings/PagePicture.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import styles from './fixes.module.css';
import { PageTurner } from './PageTurner.tsx';

const width = 1200;

/** The document before and after a fix, page next to page; on a phone, one of the two. */
export function BeforeAfter({ fix }: { fix: DocumentFix }) {
  const { t } = useTranslation();
  const [page, setPage] = useState(fix.report?.pages[0] ?? 1);
  const [side, setSide] = useState<string>('after');
  return (
    <div className="stack">
      <div className={styles.bar}>
        <PageTurner page={page} of={fix.before.pages ?? 1} onPage={setPage} />
        <div className={styles.sides}>
          <Segmented
            label={t('filings.fixes.sides')}
            value={side}
            onChange={setSide}
            options={fixSides.map((value) => ({ value, label: t(`filings.fixes.side.${value}`) }))}
          />
        </div>
      </div>
      <div className={styles.compared} data-side={side}>
        {fixSides.map((one) => (
          <div key={one} data-of={one}>
            <PagePicture
              label={t(`filings.fixes.side.${one}`)}
              page={page}
              address={addressOfCall(renderFixPage, { id: fix.id, page, side: one, width })}
            />
          </div>
        ))}
      </div>
    </div>
  );
}
