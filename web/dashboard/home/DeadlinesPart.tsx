import { Check, Clock, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { HomeAttention, HomeDeadline, MarkedDeadline } from '#contract/home';
import { pathTo } from '#domain/paths/pathTo';
import { Derivation, weekdayAndDay } from '#web/deadlines/Derivation.tsx';
import { useMark } from '#web/deadlines/useMark.ts';
import { writeCourtDays } from '#web/deadlines/writeCourtDays.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { Status } from '#web/ui/Status.tsx';
import styles from './home.module.css';
import { Part } from './Part.tsx';

type Props = { found: HomeAttention['deadlines']; today: string };

/** Open deadlines with their court days and their count, and those that were marked as met, which can be undone. */
export function DeadlinesPart({ found: { data, total, marked }, today }: Props) {
  const { t } = useTranslation();
  return (
    <Part
      title={t('home.deadlines.heading')}
      total={total}
      shown={data.length}
      all={pathTo.deadlines({ state: 'open' })}
      none={t('home.deadlines.none')}
    >
      <ul className={styles.lines}>
        {data.map((deadline) => (
          <DeadlineLine key={deadline.id} deadline={deadline} today={today} />
        ))}
        {marked.map((deadline) => (
          <MarkedLine key={deadline.id} deadline={deadline} />
        ))}
      </ul>
    </Part>
  );
}

function DeadlineLine({ deadline, today }: { deadline: HomeDeadline; today: string }) {
  const format = useFormat();
  const { t } = useTranslation();
  const { mark, busy } = useMark();
  const { id, version, action, case_id, case_number, case_title, due_date, due_time, overdue, met_by } = deadline;
  const left = writeCourtDays(t, deadline.court_days_left, overdue, due_date === today);
  return (
    <li>
      <div className={styles.what}>
        <b className="strong">{action}</b>
        <Status tone={overdue ? 'bad' : deadline.urgent ? 'warn' : 'info'} icon={overdue ? undefined : Clock}>
          {left}
        </Status>
        <p className="small">
          {weekdayAndDay(t, due_date, format)}
          {due_time && `, ${due_time}`}
        </p>
        <p className="small">
          <Link to={pathTo.case(case_id)}>{case_number}</Link> {case_title}
        </p>
        {met_by && (
          <p className={styles.proposal}>
            {t('home.deadlines.proposed')} <Link to={pathTo.filing(met_by.filing_id)}>{met_by.title}</Link>
            {t('home.deadlines.filedOn', { day: format.day(met_by.filed_on) })}
          </p>
        )}
        <Counted deadline={deadline} />
      </div>
      <Button dense busy={busy} onClick={() => void mark({ id, version, met: true, filing_id: met_by?.filing_id })}>
        <Check className="i" aria-hidden />
        {t(met_by ? 'home.deadlines.confirm' : 'home.deadlines.met')}
        <span className="vh">: {action}</span>
      </Button>
    </li>
  );
}

/** How a deadline was counted, with its authority; the steps are fetched with the list and shown on request. */
function Counted({ deadline: { derivation, authority, of_court } }: { deadline: HomeDeadline }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="small" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('home.deadlines.counted', { authority })}</summary>
      {isOpen && <Derivation steps={derivation} />}
      {isOpen && <p className="muted">{t(of_court ? 'home.deadlines.ofCourt' : 'home.deadlines.own')}</p>}
    </details>
  );
}

function MarkedLine({ deadline }: { deadline: MarkedDeadline }) {
  const format = useFormat();
  const { t } = useTranslation();
  const { mark, busy } = useMark();
  const { id, version, action, case_number, marked_by, marked_at, reason } = deadline;
  return (
    <li>
      <div className={styles.what}>
        <Status tone="ok">{t('home.deadlines.isMet')}</Status> {action}, {case_number}
        <p className="muted small">
          {t('home.deadlines.markedBy', { name: marked_by, moment: format.moment(marked_at) })}
          {reason && ` ${reason}`}
        </p>
      </div>
      <Button dense busy={busy} onClick={() => void mark({ id, version, met: false })}>
        <Undo2 className="i" aria-hidden />
        {t('home.deadlines.undo')}
        <span className="vh">: {action}</span>
      </Button>
    </li>
  );
}
