import { CircleCheck, CircleDashed, CircleQuestionMark, OctagonAlert } from 'lucide-react';
import { memo, type RefObject } from 'react';
import type { OpenRun } from '#domain/hearings/findOpenRuns';
import { px } from '../boardHours.ts';
import { writeJudged, writeRange } from './describeMove.ts';
import { canDrop, isFree, type Move } from './Move.ts';
import styles from './MoveOverlay.module.css';
import type { MoveBoard } from './startMove.ts';
import { useMoveWords } from './useMoveWords.ts';

type Props = { move: Move; shown: MoveBoard; table: RefObject<HTMLTableElement | null> };

const icons = { open: CircleCheck, reason: CircleQuestionMark, taken: OctagonAlert, checking: CircleDashed };
const classes = { open: styles.open, reason: styles.reason, taken: styles.taken, checking: styles.checking };

/** Over the board: the open times of the hearing, where it would be, and what objects to that. */
export function MoveOverlay({ move, shown, table }: Props) {
  const words = useMoveWords();
  const column = shown.columns.find(({ key }) => key === move.at.column);
  const box = table.current && column && boxOf(table.current, column.key);
  if (!box) return null;
  const { at, known, judged, hearing } = move;
  const look = !judged || !known ? 'checking' : isFree(judged) ? 'open' : canDrop(judged) ? 'reason' : 'taken';
  const Icon = icons[look];
  const top = box.top + px(at.start - shown.hours.from);
  const height = Math.max(18, px(at.duration));
  // The lines about the slot are to the left of it in the right half of the board.
  const isRight = box.left > table.current!.offsetWidth / 2;
  return (
    <div className={styles.overlay} data-move={look}>
      {known && at.duration === hearing.duration_minutes && (
        <OpenTimes table={table.current!} open={known.open} duration={at.duration} from={shown.hours.from} />
      )}
      <div
        className={`${styles.ghost} ${classes[look]}`}
        style={{ transform: `translate(${box.left}px, ${top}px)`, width: box.width, height }}
      >
        <div className={isRight ? `${styles.words} ${styles.toLeft}` : styles.words}>
          <b>{writeRange(at, words)}</b>
          {writeJudged(move, column, words).map((line) => (
            <span key={line}>
              <Icon className="i i-sm" aria-hidden /> {line}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}

type OpenProps = {
  table: HTMLTableElement;
  open: ReadonlyMap<string, readonly OpenRun[]>;
  duration: number;
  from: number;
};

/** Everywhere where the hearing can be dropped. */
const OpenTimes = memo(function OpenTimes({ table, open, duration, from }: OpenProps) {
  return [...open].map(([key, runs]) => {
    const box = boxOf(table, key);
    return runs.map(({ first, last }) => (
      <div
        key={`${key} ${first}`}
        className={styles.free}
        data-open
        style={{
          top: (box?.top ?? 0) + px(first - from),
          left: box?.left,
          width: box?.width,
          height: px(last + duration - first),
        }}
      />
    ));
  });
});

/** Where a column's hours are within the table. */
function boxOf(table: HTMLTableElement, key: string) {
  const cell = table.querySelector<HTMLElement>(`[data-column="${key}"]`);
  return cell && { left: cell.offsetLeft, top: cell.offsetTop, width: cell.offsetWidth };
}
