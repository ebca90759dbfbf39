import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pathTo } from '#domain/paths/pathTo';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { Note } from '#web/ui/Note.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { blanksOf, fillEverywhere, toggleParagraph } from './changeContent.ts';
import { OrderActs } from './OrderActs.tsx';
import { blankName } from './OrderParagraph.tsx';
import type { OrderEditor } from './useOrderEditor.ts';

const OrderHistory = lazily(async () => (await import('./OrderHistory.tsx')).OrderHistory);

const OrderWord = lazily(async () => (await import('./OrderWord.tsx')).OrderWord);

type Tracking = { isTracked: boolean; setTracked: (isTracked: boolean) => void };
type Props = { editor: OrderEditor; tracking: Tracking; active: string | null };

/** Beside the page: what must be known, the blanks, the tools, what happens next, and the earlier texts. */
export function OrderSide({ editor, tracking, active }: Props) {
  const { t } = useTranslation();
  const { order, content, change } = editor;
  const isOpen = order.abilities.edit;
  return (
    <>
      <OrderNotes editor={editor} />
      {isOpen && (
        <TextField
          label={t('orders.title')}
          value={content.title}
          maxLength={300}
          onChange={(title) => change({ ...content, title })}
        />
      )}
      {isOpen &&
        blanksOf(content).map(({ name, value }) => (
          <TextField
            key={name}
            label={t('orders.blank', { name: blankName(name) })}
            value={value}
            onChange={(typed) => change(fillEverywhere(content, name, typed))}
          />
        ))}
      {isOpen && (
        <>
          <Checkbox
            label={t('orders.track')}
            checked={tracking.isTracked}
            disabled={order.source === 'counsel'}
            onChange={tracking.setTracked}
          />
          <div className="row wrap">
            <Button
              dense
              disabled={!active}
              onClick={() => active && change(toggleParagraph(content, active, order.writer))}
            >
              {t('orders.strikeParagraph')}
            </Button>
            <Button dense onClick={editor.undo}>
              {t('orders.undo')}
            </Button>
          </div>
          <p className="muted small">{t('orders.keys')}</p>
        </>
      )}
      <OrderActs editor={editor} />
      <OrderWord editor={editor} />
      <OrderHistory editor={editor} />
      <Link to={pathTo.case(order.case_id)}>{t('orders.openCase', { number: order.case_number })}</Link>
    </>
  );
}

function OrderNotes({ editor: { order, saving, retry } }: { editor: OrderEditor }) {
  const { t } = useTranslation();
  return (
    <>
      {saving.problem && (
        <div role="alert">
          <Note tone="warn">
            {saving.problem}{' '}
            <Button dense onClick={() => void retry()}>
              {t('orders.retry')}
            </Button>
          </Note>
        </div>
      )}
      {saving.mergedWith && <Note tone="info">{t('orders.merged', { name: saving.mergedWith })}</Note>}
      {order.warnings.map((warning) => (
        <Note key={warning} tone="warn">
          {t(`orders.warning.${warning}`)}
        </Note>
      ))}
      {order.state !== 'draft' && <Note tone="info">{t(`orders.state.${order.state}`)}</Note>}
      {order.state === 'draft' && order.return_note && (
        <Note tone="warn">{t('orders.returnedWith', { note: order.return_note })}</Note>
      )}
      {order.reason && <p>{t('orders.reasonGiven', { reason: order.reason })}</p>}
      {order.corrects_id && <Link to={`/orders/${order.corrects_id}`}>{t('orders.corrects')}</Link>}
    </>
  );
}
