import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deliveryStates, type WebhookDelivery, type WebhookEndpoint } from '#contract/webhooks';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Status, type Tone } from '#web/ui/Status.tsx';
import { DeliveryDetails } from './DeliveryDetails.tsx';
import styles from './DeliveryLog.module.css';
import { useListDeliveriesQuery } from './webhooksApi.ts';

const tones: Record<WebhookDelivery['state'], Tone> = {
  waiting: 'info',
  delivered: 'ok',
  failed: 'bad',
  cancelled: 'none',
};

/** The deliveries to an endpoint with their results; each delivery opens its attempts. */
export function DeliveryLog({ endpoint, onClose }: { endpoint: WebhookEndpoint; onClose: () => void }) {
  const format = useFormat();
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const [state, setState] = useState<WebhookDelivery['state']>();
  const [open, setOpen] = useState<string | null>(null);
  const { data, error, refetch, isFetching } = useListDeliveriesQuery({
    id: endpoint.id,
    page,
    ...(state ? { state } : {}),
  });
  return (
    <Dialog isOpen onClose={onClose} title={t('webhooks.log.title', { name: endpoint.description || endpoint.url })}>
      <div className={`row wrap ${styles.webhookTools}`}>
        <Select
          label={t('webhooks.log.state')}
          required={false}
          value={state ?? ''}
          onChange={(chosen) => {
            setState(deliveryStates.find((one) => one === chosen));
            setPage(1);
          }}
          placeholder={t('webhooks.log.every')}
          options={deliveryStates.map((value) => ({ value, label: t(`webhooks.delivery.${value}`) }))}
        />
        <Button busy={isFetching} onClick={() => void refetch()}>
          <RefreshCw className="i" aria-hidden />
          {t('webhooks.log.refresh')}
        </Button>
      </div>
      <CallFailure error={error} />
      {!data && !error && <Skeleton lines={5} />}
      {data?.data.length === 0 && <p>{t('webhooks.log.none')}</p>}
      {data && data.data.length > 0 && (
        <>
          <ul className={`feed ${styles.deliveries}`}>
            {data.data.map((delivery) => (
              <li key={delivery.id}>
                <button
                  type="button"
                  className={styles.delivery}
                  aria-expanded={open === delivery.id}
                  onClick={() => setOpen(open === delivery.id ? null : delivery.id)}
                >
                  <Status tone={tones[delivery.state]}>{t(`webhooks.delivery.${delivery.state}`)}</Status>
                  <span className="mono">{delivery.type}</span>
                  <span className="small muted">{format.moment(delivery.occurred_at)}</span>
                  <span className="small muted">{describe(delivery)}</span>
                </button>
                {open === delivery.id && <DeliveryDetails id={delivery.id} redelivers={endpoint.state === 'active'} />}
              </li>
            ))}
          </ul>
          <Pager page={page} totalPages={data.total_pages} onPage={setPage}>
            {t('webhooks.log.count', { count: data.total })}
          </Pager>
        </>
      )}
    </Dialog>
  );

  function describe({ attempts, last_status, last_error, next_attempt_at }: WebhookDelivery): string {
    const parts = [
      t('webhooks.log.attempts', { count: attempts }),
      last_error ?? (last_status ? t('webhooks.log.answered', { status: last_status }) : ''),
      next_attempt_at && attempts > 0 ? t('webhooks.log.next', { at: format.moment(next_attempt_at) }) : '',
    ];
    return parts.filter(Boolean).join(' · ');
  }
}
