import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bookmark, Mark } from '#domain/fixes/Fix';
import { marksOf } from '#domain/fixes/fixFor';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { useBroughtIntoView } from '#web/ui/useBroughtIntoView.ts';
import type { AskedFix } from './AskedFix.ts';
import { areEdited, EditedBookmarks } from './EditedBookmarks.tsx';
import { FixProgress } from './FixProgress.tsx';
import { MarkPages } from './MarkPages.tsx';
import { ReadyFix } from './ReadyFix.tsx';
import { useFix } from './useFix.ts';

type Props = {
  /** The filing or draft, or the check, whose document is fixed. */
  ownerId: string;
  asked: AskedFix;
  onClose: () => void;
  onApplied: () => void;
  /** Called when something is marked or prepared that would not be filed, and when no longer. */
  onHeld?: (isHeld: boolean) => void;
};

/** One fix: what it does, the document before and after it, and the button that applies it. */
export function FixPanel({ ownerId, asked, onClose, onApplied, onHeld }: Props) {
  const { t } = useTranslation();
  const work = useFix(ownerId, asked);
  const [marks, setMarks] = useState<Mark[]>(() => (asked.finding ? marksOf(asked.finding) : []));
  const [edited, setEdited] = useState<Bookmark[] | null>(null);
  const heading = useBroughtIntoView<HTMLHeadingElement>(true);
  const { fix, problem } = work;
  const isMarking = asked.fix === 'redact' && fix === null && !work.isBusy;
  const isListing = asked.fix === 'add_bookmarks' && !work.isBusy && (problem !== null || fix?.state === 'ready');
  const isHeld = fix !== null || marks.length > 0;
  useEffect(() => {
    onHeld?.(isHeld);
    return () => onHeld?.(false);
  }, [isHeld, onHeld]);
  const close = () => {
    work.discard();
    onClose();
  };
  const apply = async (accepts: boolean) => {
    if (await work.apply(accepts)) onApplied();
  };
  return (
    <section className="panel" aria-labelledby="fix-heading">
      <header className="wrap">
        <h2 id="fix-heading" ref={heading} tabIndex={-1}>
          {t(`filings.fixes.title.${asked.fix}`)}
        </h2>
        <span className="muted clip">{asked.document.title}</span>
        <div className="end">
          <Button kind="quiet" dense iconOnly onClick={close} aria-label={t('common.close')}>
            <X className="i" aria-hidden />
          </Button>
        </div>
      </header>
      <div className="body stack">
        <p>{t(`filings.fixes.what.${asked.fix}`)}</p>
        {problem !== null && (
          <div role="alert">
            <Note tone="warn">{problem}</Note>
          </div>
        )}
        {isMarking && <MarkPages document={asked.document} marks={marks} onMarks={setMarks} />}
        {problem === null && !isMarking && fix?.state !== 'ready' && <FixProgress fix={fix} />}
        {isListing && (
          <EditedBookmarks
            fix={problem === null ? fix : null}
            pages={fix?.before.pages ?? asked.document.pages ?? 1}
            edited={edited}
            onEdit={setEdited}
            onShow={(bookmarks) => work.prepare([], bookmarks)}
          />
        )}
        {fix?.state === 'ready' && !areEdited(fix, edited) && (
          <ReadyFix fix={fix} isBusy={work.isBusy} place={asked.in} onApply={(accepts) => void apply(accepts)} />
        )}
        <div className="row wrap">
          {isMarking && (
            <Button kind="primary" disabled={marks.length === 0} onClick={() => work.prepare(marks)}>
              {t('filings.fixes.marks.show')}
            </Button>
          )}
          {asked.fix === 'redact' && !isMarking && fix !== null && (
            <Button onClick={work.discard}>{t('filings.fixes.marks.change')}</Button>
          )}
          <Button onClick={close}>{t('filings.fixes.cancel')}</Button>
        </div>
      </div>
    </section>
  );
}
