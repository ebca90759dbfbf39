import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import type { OrderDraft } from '#contract/orderDrafts';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { OrderPage } from './OrderPage.tsx';
import styles from './OrderScreen.module.css';
import { OrderSide } from './OrderSide.tsx';
import { useReadOrderDraftQuery } from './ordersApi.ts';
import { ProposedDocument } from './ProposedDocument.tsx';
import { useOrderEditor } from './useOrderEditor.ts';

/** /orders/:id: an order before signature, as a page that is edited in place. */
export function OrderScreen() {
  const { id = '' } = useParams();
  const { data, error } = useReadOrderDraftQuery({ id });
  if (data) return <OpenOrder key={data.id} opened={data} />;
  return error ? <CallFailure className="before" error={error} /> : <Skeleton lines={12} fills />;
}

function OpenOrder({ opened }: { opened: OrderDraft }) {
  const { t } = useTranslation();
  const editor = useOrderEditor(opened);
  const [isTracked, setTracked] = useState(opened.source === 'counsel');
  const [active, setActive] = useState<string | null>(null);
  const { order } = editor;
  const isBeside = order.filing_id !== null && order.proposed_version_id !== null;
  return (
    <div className={styles.orderScreen} data-beside={isBeside || undefined}>
      <header className={styles.orderTop}>
        <Link className={buttonClass({ dense: true })} to="/orders">
          <ArrowLeft className="i" aria-hidden />
          {t('orders.heading')}
        </Link>
        <h1>{editor.content.title}</h1>
        <span className="muted small" role="status">
          {t(`orders.saving.${editor.saving.state}`)}
        </span>
      </header>
      {isBeside && <ProposedDocument filing_id={order.filing_id!} version_id={order.proposed_version_id!} />}
      <OrderPage editor={editor} isTracked={isTracked} onActive={setActive} />
      <aside className={`${styles.orderAside} body stack`} aria-label={t('orders.actions')}>
        <OrderSide editor={editor} tracking={{ isTracked, setTracked }} active={active} />
      </aside>
    </div>
  );
}
