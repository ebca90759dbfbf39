import { CircleDashed, Clock, DoorOpen, Languages, UserX } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { timeOf } from '#domain/hearings/clockMinutes';
import { useFormat } from '#web/preferences/useFormat.ts';
import { endOf } from './boardHours.ts';
import styles from './HearingBlock.module.css';
import type { Block } from './layOut.ts';

type Props = { block: Block; isJudgeAway: boolean };

/**
 * A hearing on the board, as high as it is long. It has no behavior: the board and the moves listen on the board as a
 * whole, so that hundreds of hearings cost nothing.
 */
export const HearingBlock = memo(function HearingBlock({ block, isJudgeAway }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  const { hearing, top, height, left, width } = block;
  const flags = flagsOf(block, isJudgeAway);
  const classes = [
    styles.matter,
    hearing.status === 'requested' && styles.requested,
    hearing.status === 'completed' && styles.held,
    height < 34 && styles.line,
    flags.length > 0 && styles.flagged,
  ];
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(' ')}
      style={{ top, height, left: `${left * 100}%`, width: `calc(${width * 100}% - 2px)` }}
      data-hearing={hearing.id}
      data-movable={hearing.can_move || undefined}
      tabIndex={-1}
      aria-label={[
        t('calendar.board.range', {
          from: format.clock(hearing.hearing_time),
          to: format.clock(timeOf(endOf(hearing) % (24 * 60))),
        }),
        t('calendar.board.named', {
          event: hearing.event_type,
          number: hearing.case_number,
          title: hearing.case_title,
        }),
        t('calendar.line.place', { venue: hearing.venue, judge: hearing.judge }),
        hearing.status !== 'scheduled' && t(`calendar.status.${hearing.status}`),
        ...flags.map(({ word }) => t(`calendar.board.flag.${word}`)),
        hearing.expected_time && t('lists.expected', { time: format.clock(hearing.expected_time) }),
      ]
        .filter(Boolean)
        .join(', ')}
    >
      <span className={styles.flags}>
        {flags.map(({ word, icon: Icon }) => (
          <Icon key={word} className="i i-sm" aria-hidden />
        ))}
      </span>
      <span className={styles.when}>{format.clock(hearing.hearing_time)}</span> <b>{hearing.event_type}</b>{' '}
      <span className={styles.case}>
        {hearing.case_number} {hearing.case_title}
      </span>
      {hearing.can_move && height >= 28 && <span className={styles.grip} data-grip aria-hidden />}
    </button>
  );
});

/** What still must be arranged, each with its icon. */
function flagsOf({ hearing }: Block, isJudgeAway: boolean) {
  return [
    { word: 'room' as const, icon: DoorOpen, is: hearing.courtroom_id === null },
    { word: 'interpreter' as const, icon: Languages, is: hearing.interpreter_unconfirmed },
    { word: 'judgeAway' as const, icon: UserX, is: isJudgeAway },
    { word: 'requested' as const, icon: CircleDashed, is: hearing.status === 'requested' },
    { word: 'late' as const, icon: Clock, is: hearing.expected_time !== null },
  ].filter(({ is }) => is);
}
