import { useTranslation } from 'react-i18next';
import type { Lane, LaneFiling } from '#contract/lane';
import { CountBadge } from '#web/ui/CountBadge.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Status, type Tone } from '#web/ui/Status.tsx';
import benchStyles from '../bench/bench.module.css';
import { formatWait } from '../formatWait.ts';
import { SectionSelect } from '../SectionSelect.tsx';
import type { QueueAddress } from '../useQueueAddress.ts';
import styles from './Lane.module.css';
import type { LaneMark, LaneRun } from './useLaneRun.ts';

type Props = { lane: Lane | undefined; run: LaneRun; selected: string | null; address: QueueAddress };

const criteria = ['sure', 'complete', 'findings', 'case', 'acts', 'claimed'] as const;
const tones: Record<LaneMark, Tone> = {
  unopened: 'none',
  in_run: 'ok',
  skipped: 'warn',
  left: 'info',
  obstacle: 'bad',
};

/** The filings of the run with what becomes of each, and the criteria by which they are here. */
export function LaneList({ lane, run, selected, address }: Props) {
  const { t } = useTranslation();
  const { query, change } = address;
  return (
    <section className={benchStyles.queue} data-queue-pane aria-label={t('review.lane.heading')}>
      <div className="pane-head">
        <h2>{t('review.lane.heading')}</h2>
        {lane && <CountBadge count={lane.total} more={lane.more} />}
      </div>
      <div className={styles.criteria}>
        {t('review.lane.criteria')}
        <ul>
          {criteria.map((one) => (
            <li key={one}>{t(`review.lane.criterion.${one}`)}</li>
          ))}
        </ul>
        <p>{t('review.lane.onlySeen')}</p>
        <SectionSelect value={query.section} onChange={(section) => change({ section, filing: null })} />
      </div>
      {!lane && (
        <div className="scroll body">
          <Skeleton lines={10} />
        </div>
      )}
      {lane && (
        <ul className="scroll">
          {lane.results.map((row) => (
            <Item
              key={row.id}
              row={row}
              run={run}
              open={row.id === selected}
              onOpen={() => change({ filing: row.id })}
            />
          ))}
        </ul>
      )}
      {lane && lane.total_pages > 1 && (
        <Pager
          page={query.page}
          totalPages={lane.total_pages}
          onPage={(page) => change({ page: String(page), filing: null })}
        />
      )}
    </section>
  );
}

type ItemProps = { row: LaneFiling; run: LaneRun; open: boolean; onOpen: () => void };

function Item({ row, run, open, onOpen }: ItemProps) {
  const { t } = useTranslation();
  const mark = run.markOf(row);
  const why = run.obstaclesOf(row.id).map((one) => t(`review.lane.obstacle.${one}`));
  return (
    <li>
      <button
        type="button"
        className={benchStyles.qi}
        data-queue-item
        aria-current={open ? 'true' : undefined}
        onClick={onOpen}
      >
        <span className={benchStyles.l}>
          <span className="clip">{row.case.case_number}</span>
          <time dateTime={row.received_at}>{formatWait(row.received_at)}</time>
        </span>
        <b className="clip">{row.parties ?? row.document_name}</b>
        <span className={benchStyles.l}>
          <span className="clip">{row.doc_type ?? row.document_name}</span>
          <Status tone={tones[mark]}>{t(`review.lane.mark.${mark}`)}</Status>
        </span>
        {mark === 'obstacle' && <span className="small">{why.join(' ')}</span>}
      </button>
    </li>
  );
}
