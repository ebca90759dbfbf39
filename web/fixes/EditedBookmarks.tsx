import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentFix } from '#contract/fixes';
import type { Bookmark } from '#domain/fixes/Fix';
import { Button } from '#web/ui/Button.tsx';
import { BookmarkEditor } from './BookmarkEditor.tsx';

type Props = {
  /** The fix with the bookmarks as they were proposed or last shown; null if none were found. */
  fix: DocumentFix | null;
  pages: number;
  edited: Bookmark[] | null;
  onEdit: (bookmarks: Bookmark[]) => void;
  onShow: (bookmarks: Bookmark[]) => void;
};

/** The proposed bookmarks, to be changed before they are written, and the button that shows them in the document. */
export function EditedBookmarks({ fix, pages, edited, onEdit, onShow }: Props) {
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  const bookmarks = edited ?? fix?.bookmarks ?? [];
  const areComplete =
    bookmarks.length > 0 && bookmarks.every(({ title, page }) => title.trim() !== '' && page >= 1 && page <= pages);
  if (fix && !areEdited(fix, edited)) {
    return <BookmarkEditor bookmarks={bookmarks} pages={pages} onChange={onEdit} />;
  }
  return (
    <>
      <BookmarkEditor bookmarks={bookmarks} pages={pages} onChange={onEdit} />
      {isAsked && !areComplete && (
        <p className="small" role="alert">
          {t('filings.fixes.bookmarks.incomplete', { of: pages })}
        </p>
      )}
      <div>
        <Button
          kind="primary"
          onClick={() => {
            setAsked(true);
            if (areComplete) onShow(bookmarks);
          }}
        >
          {t('filings.fixes.marks.show')}
        </Button>
      </div>
    </>
  );
}

/** Whether the bookmarks on the screen differ from those of the prepared fix. */
export function areEdited(fix: DocumentFix, edited: readonly Bookmark[] | null): boolean {
  return edited !== null && JSON.stringify(edited) !== JSON.stringify(fix.bookmarks ?? []);
}
