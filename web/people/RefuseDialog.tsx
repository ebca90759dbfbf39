import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { Reason } from '#contract/people';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useForm } from '#web/forms/useForm.ts';
import { TextArea } from '#web/ui/TextArea.tsx';

type Props = {
  title: string;
  onClose: () => void;
  /** Resolves to the reason why it was not done, if it was not. */
  onRefuse: (reason: string) => Promise<string | null>;
  /** The effect on the person; nothing if the title states it. */
  about?: string;
  /** The button's label; 'Deny' by default. */
  verb?: string;
};

/** Asks for the reason for a refusal, which the person will read. */
export function RefuseDialog({ title, onClose, onRefuse, about, verb }: Props) {
  const { t } = useTranslation();
  const form = useForm({
    defaults: { reason: '' },
    schema: z.object({ reason: Reason }),
    failsAt: 'reason',
    asksBeforeClosing: true,
    send: async ({ reason }) => {
      const refused = await onRefuse(reason.trim());
      if (refused) return { error: { status: 400, error: refused } };
      onClose();
      return null;
    },
  });
  return (
    <FormDialog form={form} title={title} verb={verb ?? t('people.refuse')} kind="danger" onClose={onClose}>
      {about && <p>{about}</p>}
      <TextArea label={t('people.reason')} hint={t('people.reasonHint')} rows={3} {...form.field('reason')} />
    </FormDialog>
  );
}
