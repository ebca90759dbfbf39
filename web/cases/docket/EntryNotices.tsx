import { useTranslation } from 'react-i18next';
import type { EntryNotice } from '#contract/entryService';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Status, type Tone } from '#web/ui/Status.tsx';
import styles from './EntryNotices.module.css';
import { useListEntryNoticesQuery } from './entryNoticesApi.ts';

const tones: Record<EntryNotice['state'], Tone> = {
  pending: 'info',
  delivered: 'ok',
  escalated: 'warn',
  resolved: 'ok',
  by_filer: 'none',
  not_required: 'none',
};

/** Who received notice of a docket entry, by which method, and whether it was delivered. For clerks. */
export function EntryNotices({ caseId, number }: { caseId: string; number: number }) {
  const { t } = useTranslation();
  const { data, error } = useListEntryNoticesQuery({ id: caseId, number });
  return (
    <section aria-label={t('entryService.notices')}>
      <h3>{t('entryService.notices')}</h3>
      <CallFailure error={error} />
      {!data && !error && <Skeleton lines={2} />}
      {data?.data.length === 0 && <p className="muted">{t('entryService.noNotices')}</p>}
      <ul className={styles.notices}>
        {data?.data.map((one) => (
          <Notice key={one.id} notice={one} />
        ))}
      </ul>
    </section>
  );
}

function Notice({ notice }: { notice: EntryNotice }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { name, parties, method, address, state, queue, mail_reply, delivered_at, resolution } = notice;
  const others = parties.filter((party) => party !== name);
  const state_text =
    queue && state === 'escalated' ? t(`entryService.queue.${queue}`) : t(`entryService.state.${state}`);
  return (
    <li>
      <div className={styles.head}>
        <span>{others.length > 0 ? t('entryService.forParties', { name, parties: others.join('; ') }) : name}</span>
        <Status tone={tones[state]}>{state_text}</Status>
      </div>
      <p className="tiny muted">
        {[
          t(`participants.methodName.${method}`),
          address,
          delivered_at && format.moment(delivered_at),
          resolution,
          mail_reply && t('service.mailReply', { reply: mail_reply }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </li>
  );
}
