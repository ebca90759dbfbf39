import { Info, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { assistantName } from '#domain/assistant/routeQuestion';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { AskForm } from './AskForm.tsx';
import styles from './AssistantModal.module.css';
import { AssistantSide } from './AssistantSide.tsx';
import assistantStyles from './assistant.module.css';
import { Message } from './Message.tsx';
import { useConversation } from './useConversation.ts';

/**
 * The assistant dialog: the conversation on three fifths of the width, with quick actions next to it, 600 px high. It
 * closes with its button, Escape, or a click outside.
 */
export function AssistantModal({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <ModalOverlay className="scrim" isDismissable isOpen={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Modal className={styles.asstModal!}>
        <Dialog className={assistantStyles.asst!} aria-label={t('layout.assistant')}>
          <Talk onClose={onClose} />
          <Button kind="quiet" iconOnly className={assistantStyles.close} aria-label={t('ui.close')} onClick={onClose}>
            <X className="i i-lg" aria-hidden />
          </Button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Talk({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const talk = useConversation();
  const { messages, pending, refusal, isAsking, isLoading } = talk;
  const log = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const length = messages.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message is scrolled to
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [length, pending]);

  const prompt = (question: string) => {
    input.current?.focus();
    if (!isAsking) void talk.ask(question);
  };
  return (
    <>
      <div className={assistantStyles.l}>
        <header className="pane-head">
          <h2>{assistantName}</h2>
          <span className="badge">
            <Info className="i" aria-hidden />
            {t('assistant.ai')}
          </span>
          <span className="muted small hide-phone clip">{t('assistant.sees')}</span>
        </header>
        <div
          className={assistantStyles.talk}
          role="log"
          aria-label={t('assistant.conversation')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
          tabIndex={0}
          ref={log}
        >
          {isLoading && <Skeleton />}
          {!isLoading && length === 0 && !pending && (
            <div className="ai">
              <p className="strong">{t('assistant.greeting', { name: assistantName })}</p>
              <p className="muted">{t('assistant.helps')}</p>
            </div>
          )}
          {talk.unread && <Note tone="warn">{t('assistant.notRead')}</Note>}
          {messages.map((message) => (
            <Message key={message.id} message={message} onGo={onClose} />
          ))}
          {pending !== null && (
            <>
              <div className="me">{pending}</div>
              <p className="ai muted">{t('assistant.looking', { name: assistantName })}</p>
            </>
          )}
        </div>
        {refusal && (
          <p className={styles.askRefusal} role="alert">
            {refusal}
          </p>
        )}
        <AskForm input={input} busy={isAsking} onAsk={talk.ask} />
      </div>
      <AssistantSide canClear={length > 0} isClearing={talk.isClearing} onAsk={prompt} onClear={talk.clear} />
    </>
  );
}
