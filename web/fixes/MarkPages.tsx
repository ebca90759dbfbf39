import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProcessedDocument } from '#contract/analyses';
import type { Mark } from '#domain/fixes/Fix';
import { useViewDocumentQuery } from '#web/filings/filingsApi.ts';
import { Button } from '#web/ui/Button.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import styles from './fixes.module.css';
import { MarkedPage } from './MarkedPage.tsx';
import { PageTurner } from './PageTurner.tsx';

type Props = { document: ProcessedDocument; marks: readonly Mark[]; onMarks: (marks: Mark[]) => void };

/** The pages of a document on which a person marks what is to be removed, with a pointer or with the keyboard. */
export function MarkPages({ document, marks, onMarks }: Props) {
  const { t } = useTranslation();
  const [page, setPage] = useState(marks[0]?.page ?? 1);
  const { data } = useViewDocumentQuery({ version_id: document.version_id });
  if (data?.layout !== 'pages') return <Skeleton lines={8} />;
  const size = data.pages[page - 1]!;
  const here = marks.map((mark, index) => ({ mark, index })).filter(({ mark }) => mark.page === page);
  const replace = (index: number, changed: Mark | null) =>
    onMarks(marks.flatMap((mark, at) => (at !== index ? [mark] : changed ? [changed] : [])));
  const addInMiddle = () => {
    const [x, y] = [size.width / 2, size.height / 2];
    onMarks([...marks, { page, box: [x - 60, y - 8, x + 60, y + 8] }]);
  };
  const pages = [...new Set(marks.map((mark) => mark.page))].sort((one, other) => one - other);
  return (
    <div className="stack">
      <p className="small muted">{t('filings.fixes.marks.how')}</p>
      <div className={styles.bar}>
        <PageTurner page={page} of={data.pages.length} onPage={setPage} />
        <Button dense onClick={addInMiddle}>
          <Plus className="i" aria-hidden />
          {t('filings.fixes.marks.add')}
        </Button>
        <span className="small muted" role="status">
          {t('filings.fixes.marks.count', { count: marks.length, pages: pages.map(String) })}
        </span>
      </div>
      <MarkedPage
        versionId={document.version_id}
        size={size}
        marks={here}
        onAdd={(box) => onMarks([...marks, { page, box }])}
        onChange={replace}
      />
      {here.length > 0 && (
        <ul className={styles.marks} aria-label={t('filings.fixes.marks.onPage', { page })}>
          {here.map(({ index }, at) => (
            <li key={index}>
              {t('filings.fixes.marks.one', { number: at + 1 })}
              <Button
                kind="quiet"
                dense
                iconOnly
                aria-label={t('filings.fixes.marks.remove', { number: at + 1 })}
                onClick={() => replace(index, null)}
              >
                <X className="i" aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
