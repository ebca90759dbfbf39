import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewQueue } from '#contract/review';
import { useReadReviewOptionsQuery } from '#web/filings/courtApi.ts';
import { UnsavedGuard } from '#web/filings/fields/UnsavedGuard.tsx';
import { useReadFilingQuery } from '#web/filings/filingsApi.ts';
import { lazily } from '#web/ui/lazily.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { ActionBar } from '../ActionBar.tsx';
import { lastHold } from '../lastHold.ts';
import { useMessageLine } from '../useMessageLine.ts';
import type { QueueAddress } from '../useQueueAddress.ts';
import { useReview } from '../useReview.tsx';
import { useUndo } from '../useUndo.ts';
import { BenchBar } from './BenchBar.tsx';
import { BenchPanes } from './BenchPanes.tsx';
import styles from './bench.module.css';
import { PaneSeparator } from './PaneSeparator.tsx';
import { PrefetchFiling } from './PrefetchFiling.tsx';
import { QueuePane } from './QueuePane.tsx';
import { useKeptFocus } from './useKeptFocus.ts';
import { usePaneKeys } from './usePaneKeys.ts';
import { usePaneWidths } from './usePaneWidths.ts';
import { useQueueDrawer } from './useQueueDrawer.ts';
import { useQueueSteps } from './useQueueSteps.ts';

const ShortcutSheet = lazily(async () => (await import('./ShortcutSheet.tsx')).ShortcutSheet, null);

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

/** The clerk's bench: the queue, the document, and its values side by side, for use with the keyboard alone. */
export function Bench({ filingId, address, queue, queueError, receivedAt, onClose }: Props) {
  const { t } = useTranslation();
  const { data, currentData, error } = useReadFilingQuery({ id: filingId });
  const options = useReadReviewOptionsQuery({ id: filingId });
  const [pane, setPane] = useState<Pane>('fields');
  const [sheet, setSheet] = useState(false);
  const widths = usePaneWidths();
  const bench = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useKeptFocus(bench, heading);
  usePaneKeys(bench);
  const steps = useQueueSteps(queue, address, filingId);
  const queuePane = useQueueDrawer(bench, widths);
  // Before the fields appear, which take the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each filing the work begins at its name
  useLayoutEffect(() => {
    if (!document.activeElement?.closest('[role="dialog"]')) heading.current?.focus({ preventScroll: true });
    queuePane.closeDrawer();
    setPane('fields');
  }, [filingId]);

  const undo = useUndo(steps.comeBack);
  const line = useMessageLine();
  const own = lastHold(queue?.holds ?? []);
  const filing = currentData ?? (data?.id === filingId ? data : undefined);
  const review = useReview(filing, options.currentData, {
    onNext: steps.goNext,
    onPrevious: steps.goPrevious,
    onShortcuts: () => setSheet(true),
    onUndo: own ? () => void undo.take(own) : undefined,
    say: line.say,
  });

  return (
    <div
      className={styles.bench}
      data-frame="bench"
      ref={bench}
      data-pane={pane}
      data-queue={widths.queueOpen ? 'open' : 'closed'}
      data-drawer={queuePane.drawer || undefined}
      style={widths.style}
    >
      <BenchBar
        headingRef={heading}
        filing={filing}
        options={options.currentData}
        steps={steps}
        queuePane={queuePane}
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
      {queuePane.drawer && (
        <button
          type="button"
          className={styles.benchScrim}
          aria-label={t('review.bench.closeQueue')}
          onClick={queuePane.closeDrawer}
        />
      )}
      <QueuePane
        queue={queue}
        error={queueError}
        query={address.query}
        selected={filingId}
        isOpened={queuePane.drawer || pane === 'queue'}
        onChange={address.change}
      />
      <PaneSeparator label={t('review.bench.queueWidth')} area="queue" {...widths.queue} />
      <BenchPanes
        filing={filing}
        failure={error ?? options.error}
        review={review}
        separator={<PaneSeparator label={t('review.bench.fieldsWidth')} area="fields" {...widths.fields} />}
        onPlaceAsked={() => setPane('document')}
        onWithdrawn={() => (steps.next ? steps.goNext() : onClose())}
      />
      <ActionBar
        filing={filing}
        review={review}
        holds={queue?.holds ?? []}
        receivedAt={receivedAt}
        message={line.message}
        onUndone={steps.comeBack}
      />
      {review.dialog}
      {sheet && <ShortcutSheet isOpen onClose={() => setSheet(false)} />}
      <UnsavedGuard />
      {steps.next && <PrefetchFiling filingId={steps.next.filing} />}
    </div>
  );
}
