import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { UnsavedGuard } from '#web/filings/fields/UnsavedGuard.tsx';
import { useReadFilingQuery } from '#web/filings/filingsApi.ts';
import { useReviewKeys } from '#web/filings/useReviewKeys.ts';
import { Segmented } from '#web/ui/Segmented.tsx';
import { useKeysSwitch } from '#web/ui/useKeysSwitch.ts';
import benchStyles from '../bench/bench.module.css';
import { usePaneKeys } from '../bench/usePaneKeys.ts';
import { usePaneWidths } from '../bench/usePaneWidths.ts';
import { lastHold } from '../lastHold.ts';
import { useMessageLine } from '../useMessageLine.ts';
import type { QueueAddress } from '../useQueueAddress.ts';
import { useUndo } from '../useUndo.ts';
import { LaneActions } from './LaneActions.tsx';
import { LaneBar } from './LaneBar.tsx';
import { LaneDocument } from './LaneDocument.tsx';
import { LaneList } from './LaneList.tsx';
import { useListLaneQuery } from './laneApi.ts';
import { RunDialog } from './RunDialog.tsx';
import { useLaneRun } from './useLaneRun.ts';

const panes = ['queue', 'document', 'fields'] as const;
type Pane = (typeof panes)[number];

/** The lane: filings of which everything is sure, to page through and accept together. */
export function LaneScreen({ address }: { address: QueueAddress }) {
  const { t } = useTranslation();
  const { page, section } = address.query;
  const { data: lane, error, fulfilledTimeStamp } = useListLaneQuery({ page, section });
  const [pane, setPane] = useState<Pane>('document');
  const [asking, setAsking] = useState(false);
  const widths = usePaneWidths();
  const screen = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  usePaneKeys(screen);
  const rows = lane?.results ?? [];
  const at = Math.max(
    0,
    rows.findIndex(({ id }) => id === address.selected),
  );
  const row = rows[at];
  const { currentData: filing, error: failure } = useReadFilingQuery({ id: row?.id ?? '' }, { skip: !row });
  const line = useMessageLine();
  const run = useLaneRun(lane, filing, line.say);
  const undo = useUndo();
  const own = lastHold(lane?.holds ?? []);
  const go = (index: number) => rows[index] && address.change({ filing: rows[index].id });
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each filing the work begins at its name
  useLayoutEffect(() => {
    if (!document.activeElement?.closest('[role="dialog"]')) heading.current?.focus({ preventScroll: true });
  }, [row?.id]);
  const step = (act: () => unknown) => () => {
    act();
    go(at + 1);
  };
  const acts = {
    next: rows[at + 1] ? () => go(at + 1) : undefined,
    previous: at > 0 ? () => go(at - 1) : undefined,
    skip: row && step(() => run.skip(row.id)),
    leave: row && run.markOf(row) !== 'left' ? step(() => run.leave(row.id, true)) : undefined,
    accepted: run.run.length > 0 ? () => setAsking(true) : undefined,
    undo: own ? () => void undo.take(own) : undefined,
  };
  useReviewKeys(useKeysSwitch()[0], acts);
  const close = () => address.change({ lane: null, filing: null, page: null });

  return (
    <div
      className={benchStyles.bench}
      data-frame="bench"
      data-pane={pane}
      data-queue="open"
      ref={screen}
      style={widths.style}
    >
      <LaneBar
        headingRef={heading}
        row={row}
        position={row && { at: at + 1, of: rows.length }}
        lane={lane}
        onClose={close}
      />
      <div className="bench-sw">
        <Segmented
          label={t('review.bench.panes')}
          value={pane}
          onChange={(chosen) => setPane(panes.find((one) => one === chosen) ?? 'document')}
          options={panes.map((value) => ({ value, label: t(`review.bench.pane.${value}`) }))}
        />
      </div>
      <LaneList lane={lane} run={run} selected={row?.id ?? null} address={address} />
      <CallFailure className={benchStyles.benchFailed} error={error ?? failure} />
      <LaneDocument filing={filing} isEmpty={lane !== undefined && !row} onPlaceAsked={() => setPane('document')} />
      <LaneActions
        acts={acts}
        run={run}
        lane={lane}
        message={line.message}
        receivedAt={fulfilledTimeStamp ?? Date.now()}
      />
      {asking && <RunDialog run={run} say={line.say} onClose={() => setAsking(false)} />}
      <UnsavedGuard />
    </div>
  );
}
