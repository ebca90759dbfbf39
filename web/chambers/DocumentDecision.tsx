import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProcessedDocument } from '#contract/analyses';
import { type ChambersDocument, markDocument } from '#contract/chambers';
import { errorText } from '#web/calls/errorText.ts';
import { useViewDocumentQuery } from '#web/filings/filingsApi.ts';
import { FormFailure } from '#web/forms/FormFailure.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { toast } from '#web/ui/toast.ts';
import { useMarkDocumentMutation, useOpenProposedOrderMutation } from './chambersApi.ts';
import styles from './DocumentDecision.module.css';

const SignOrderForm = lazily(async () => (await import('./SignOrderForm.tsx')).SignOrderForm, null);

type Props = { paper: ChambersDocument; shown: ProcessedDocument; onShowOrder: (() => void) | undefined };
type Mark = 'reviewed' | 'sent_back';

/** Sign, review, or return. Only the order that is open next to it can be signed. */
export function DocumentDecision({ paper, shown, onShowOrder }: Props) {
  const { t } = useTranslation();
  const [isReturning, setReturning] = useState(false);
  const [mark] = useMarkDocumentMutation();
  const [open, opening] = useOpenProposedOrderMutation();
  const [order, setOrder] = useState<string | null>(null);
  const begin = async () => {
    const opened = await open({ filing_id: paper.filing_id, version_id: shown.version_id });
    if (opened.data) setOrder(opened.data.id);
    else toast.error(errorText(opened.error));
  };
  const pressed = useRef<Mark>('reviewed');
  const form = useContractForm(markDocument, {
    defaults: { note: '' },
    toInput: ({ note }) => ({
      id: paper.filing_id,
      mark: pressed.current,
      note,
    }),
    send: mark,
    onSent: ({ message }) => {
      toast.success(message);
      form.reset();
      setReturning(false);
    },
  });
  const sends = (as: Mark) => ({
    type: 'submit' as const,
    busy: form.isSending,
    onClick: () => {
      pressed.current = as;
    },
  });
  const close = () => setOrder(null);
  if (order) return <SignOrderForm id={order} beside="document" onCancel={close} onSigned={close} />;
  return (
    <form className="stack" {...form.props}>
      <FormFailure>{form.failure}</FormFailure>
      <TextArea
        label={t(isReturning ? 'chambers.paper.reason' : 'chambers.markNote')}
        hint={t(isReturning ? 'chambers.paper.reasonHint' : 'chambers.markNoteHint')}
        {...form.field('note')}
        optional={!isReturning}
        maxLength={1000}
        rows={isReturning ? 5 : 2}
      />
      {isReturning ? (
        <div className={styles.orderActs}>
          <Button kind="danger" {...sends('sent_back')}>
            {t('chambers.paper.sendBack')}
          </Button>
          <Button onClick={() => setReturning(false)}>{t('ui.cancel')}</Button>
        </div>
      ) : (
        <>
          {paper.needs === 'signature' && (
            <Sign
              paper={paper}
              shown={shown}
              onShowOrder={onShowOrder}
              signs={{ busy: opening.isLoading, onClick: begin }}
            />
          )}
          <div className={styles.orderActs}>
            {paper.mark !== 'reviewed' && <Button {...sends('reviewed')}>{t('chambers.markReviewed')}</Button>}
            {paper.mark !== 'sent_back' && (
              <Button onClick={() => setReturning(true)}>{t('chambers.paper.sendBack')}</Button>
            )}
          </div>
        </>
      )}
    </form>
  );
}

type SignProps = Props & { signs: { busy: boolean; onClick: () => Promise<void> } };

function Sign({ paper, shown, onShowOrder, signs }: SignProps) {
  const { t } = useTranslation();
  const { currentData: view } = useViewDocumentQuery({ version_id: shown.version_id });
  const isAccepted = paper.state !== 'received';
  const isOrder = paper.signable.includes(shown.version_id);
  const isInView = isOrder && view !== undefined;
  const about = !isAccepted ? 'chambers.notAccepted' : isInView ? 'chambers.signAbout' : 'chambers.paper.openFirst';
  return (
    <div className="stack">
      <p className="muted small">{t(about, { title: shown.title })}</p>
      <div className={styles.orderActs}>
        <Button kind="primary" disabled={!isAccepted || !isInView} {...signs}>
          {t('chambers.sign')}
        </Button>
        {!isOrder && onShowOrder && <Button onClick={onShowOrder}>{t('chambers.paper.showOrder')}</Button>}
      </div>
    </div>
  );
}
