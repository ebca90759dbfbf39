import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import type { Binder } from '#contract/binders';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { errorText } from '#web/calls/errorText.ts';
import { useDeskView } from '#web/filings/viewer/useDeskView.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { useOfflineState } from '../offline/offlineState.ts';
import { useSits } from '../useSits.ts';
import { BinderDesk } from './BinderDesk.tsx';
import { BinderHead } from './BinderHead.tsx';
import { BinderOutline } from './BinderOutline.tsx';
import styles from './BinderScreen.module.css';
import { BinderSide } from './BinderSide.tsx';
import { useOrderBinderMutation, useReadBinderQuery } from './bindersApi.ts';
import { sectionAt } from './layOutBinder.ts';
import { SecondDocument } from './SecondDocument.tsx';
import { useBinderKeys } from './useBinderKeys.ts';
import { useBinderNotes } from './useBinderNotes.ts';
import { useBinderPages } from './useBinderPages.ts';
import { useSyncedScroll } from './useSyncedScroll.ts';

/** A withdrawn or replaced document is shown as such within this time. */
const newsMilliseconds = 60_000;

/** /judge-dashboard/hearings/:id: the documents for a hearing as one, with the judge's notes. */
export function BinderScreen() {
  const { id = '' } = useParams();
  const { currentData, error } = useReadBinderQuery({ id }, { pollingInterval: newsMilliseconds });
  if (currentData) return <OpenBinder key={id} binder={currentData} />;
  return error ? <CallFailure className="body" error={error} /> : <Skeleton lines={8} fills />;
}

function OpenBinder({ binder }: { binder: Binder }) {
  const { t } = useTranslation();
  const sits = useSits();
  const { offlineSince } = useOfflineState();
  const { hearing, previous, next } = binder;
  const navigate = useNavigate();
  const frame = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLElement>(null);
  const [isDouble, setDouble] = useState(false);
  const [isSynced, setSynced] = useState(false);
  const [order] = useOrderBinderMutation();
  const pages = useBinderPages(binder.items);
  const view = useDeskView(`binder ${hearing.case_title}`);
  const notes = useBinderNotes(hearing.id, pages);
  const { sections } = pages;
  const shown = sectionAt(sections, view.page);
  useSyncedScroll(frame, isDouble && isSynced);

  const step = (by: number) => {
    const readable = sections.filter((section) => section.pages > 0);
    const now = sectionAt(sections, view.pageNow());
    const to = now && readable[readable.indexOf(now) + by];
    if (to) view.turnTo(to.first);
  };
  const open = (to: string | null) => {
    if (to) void navigate(`/judge-dashboard/hearings/${to}`);
  };
  useBinderKeys({
    nextDocument: () => step(1),
    previousDocument: () => step(-1),
    nextHearing: () => open(next),
    previousHearing: () => open(previous),
    highlight: () => sits && notes.addHere(pane.current, 'highlight', view.pageNow()),
    note: () => sits && notes.addHere(pane.current, 'note', view.pageNow()),
    double: () => setDouble(!isDouble),
    jump: () => pane.current?.querySelector('input')?.focus(),
  });
  return (
    <div className={styles.binder} data-frame="document">
      <BinderHead binder={binder} onOpen={open} />
      <BinderOutline
        sections={sections}
        shown={shown}
        isReordered={binder.order_version > 0}
        onOpen={(section) => (section.pages > 0 ? view.turnTo(section.first) : setDouble(true))}
        onOrder={
          sits && offlineSince === null
            ? async (documents) => {
                const reply = await order({ id: hearing.id, documents, version: binder.order_version });
                if (reply.error) toast.error(errorText(reply.error));
              }
            : undefined
        }
      />
      <div className={isDouble ? `${styles.documents} ${styles.double}` : styles.documents} ref={frame}>
        {pages.pages.length === 0 && <p className="body muted">{t('chambers.noPapers')}</p>}
        <BinderDesk
          name={hearing.case_title}
          binder={pages}
          view={view}
          notes={notes}
          pane={pane}
          isDouble={isDouble}
          onDouble={() => setDouble(!isDouble)}
        />
        {isDouble && (
          <SecondDocument sections={sections} first={shown?.item.id ?? null} isSynced={isSynced} onSynced={setSynced} />
        )}
      </div>
      <aside className={styles.side} aria-label={t('chambers.binder.beside')}>
        <BinderSide binder={binder} sections={sections} shown={shown} notes={notes} onPage={view.turnTo} />
      </aside>
    </div>
  );
}
