import { MessageSquare, X } from 'lucide-react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '#web/store.ts';
import { Button } from '#web/ui/Button.tsx';
import { assistantChanged } from './navigationSlice.ts';

/**
 * The assistant's place in the layout, in the sizes of SPEC.md 2: a conversation of three fifths beside quick actions,
 * 600 px high, closed by its button, by Escape or by a click beside it. It says what will be here; it invents nothing.
 */
export function AssistantPanel() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector((state) => state.navigation.assistantOpen);
  const close = () => dispatch(assistantChanged(false));

  return (
    <ModalOverlay className="scrim" isDismissable isOpen={isOpen} onOpenChange={(open) => !open && close()}>
      <Modal className="asst-modal">
        <Dialog className="asst">
          <Button kind="quiet" iconOnly className="close" aria-label={t('ui.close')} onClick={close}>
            <X className="i" aria-hidden />
          </Button>
          <div className="l">
            <div className="talk empty">
              <MessageSquare className="i" aria-hidden />
              <Heading slot="title" level={2}>
                {t('layout.assistant')}
              </Heading>
              <p>{t('assistant.planned')}</p>
            </div>
          </div>
          <div className="r">
            <h3>{t('assistant.meanwhile')}</h3>
            <p className="muted">{t('assistant.meanwhileText')}</p>
            <Button onClick={close}>{t('assistant.back')}</Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
