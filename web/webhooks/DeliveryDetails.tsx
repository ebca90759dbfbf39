import { useTranslation } from 'react-i18next';
import type { WebhookAttempt } from '#contract/webhooks';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { errorText } from '#web/calls/errorText.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { CodeBlock } from '#web/ui/CodeBlock.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Status } from '#web/ui/Status.tsx';
import { toast } from '#web/ui/toast.ts';
import styles from './DeliveryDetails.module.css';
import { useReadDeliveryQuery, useRedeliverWebhookMutation } from './webhooksApi.ts';

/** One delivery: the message, every attempt with its response, and a button that sends it again. */
export function DeliveryDetails({ id, redelivers }: { id: string; redelivers: boolean }) {
  const { t } = useTranslation();
  const { data, error } = useReadDeliveryQuery({ delivery_id: id });
  const [redeliver, { isLoading }] = useRedeliverWebhookMutation();
  const send = async () => {
    const reply = await redeliver({ delivery_id: id });
    if (reply.error) toast.error(errorText(reply.error));
    else if (reply.data.delivery.state === 'delivered') toast.success(reply.data.message);
    else toast.error(reply.data.message);
  };
  if (error) return <CallFailure error={error} />;
  if (!data) return <Skeleton lines={3} />;
  return (
    <div className={`stack ${styles.deliveryDetails}`}>
      <p className="small">
        {t('webhooks.details.id')} <code className="mono">{data.message_id}</code>
      </p>
      <CodeBlock label={t('webhooks.details.body')} text={JSON.stringify(JSON.parse(data.body), null, 2)} />
      <ul className="feed">
        {data.tries.map((attempt) => (
          <li key={attempt.number}>
            <Attempt attempt={attempt} />
          </li>
        ))}
      </ul>
      {data.tries.length === 0 && <p className="small muted">{t('webhooks.details.notYet')}</p>}
      {redelivers ? (
        <Button busy={isLoading} onClick={() => void send()}>
          {t('webhooks.details.redeliver')}
        </Button>
      ) : (
        <p className="small muted">{t('webhooks.details.notActive')}</p>
      )}
    </div>
  );
}

function Attempt({ attempt }: { attempt: WebhookAttempt }) {
  const format = useFormat();
  const { t } = useTranslation();
  const { number, at, duration_ms, status, error, response, by_hand } = attempt;
  return (
    <>
      <p className="row wrap">
        <Status tone={error ? 'bad' : 'ok'}>{status ? String(status) : t('webhooks.details.noAnswer')}</Status>
        <span className="small muted">
          {t(by_hand ? 'webhooks.details.byHand' : 'webhooks.details.attempt', {
            number,
            at: format.moment(at),
            milliseconds: duration_ms,
          })}
        </span>
      </p>
      {error && <p className="small">{error}</p>}
      {response && <p className={`small mono ${styles.deliveryResponse}`}>{response}</p>}
    </>
  );
}
