import { CircleHelp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CalendarPlanItem } from '#contract/calendarPlans';
import { pathTo } from '#domain/paths/pathTo';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { Badge } from '#web/ui/Status.tsx';
import type { Column } from '#web/ui/Table.tsx';
import { Problems, whenOf } from '../batches/ProposalTable.tsx';
import styles from './plans.module.css';
import type { Acceptance } from './useAcceptance.ts';

type Place = NonNullable<CalendarPlanItem['proposed']>;

/** The columns of a plan’s places: the hearing, where it is, where the plan places it, and its explanation. */
export function usePlanColumns({ refused }: Acceptance, onAsk: (item: CalendarPlanItem) => void) {
  const { t } = useTranslation();
  const columns: Column<CalendarPlanItem>[] = [
    {
      key: 'case',
      title: t('calendar.list.case'),
      cell: ({ case_number, case_title, event_type }) => (
        <>
          <b>{case_number}</b> {case_title}
          <span className={`${styles.under} muted small`}>{event_type}</span>
        </>
      ),
    },
    {
      key: 'present',
      title: t('calendar.plan.present'),
      cell: ({ present }) => (present ? <PlaceCell at={present} /> : t('calendar.plan.request')),
    },
    {
      key: 'proposed',
      title: t('calendar.plan.proposed'),
      cell: (item) => (
        <div>
          <Proposed item={item} />
          <Problems problems={refused.get(item.hearing_id) ?? []} />
        </div>
      ),
    },
    {
      key: 'why',
      title: t('calendar.plan.explanation'),
      cell: (item) => (
        <Button dense aria-label={t('calendar.plan.whyOf', { number: item.case_number })} onClick={() => onAsk(item)}>
          <CircleHelp className="i" aria-hidden />
          {t('calendar.plan.why')}
        </Button>
      ),
    },
  ];
  return columns;
}

/** A time with its courtroom, judge, and calendar call. */
export function PlaceCell({ at, isNew }: { at: Place; isNew?: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const when = whenOf(at, format);
  return (
    <div>
      {isNew ? <b className="nowrap">{when}</b> : <span className="nowrap">{when}</span>}
      <span className={`${styles.under} muted small`}>
        {t('calendar.line.place', { venue: at.venue, judge: at.judge })}
        {at.sitting && ` ${t('calendar.line.sitting', { title: at.sitting })}.`}
      </span>
    </div>
  );
}

function Proposed({ item }: { item: CalendarPlanItem }) {
  const { t } = useTranslation();
  const { proposed, moves, interpreter, accepted, changed_meanwhile, conflict } = item;
  if (!proposed) {
    return (
      <>
        <Badge tone="bad">{t('calendar.plan.noPlace')}</Badge>
        {conflict && <Conflict conflict={conflict} />}
      </>
    );
  }
  return (
    <>
      {moves ? <PlaceCell at={proposed} isNew /> : t('calendar.plan.stays')}
      {interpreter && <Interpreter {...interpreter} />}
      {accepted && (
        <Link to={pathTo.hearingBatch(accepted.batch_id)} className={styles.under}>
          {t('calendar.plan.accepted')}
        </Link>
      )}
      {changed_meanwhile && <Badge tone="warn">{t('calendar.plan.changed')}</Badge>}
    </>
  );
}

/** Whom the plan chose, or that no one on the court’s list was chosen. */
function Interpreter({ language, name }: NonNullable<CalendarPlanItem['interpreter']>) {
  const { t } = useTranslation();
  if (name === null) return <Badge tone="warn">{t('calendar.plan.needsInterpreter', { language })}</Badge>;
  return <span className={`${styles.under} muted small`}>{t('calendar.plan.interpreter', { name, language })}</span>;
}

function Conflict({ conflict }: { conflict: NonNullable<CalendarPlanItem['conflict']> }) {
  const { t } = useTranslation();
  const { requirements, more, is_minimal } = conflict;
  return (
    <div className={styles.conflict}>
      <p className="small">{t(`calendar.plan.conflict.${is_minimal ? 'minimal' : 'proven'}`)}</p>
      <ul className="small">
        {requirements.map((one) => (
          <li key={one}>{one}</li>
        ))}
        {more > 0 && <li>{t('calendar.plan.conflict.more', { count: more })}</li>}
      </ul>
    </div>
  );
}
