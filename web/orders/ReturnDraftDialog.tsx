import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';

type Props = { onClose: () => void; onReturn: (note: string) => void };

/** Returns an order to the drafts, with a note to the person of the chambers who drafted it. */
export function ReturnDraftDialog({ onClose, onReturn }: Props) {
  const { t } = useTranslation();
  const [note, setNote] = useState('');
  return (
    <ConfirmDialog
      isOpen
      title={t('orders.toDrafts')}
      confirmLabel={t('orders.toDrafts')}
      onClose={onClose}
      onConfirm={() => onReturn(note)}
    >
      <TextArea
        label={t('orders.returnNote')}
        hint={t('orders.returnNoteHint')}
        optional
        value={note}
        maxLength={2000}
        rows={4}
        onChange={setNote}
      />
    </ConfirmDialog>
  );
}
