import { useTranslation } from 'react-i18next';
import { changeLodgedDocument, type LodgedDocument } from '#contract/sealing';
import { type LodgedAction, needsOrder } from '#domain/sealing/lodgedStates';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Note } from '#web/ui/Note.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { whenDone } from '../life/whenDone.ts';
import { useChangeLodgedDocumentMutation } from './sealingApi.ts';

type Props = { document: LodgedDocument; action: LodgedAction; onClose: () => void };

/** Acts on a lodged document. An act that carries out an order names the order and its date. */
export function LodgedDialog({ document, action, onClose }: Props) {
  const { t } = useTranslation();
  const [send] = useChangeLodgedDocumentMutation();
  const form = useContractForm(changeLodgedDocument, {
    defaults: {
      authority: action === 'seal' || action === 'do_not_seal' ? document.authority : '',
      ordered_on: '',
      reason: '',
    },
    toInput: ({ ordered_on, ...values }) => ({
      ...{ ...values, id: document.id, version: document.version, action },
      ...(ordered_on && { ordered_on }),
    }),
    send,
    onSent: whenDone(onClose),
  });
  return (
    <FormDialog
      form={form}
      title={t(`sealing.title.${action}`, { title: document.title })}
      verb={t(`sealing.action.${action}`)}
      onClose={onClose}
    >
      <Note tone={action === 'delete' || action === 'return' ? 'warn' : 'info'}>{t(`sealing.about.${action}`)}</Note>
      {needsOrder(action) && (
        <>
          <TextField label={t('sealing.order')} {...form.field('authority')} maxLength={400} />
          <TextField label={t('cases.change.orderedOn')} type="date" {...form.field('ordered_on')} />
        </>
      )}
      {action !== 'request_filing' && (
        <TextArea label={t('sealing.reason')} optional rows={2} {...form.field('reason')} maxLength={1000} />
      )}
    </FormDialog>
  );
}
