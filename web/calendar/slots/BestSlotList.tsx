import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { BestSlot, BestSlots, SlotObjection, SlotObstacle, SlotReason } from '#contract/bestSlots';
import { type Format, useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import styles from './slots.module.css';

type Props = { best: BestSlots; busy?: boolean; onUse: (slot: BestSlot) => void };

/** The best times of a requested hearing, each with its reasons and a button that uses it, or what prevents any. */
export function BestSlotList({ best, busy = false, onUse }: Props) {
  const { t } = useTranslation();
  const { slots, obstacles, failure, through } = best;
  const format = useFormat();
  if (failure) return <Note tone="warn">{t(`calendar.slots.failure.${failure}`)}</Note>;
  if (slots.length === 0) {
    return (
      <Note tone="warn">
        <p>{t('calendar.slots.none', { day: format.day(through) })}</p>
        {obstacles.length > 0 && <Obstacles obstacles={obstacles} />}
      </Note>
    );
  }
  return (
    <section aria-label={t('calendar.slots.heading')}>
      <p className={styles.heading}>{t('calendar.slots.heading')}</p>
      <ol className={styles.slots}>
        {slots.map((slot) => (
          <li key={slot.hearing_date} className={styles.slot}>
            <div>
              <b className="strong">{whenOf(slot, format)}</b>{' '}
              <span className="small">{t('calendar.line.place', { venue: slot.venue, judge: slot.judge })}</span>
              <p className="muted small">{slot.reasons.map((reason) => reasonText(reason, t)).join(' ')}</p>
            </div>
            <Button dense disabled={busy} onClick={() => onUse(slot)}>
              {t('calendar.slots.use')}
              <span className="vh">: {whenOf(slot, format)}</span>
            </Button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Obstacles({ obstacles }: { obstacles: readonly SlotObstacle[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <>
      <p>{t('calendar.slots.nearest')}</p>
      <ul className={styles.obstacles}>
        {obstacles.map((obstacle) => (
          <li key={obstacle.hearing_date}>
            <b>{whenOf(obstacle, format)}</b>{' '}
            {t('calendar.line.place', { venue: obstacle.venue, judge: obstacle.judge })}
            <ul>
              {obstacle.objections.map((objection) => {
                const text = objectionText(objection, t, format);
                return <li key={text}>{text}</li>;
              })}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}

const whenOf = (at: { hearing_date: string; hearing_time: string }, format: Format) =>
  `${format.day(at.hearing_date)}, ${format.clock(at.hearing_time)}`;

function reasonText({ code, count, names }: SlotReason, t: TFunction): string {
  return t(`calendar.slots.reason.${code}`, { names, ...(count !== null && { count }) });
}

function objectionText({ code, who, from, to, day, by }: SlotObjection, t: TFunction, format: Format): string {
  const about = {
    ...{ who, day: day && format.day(day), from: from && format.clock(from), to: to && format.clock(to) },
    ...(by && { number: by.case_number, title: by.case_title, event: by.event_type }),
  };
  return t(`calendar.slots.objection.${code === 'taken' && !by ? 'takenHidden' : code}`, about);
}
