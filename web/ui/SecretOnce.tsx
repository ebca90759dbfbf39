import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';
import { CopyButton } from './CopyButton.tsx';
import { Dialog } from './Dialog.tsx';
import { Note } from './Note.tsx';
import { useAskBeforeClosing } from './useAskBeforeClosing.ts';

type Props = { title: string; label: string; warning: string; secret: string | null; onClose: () => void };

/**
 * A secret that is shown once, for copying. Only its button closes it, and the browser asks before it closes the page.
 */
export function SecretOnce({ title, label, warning, secret, onClose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  useAskBeforeClosing(secret !== null);
  return (
    <Dialog
      role="alertdialog"
      isOpen={secret !== null}
      onClose={onClose}
      title={title}
      footer={
        <Button kind="primary" onClick={onClose}>
          {t('ui.secret.kept')}
        </Button>
      }
    >
      <Note tone="warn">{warning}</Note>
      <div className="field">
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          className="input secret"
          readOnly
          value={secret ?? ''}
          onFocus={(event) => event.target.select()}
          spellCheck={false}
        />
      </div>
      <CopyButton text={secret ?? ''} label={label} />
    </Dialog>
  );
}
