import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { EscalatedDelivery } from '#contract/entryService';
import { pathTo } from '#domain/paths/pathTo';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useListEscalatedQuery } from './entryServiceApi.ts';
import { ResolveDialog } from './ResolveDialog.tsx';

/** /entry-service: the people on whom a clerk must serve an order by other means, the oldest first. */
export function EscalatedScreen() {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const [resolving, setResolving] = useState<EscalatedDelivery | null>(null);
  const { data, error } = useListEscalatedQuery({ page });
  return (
    <>
      <PageHead title={t('titles.entryService')}>{t('entryService.intro')}</PageHead>
      <CallFailure error={error} />
      <Panel>
        {!data && !error && <Skeleton lines={6} />}
        {data?.total === 0 && <p className="muted">{t('entryService.none')}</p>}
        <ul className="stack">
          {data?.data.map((one) => (
            <Escalated key={one.id} delivery={one} onResolve={() => setResolving(one)} />
          ))}
        </ul>
        {data && data.total_pages > 1 && <Pager page={page} totalPages={data.total_pages} onPage={setPage} />}
      </Panel>
      {resolving && <ResolveDialog delivery={resolving} onClose={() => setResolving(null)} />}
    </>
  );
}

function Escalated({ delivery, onResolve }: { delivery: EscalatedDelivery; onResolve: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { queue, name, parties, address, mail_reply, escalated_at, case_id, case_number, entry, entry_text } = delivery;
  const to = parties.length > 0 ? t('entryService.forParties', { name, parties: parties.join('; ') }) : name;
  return (
    <li>
      <div className="row wrap">
        <strong>{to}</strong>
        <span className="muted small">{t(`entryService.queue.${queue}`)}</span>
        <Button dense onClick={onResolve} aria-label={t('entryService.resolveOf', { name })}>
          {t('entryService.resolve')}
        </Button>
      </div>
      <p className="small">
        <Link to={pathTo.case(case_id)}>{case_number}</Link> {t('entryService.entryText', { entry, text: entry_text })}
      </p>
      <p className="tiny muted">
        {[address, mail_reply, t('entryService.since', { when: format.moment(escalated_at) })]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </li>
  );
}
