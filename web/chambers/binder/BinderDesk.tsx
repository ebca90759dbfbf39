import { Columns2, Highlighter, StickyNote } from 'lucide-react';
import { type RefObject, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PagedDesk } from '#web/filings/viewer/PagedDesk.tsx';
import { PageNumberField } from '#web/filings/viewer/PageNumberField.tsx';
import { SheetOverlays } from '#web/filings/viewer/SheetOverlay.tsx';
import type { DeskView } from '#web/filings/viewer/useDeskView.ts';
import { useViewerKeys } from '#web/filings/viewer/useViewerKeys.ts';
import { ViewerFrame } from '#web/filings/viewer/ViewerFrame.tsx';
import { Button } from '#web/ui/Button.tsx';
import { useSits } from '../useSits.ts';
import styles from './BinderDesk.module.css';
import { type BinderPages, sectionAt } from './layOutBinder.ts';
import { NoteMarks } from './NoteMarks.tsx';
import type { BinderNotes } from './useBinderNotes.ts';
import { useBinderPictures } from './useBinderPictures.ts';

const shortcuts = { highlight: 'H', note: 'N', sideBySide: 'S' };
const none: ReadonlyMap<number, never[]> = new Map();
const marking = {
  highlight: { selected: null, shown: null, hovered: null, currentHit: -1 },
  onSelect: () => {},
  onHover: () => {},
};

type Props = {
  name: string;
  binder: BinderPages;
  view: DeskView;
  notes: BinderNotes;
  pane: RefObject<HTMLElement | null>;
  isDouble: boolean;
  onDouble: () => void;
};

/** All documents of a binder, one after the other, with the judge's notes and highlights. */
export function BinderDesk({ name, binder, view, notes, pane, isDouble, onDouble }: Props) {
  const { t } = useTranslation();
  const sits = useSits();
  const { pages, sections } = binder;
  const pictures = useBinderPictures(pages);
  const onKeyDown = useViewerKeys(view, pages.length, () => {});
  const { byPage, open, setOpen } = notes;
  const overlay = useCallback(
    (page: number) => <NoteMarks notes={byPage.get(page) ?? []} open={open} onOpen={setOpen} />,
    [byPage, open, setOpen],
  );
  const section = sectionAt(sections, view.page);
  const first = pages[0]?.of?.document;
  // The desk needs one document for its name; each page names its own.
  const document = useMemo(() => first && { ...first, title: name, version_id: `binder ${name}` }, [first, name]);
  const tools = (
    <div className={styles.tools}>
      <b className={styles.inView} aria-live="polite">
        {section && t('chambers.binder.inView', { tab: section.tab, title: section.item.title })}
      </b>
      <PageNumberField page={view.page} total={pages.length} onPage={view.turnTo} />
      {sits && (
        <>
          <Button dense onClick={() => notes.addHere(pane.current, 'highlight', view.page)} title={shortcuts.highlight}>
            <Highlighter className="i" aria-hidden />
            {t('chambers.binder.highlight')}
          </Button>
          <Button dense onClick={() => notes.addHere(pane.current, 'note', view.page)} title={shortcuts.note}>
            <StickyNote className="i" aria-hidden />
            {t('chambers.binder.note')}
          </Button>
        </>
      )}
      <Button dense aria-pressed={isDouble} onClick={onDouble} title={shortcuts.sideBySide}>
        <Columns2 className="i" aria-hidden />
        {t('chambers.binder.sideBySide')}
      </Button>
    </div>
  );
  return (
    <ViewerFrame ref={pane} label={t('chambers.binder.document')} onKeyDown={onKeyDown} head={tools}>
      {pictures && document && (
        <SheetOverlays value={overlay}>
          <PagedDesk
            ref={view.desk}
            document={document}
            pages={pages}
            pictures={pictures}
            viewing={view.viewing}
            marks={none}
            hits={none}
            marking={marking}
          />
        </SheetOverlays>
      )}
    </ViewerFrame>
  );
}
