import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkItem } from '#contract/workItems';
import { may } from '#domain/identity/permissions';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { useFormat } from '#web/preferences/useFormat.ts';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { Button } from '#web/ui/Button.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { Badge } from '#web/ui/Status.tsx';
import styles from './CaseWorkItems.module.css';
import { useListCaseWorkItemsQuery } from './workItemsApi.ts';
import { workTones } from './workTones.ts';

const MakeWorkItem = lazily(async () => (await import('./MakeWorkItem.tsx')).MakeWorkItem, null);
const ChangeWorkItem = lazily(async () => (await import('./ChangeWorkItem.tsx')).ChangeWorkItem, null);

type Props = { caseId: string; hearings: readonly { id: string; event_type: string; hearing_date: string }[] };

/** Requests in a case: for filers their own, for the court those that the person may read. */
export function CaseWorkItems({ caseId, hearings }: Props) {
  const { t } = useTranslation();
  const manages = useAppSelector((state) => may(capacityOf(state.user), 'work-items:manage'));
  const { data, error } = useListCaseWorkItemsQuery({ id: caseId });
  const [isAsking, setAsking] = useState(false);
  const [changing, setChanging] = useState<WorkItem | null>(null);
  return (
    <section className="stack body" aria-labelledby="work-items-heading">
      <h3 id="work-items-heading">{t(manages ? 'titles.workItems' : 'workItems.ofCase')}</h3>
      {!manages && <p className="muted small">{t('workItems.intro')}</p>}
      <CallFailure error={error} />
      {data && data.data.length > 0 && (
        <ul className={styles.workItems}>
          {data.data.map((item) => (
            <Line key={item.id} item={item} onChange={() => setChanging(item)} />
          ))}
        </ul>
      )}
      <div>
        <Button onClick={() => setAsking(true)}>{t('workItems.ask')}</Button>
      </div>
      {isAsking && <MakeWorkItem caseId={caseId} hearings={hearings} onClose={() => setAsking(false)} />}
      {changing && <ChangeWorkItem item={changing} people={[]} onClose={() => setChanging(null)} />}
    </section>
  );
}

function Line({ item, onChange }: { item: WorkItem; onChange: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { kind, state, subject, person, hearing, answer, next, due_on } = item;
  return (
    <li className={styles.workItem}>
      <div>
        <div className="row wrap">
          <strong>{t(`workItems.kind.${kind}`)}</strong>
          <Badge tone={workTones[state]}>{t(`workItems.state.${state}`)}</Badge>
        </div>
        <p>{t('workItems.about', { subject, person })}</p>
        <p className="muted small">
          {[
            hearing && t('workItems.forHearing', { event: hearing.event_type, day: format.day(hearing.hearing_date) }),
            due_on && t('workItems.due', { day: format.day(due_on) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {answer && <p className="small">{t('workItems.answered', { answer })}</p>}
      </div>
      {next.length > 0 && (
        <Button dense onClick={onChange} aria-label={t('workItems.changeOf', { subject })}>
          {t('workItems.change')}
        </Button>
      )}
    </li>
  );
}
