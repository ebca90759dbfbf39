import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RecordCheck as Check } from '#contract/activity';
import { writeCount } from '#domain/text/writeCount';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { errorText } from '#web/calls/errorText.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Badge, type Tone } from '#web/ui/Status.tsx';
import { toast } from '#web/ui/toast.ts';
import styles from './activity.module.css';
import { useReadRecordCheckQuery, useStartRecordCheckMutation } from './activityApi.ts';

const everyMs = 1000;

const tones: Record<Check['state'], Tone> = {
  queued: 'info',
  running: 'info',
  intact: 'ok',
  broken: 'bad',
  failed: 'warn',
};

const isUnderWay = (check: Check | null | undefined) => check?.state === 'queued' || check?.state === 'running';

/** The newest verification of the record, its result, and a new one. */
export function RecordCheck() {
  const { t } = useTranslation();
  const { data: found, error } = useReadRecordCheckQuery({});
  const check = found?.data;
  useReadRecordCheckQuery({}, { pollingInterval: everyMs, skip: !isUnderWay(check) });
  const [start, { isLoading }] = useStartRecordCheckMutation();
  const press = async () => {
    const reply = await start({});
    if (reply.error) toast.error(errorText(reply.error));
  };
  return (
    <section className="panel" aria-label={t('activity.check.heading')}>
      <div className={`body ${styles.verification}`}>
        <div className="stack">
          <CallFailure error={error} />
          {check === null && <p className="muted">{t('activity.check.never')}</p>}
          {check && <Result check={check} />}
        </div>
        <Button dense busy={isLoading || isUnderWay(check)} disabled={!found} onClick={() => void press()}>
          <ShieldCheck className="i" aria-hidden />
          {t('activity.check.start')}
        </Button>
      </div>
    </section>
  );
}

function Result({ check }: { check: Check }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { state, lines, signed_through, faults, requested_by, finished_at, requested_at } = check;
  return (
    <>
      <p role="status">
        <Badge tone={tones[state]}>{t(`activity.check.state.${state}`)}</Badge>{' '}
        {lines !== null && t('activity.check.lines', { count: lines, shown: writeCount(lines) })}{' '}
        {signed_through !== null &&
          signed_through > 0 &&
          t('activity.check.signed', { line: writeCount(signed_through) })}
      </p>
      {faults.length > 0 && (
        <Note tone="warn">
          <ul>
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </Note>
      )}
      <p className="tiny muted">
        {t('activity.check.by', { when: format.moment(finished_at ?? requested_at), name: requested_by })}
      </p>
    </>
  );
}
