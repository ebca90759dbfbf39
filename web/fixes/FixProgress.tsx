import { LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DocumentFix } from '#contract/fixes';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';

/** That a fix is being prepared, and how far the recognition of a scan has come. */
export function FixProgress({ fix }: { fix: DocumentFix | null }) {
  const { t } = useTranslation();
  if (fix?.done != null && fix.total) {
    const { done, total } = fix;
    return (
      <ProgressBar
        label={t('filings.fixes.recognizing')}
        value={done}
        max={total}
        words={t('filings.fixes.recognized', { done, total })}
      />
    );
  }
  return (
    <p role="status" className="row">
      <LoaderCircle className="i spin" aria-hidden />
      {t('filings.fixes.preparing')}
    </p>
  );
}
