import { useTranslation } from 'react-i18next';
import type { DocumentFix } from '#contract/fixes';
import { formatBytes } from '#web/filings/checkFile.ts';

/** What a prepared fix changes in the file, in words. */
export function FixChanges({ fix }: { fix: DocumentFix }) {
  const { t } = useTranslation();
  const { report, before, after } = fix;
  if (!report) return null;
  const { pages, scale, words, bookmarks, fields, active, files } = report;
  const lines = [
    pages.length > 0 && t('filings.fixes.change.pages', { count: pages.length, pages: pages.map(String) }),
    scale !== undefined && scale < 1 && t('filings.fixes.change.scale', { percent: Math.round(scale * 100) }),
    words !== undefined &&
      t(`filings.fixes.change.words.${fix.fix === 'redact' ? 'removed' : 'added'}`, { count: words }),
    bookmarks && t('filings.fixes.change.bookmarks', { count: bookmarks.length, titles: bookmarks }),
    fields !== undefined && t('filings.fixes.change.fields', { count: fields }),
    active && active.length > 0 && t('filings.fixes.change.active'),
    files && files.length > 0 && t('filings.fixes.change.files', { names: files }),
    t(`filings.fixes.keeps.${fix.fix}`),
    after &&
      t('filings.fixes.change.size', {
        before: formatBytes(before.file_size),
        after: formatBytes(after.file_size),
      }),
  ].filter((line) => typeof line === 'string' && line !== '');
  return (
    <ul className="reasons small">
      {lines.map((line) => (
        <li key={String(line)}>{line}</li>
      ))}
    </ul>
  );
}
