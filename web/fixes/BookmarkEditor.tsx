import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Bookmark } from '#domain/fixes/Fix';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './fixes.module.css';

type Props = {
  bookmarks: readonly Bookmark[];
  /** Pages of the document. */
  pages: number;
  onChange: (bookmarks: Bookmark[]) => void;
};

const longestTitle = 200;

/** The bookmarks that will be added: their titles and pages, in their order. */
export function BookmarkEditor({ bookmarks, pages, onChange }: Props) {
  const { t } = useTranslation();
  const change = (index: number, changes: Partial<Bookmark>) =>
    onChange(bookmarks.map((one, at) => (at === index ? { ...one, ...changes } : one)));
  const move = (from: number, to: number) => {
    const others = bookmarks.filter((_, at) => at !== from);
    onChange([...others.slice(0, to), bookmarks[from]!, ...others.slice(to)]);
  };
  const word = (key: 'up' | 'down' | 'remove', index: number) =>
    t(`filings.fixes.bookmarks.${key}`, { number: index + 1 });
  return (
    <fieldset className={styles.bookmarks}>
      <legend className="small strong">{t('filings.fixes.bookmarks.heading')}</legend>
      <ol>
        {bookmarks.map(({ title, page }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bookmark has no other identity while it is edited
          <li key={index}>
            <TextField
              label={t('filings.fixes.bookmarks.title', { number: index + 1 })}
              value={title}
              maxLength={longestTitle}
              onChange={(next) => change(index, { title: next })}
            />
            <TextField
              label={t('filings.fixes.bookmarks.page', { of: pages })}
              type="number"
              value={page === 0 ? '' : String(page)}
              onChange={(next) => change(index, { page: Math.trunc(Number(next)) || 0 })}
            />
            <div className="row">
              <Button
                dense
                iconOnly
                aria-label={word('up', index)}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                <ArrowUp className="i" aria-hidden />
              </Button>
              <Button
                dense
                iconOnly
                aria-label={word('down', index)}
                disabled={index === bookmarks.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <ArrowDown className="i" aria-hidden />
              </Button>
              <Button
                dense
                iconOnly
                aria-label={word('remove', index)}
                onClick={() => onChange(bookmarks.filter((_, at) => at !== index))}
              >
                <X className="i" aria-hidden />
              </Button>
            </div>
          </li>
        ))}
      </ol>
      <Button dense onClick={() => onChange([...bookmarks, { title: '', page: 1 }])}>
        <Plus className="i" aria-hidden />
        {t('filings.fixes.bookmarks.add')}
      </Button>
    </fieldset>
  );
}
