import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewQueue } from '#contract/review';
import { errorText } from '#web/errorText.ts';
import { FilingPanes } from '#web/filings/FilingPanes.tsx';
import { UnsavedGuard } from '#web/filings/fields/UnsavedGuard.tsx';
import { useReadFilingQuery } from '#web/filings/filingsApi.ts';
import { Segmented } from '#web/ui/Segmented.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { ActionBar } from '../ActionBar.tsx';
import { lastHold } from '../HoldStrip.tsx';
import { ReturnWithProvider } from '../ReturnWith.ts';
import { useReadReviewOptionsQuery } from '../reviewApi.ts';
import type { QueueAddress } from '../useQueueAddress.ts';
import { useReview } from '../useReview.tsx';
import { useUndo } from '../useUndo.ts';
import { BenchBar } from './BenchBar.tsx';
import { FinishWords } from './FinishWords.tsx';
import { PaneSeparator } from './PaneSeparator.tsx';
import { PrefetchFiling } from './PrefetchFiling.tsx';
import { QueuePane } from './QueuePane.tsx';
import { ShortcutSheet } from './ShortcutSheet.tsx';
import { stepsFrom } from './stepsFrom.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { usePagesBeside } from './usePagesBeside.ts';
import { usePaneKeys } from './usePaneKeys.ts';
import { usePaneWidths } from './usePaneWidths.ts';

type Props = {
  filingId: string;
  address: QueueAddress;
  queue: ReviewQueue | undefined;
  queueError: unknown;
  receivedAt: number;
  onClose: () => void;
};
const panes = ['queue', 'document', 'fields'] as const;
type Pane = (typeof panes)[number];

/** The clerk's bench: the queue, the document and what was read in it, side by side, worked with keys alone. */
export function Bench({ filingId, address, queue, queueError, receivedAt, onClose }: Props) {
  const { t } = useTranslation();
  const { data: filing, currentData, error } = useReadFilingQuery(filingId);
  const options = useReadReviewOptionsQuery({ id: filingId });
  const [pane, setPane] = useState<Pane>('fields');
  const [drawer, setDrawer] = useState(false);
  const [sheet, setSheet] = useState(false);
  const widths = usePaneWidths();
  const bench = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useKeptFocus(bench, heading);
  usePaneKeys(bench);

  const { next, previous, position } = stepsFrom(
    queue,
    address.query,
    filingId,
    usePagesBeside(queue, address.query, filingId),
  );
  const go = (step: typeof next) => {
    if (step) address.change(step.page ? { filing: step.filing, page: String(step.page) } : { filing: step.filing });
  };
  // Before the fields appear, which take the focus from there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each filing the work begins at its name
  useLayoutEffect(() => {
    if (!document.activeElement?.closest('[role="dialog"]')) heading.current?.focus({ preventScroll: true });
    setDrawer(false);
    setPane('fields');
  }, [filingId]);

  const undo = useUndo();
  const own = lastHold(queue?.holds ?? []);
  const shown = currentData ?? (filing?.id === filingId ? filing : undefined);
  const review = useReview(shown, options.currentData, {
    onNext: () => go(next),
    onPrevious: () => go(previous),
    onShortcuts: () => setSheet(true),
    onUndo: own ? () => void undo.take(own) : undefined,
  });
  const failure = error ?? options.error;
  const narrow = window.matchMedia('(max-width: 1279px)').matches;
  const toggleQueue = () => {
    if (narrow) setDrawer(!drawer);
    else widths.setQueueOpen(!widths.queueOpen);
  };
  // The drawer takes the keyboard along, and gives it back by Escape.
  useEffect(() => {
    if (!drawer) return;
    bench.current?.querySelector<HTMLElement>('.queue .qi[aria-current], .queue .qi')?.focus();
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      setDrawer(false);
      bench.current?.querySelector<HTMLElement>('.queue-toggle')?.focus();
    };
    window.addEventListener('keydown', close);
    return () => window.removeEventListener('keydown', close);
  }, [drawer]);

  return (
    <div
      className="bench"
      ref={bench}
      data-pane={pane}
      data-queue={widths.queueOpen ? 'open' : 'closed'}
      data-drawer={drawer || undefined}
      style={widths.style}
    >
      <BenchBar
        headingRef={heading}
        filing={shown}
        options={options.currentData}
        position={position}
        onQueue={toggleQueue}
        queueOpen={narrow ? drawer : widths.queueOpen}
        onPrevious={previous ? () => go(previous) : undefined}
        onNext={next ? () => go(next) : undefined}
        onShortcuts={() => setSheet(true)}
        onClose={onClose}
      />
      <div className="bench-sw">
        <Segmented
          label={t('review.bench.panes')}
          value={pane}
          onChange={(chosen) => setPane(panes.find((one) => one === chosen) ?? 'fields')}
          options={panes.map((value) => ({ value, label: t(`review.bench.pane.${value}`) }))}
        />
      </div>
      {drawer && (
        <button
          type="button"
          className="bench-scrim"
          aria-label={t('review.bench.closeQueue')}
          onClick={() => setDrawer(false)}
        />
      )}
      <QueuePane queue={queue} error={queueError} query={address.query} selected={filingId} onChange={address.change} />
      <PaneSeparator label={t('review.bench.queueWidth')} area="queue" {...widths.queue} />
      {failure !== undefined && !shown ? (
        <div className="bench-failed" role="alert">
          <p>{errorText(failure)}</p>
        </div>
      ) : shown ? (
        <ReturnWithProvider value={review.returnWith}>
          <FilingPanes
            key={shown.id}
            filing={shown}
            startHere
            separator={<PaneSeparator label={t('review.bench.fieldsWidth')} area="fields" {...widths.fields} />}
            end={<FinishWords review={review} />}
            onPlaceAsked={() => setPane('document')}
            onWithdrawn={() => (next ? go(next) : onClose())}
          />
        </ReturnWithProvider>
      ) : (
        <LoadingPanes />
      )}
      <ActionBar filing={shown} review={review} holds={queue?.holds ?? []} receivedAt={receivedAt} />
      {review.dialog}
      <ShortcutSheet isOpen={sheet} onClose={() => setSheet(false)} />
      <UnsavedGuard />
      {next && <PrefetchFiling filingId={next.filing} />}
    </div>
  );
}

/** As wide and as high as what is coming. */
function LoadingPanes() {
  const { t } = useTranslation();
  return (
    <>
      <section className="docpane" aria-label={t('filings.viewer.label')}>
        <div className="pane-head" />
        <div className="desk">
          <div className="sheet-coming" />
        </div>
      </section>
      <section className="inspect" aria-label={t('filings.fields.pane')}>
        <div className="jump" />
        <div className="scroll body">
          <Skeleton lines={12} />
        </div>
        <div className="fi" />
      </section>
    </>
  );
}
