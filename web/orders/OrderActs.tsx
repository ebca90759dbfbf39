import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderDraft } from '#contract/orderDrafts';
import { errorText } from '#web/calls/errorText.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { toast } from '#web/ui/toast.ts';
import { useDenyOrderMutation, useMoveOrderDraftMutation, useSendBackOrderMutation } from './ordersApi.ts';
import type { OrderEditor } from './useOrderEditor.ts';

type Reply = { data?: { message: string; order: OrderDraft } | undefined; error?: unknown };
type Asking = 'sendBack' | 'deny' | 'discard';

/** Give for signature, send back, deny, and discard. The text is saved first. */
export function OrderActs({ editor }: { editor: OrderEditor }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState<Asking | null>(null);
  const [move] = useMoveOrderDraftMutation();
  const { abilities, state } = editor.order;
  const act = async (send: (of: { id: string; version: number }) => PromiseLike<Reply>) => {
    const saved = await editor.flush();
    if (!saved) return;
    const { data, error } = await send({ id: saved.id, version: saved.version });
    if (!data) return toast.error(errorText(error));
    editor.setOrder(data.order);
    setAsking(null);
    return toast.success(data.message);
  };
  if (!abilities.edit) return null;
  return (
    <div className="stack">
      {state === 'draft' ? (
        <Button kind="primary" onClick={() => void act((of) => move({ ...of, state: 'for_signature' }))}>
          {t('orders.give')}
        </Button>
      ) : (
        <Button onClick={() => void act((of) => move({ ...of, state: 'draft' }))}>{t('orders.toDrafts')}</Button>
      )}
      <div className="acts">
        {abilities.send_back && <Button onClick={() => setAsking('sendBack')}>{t('orders.sendBack')}</Button>}
        {abilities.deny && (
          <Button kind="danger" onClick={() => setAsking('deny')}>
            {t('orders.deny')}
          </Button>
        )}
        <Button kind="danger" onClick={() => setAsking('discard')}>
          {t('orders.discard')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={asking === 'discard'}
        danger
        title={t('orders.discardTitle')}
        confirmLabel={t('orders.discard')}
        onClose={() => setAsking(null)}
        onConfirm={() => void act((of) => move({ ...of, state: 'discarded' }))}
      >
        {t('orders.discardText')}
      </ConfirmDialog>
      {(asking === 'sendBack' || asking === 'deny') && (
        <ReasonDialog asking={asking} onClose={() => setAsking(null)} act={act} />
      )}
    </div>
  );
}

type ReasonProps = {
  asking: 'sendBack' | 'deny';
  onClose: () => void;
  act: (send: (of: { id: string; version: number }) => PromiseLike<Reply>) => Promise<unknown>;
};

function ReasonDialog({ asking, onClose, act }: ReasonProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [sendBack] = useSendBackOrderMutation();
  const [deny] = useDenyOrderMutation();
  const confirm = () => {
    if (!reason.trim()) return setProblem(t('orders.reasonMissing'));
    return void act((of) => (asking === 'deny' ? deny : sendBack)({ ...of, reason }));
  };
  return (
    <ConfirmDialog
      isOpen
      danger={asking === 'deny'}
      title={t(`orders.${asking}Title`)}
      confirmLabel={t(`orders.${asking}`)}
      onClose={onClose}
      onConfirm={confirm}
    >
      <TextArea
        label={t('orders.reason')}
        hint={t(`orders.${asking}Hint`)}
        problem={problem}
        value={reason}
        maxLength={1000}
        onChange={setReason}
      />
    </ConfirmDialog>
  );
}
