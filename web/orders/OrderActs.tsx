import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { OrderDraft } from '#contract/orderDrafts';
import { pathTo } from '#domain/paths/pathTo';
import { errorText } from '#web/calls/errorText.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { toast } from '#web/ui/toast.ts';
import { useDenyOrderMutation, useMoveOrderDraftMutation, useSendBackOrderMutation } from './ordersApi.ts';
import { ReturnDraftDialog } from './ReturnDraftDialog.tsx';
import type { OrderEditor } from './useOrderEditor.ts';

const SignOrderForm = lazily(async () => (await import('#web/chambers/SignOrderForm.tsx')).SignOrderForm, null);

type Reply = { data?: { message: string; order: OrderDraft } | undefined; error?: unknown };
type Asking = 'sendBack' | 'deny' | 'discard' | 'return';

/**
 * Give for signature, return to the person who drafted it, send back to counsel, deny, and discard. A judge’s own draft
 * has no one to whom it returns. The text is saved first.
 */
export function OrderActs({ editor }: { editor: OrderEditor }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState<Asking | null>(null);
  const [isSigning, setSigning] = useState(false);
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
  const beginSigning = async () => {
    if (await editor.flush()) setSigning(true);
  };
  if (!abilities.edit) return null;
  if (isSigning) return <Signature order={editor.order} onCancel={() => setSigning(false)} />;
  return (
    <div className="stack">
      {state === 'draft' ? (
        <Button kind="primary" onClick={() => void act((of) => move({ ...of, state: 'for_signature' }))}>
          {t('orders.give')}
        </Button>
      ) : (
        <>
          {abilities.sign && (
            <Button kind="primary" onClick={() => void beginSigning()}>
              {t('orders.sign')}
            </Button>
          )}
          {abilities.return_draft && (
            <Button
              onClick={() => (abilities.sign ? setAsking('return') : void act((of) => move({ ...of, state: 'draft' })))}
            >
              {t('orders.toDrafts')}
            </Button>
          )}
        </>
      )}
      <div className="row wrap">
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
      {asking === 'return' && (
        <ReturnDraftDialog
          onClose={() => setAsking(null)}
          onReturn={(note) => void act((of) => move({ ...of, state: 'draft', note }))}
        />
      )}
      {(asking === 'sendBack' || asking === 'deny') && (
        <ReasonDialog asking={asking} onClose={() => setAsking(null)} act={act} />
      )}
    </div>
  );
}

/** The judge’s signature; the docket of the case shows the signed order. */
function Signature({ order, onCancel }: { order: OrderDraft; onCancel: () => void }) {
  const navigate = useNavigate();
  return (
    <SignOrderForm
      id={order.id}
      beside="text"
      version={order.version}
      onCancel={onCancel}
      onSigned={() => void navigate(pathTo.case(order.case_id))}
    />
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
