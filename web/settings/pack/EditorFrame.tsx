import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReadCourtPack } from '#contract/packs';
import type { PackItem, PackSection } from '#domain/practice/CourtPack';
import { errorText } from '#web/calls/errorText.ts';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import type { useForm } from '#web/forms/useForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toast.ts';
import { useRestorePackMutation } from './packApi.ts';

type Props = {
  read: ReadCourtPack;
  section: PackSection;
  item: PackItem | undefined;
  form: Pick<ReturnType<typeof useForm>, 'id' | 'props' | 'isSending' | 'failure'>;
  onClose: () => void;
  children: ReactNode;
};

/** The dialog that adds or changes an item. A built-in item that the court changed can be restored. */
export function EditorFrame({ read, section, item, form, onClose, children }: Props) {
  const { t } = useTranslation();
  const [restore, { isLoading }] = useRestorePackMutation();
  const own = read.own.find((one) => one.section === section && one.id === item?.id);
  const restoreItem = async () => {
    const reply = await restore({ version: read.version, item: { section, id: item!.id } });
    if (reply.error) toast.error(errorText(reply.error));
    else {
      toast.success(reply.data.message);
      onClose();
    }
  };
  return (
    <FormDialog
      form={form}
      title={item ? t('settings.pack.changeOf', { label: item.label }) : t(`settings.pack.add.${section}`)}
      verb={t('settings.save')}
      onClose={onClose}
    >
      {children}
      {own?.state === 'changed' && (
        <div>
          <Button busy={isLoading} onClick={() => void restoreItem()}>
            {t('settings.pack.restoreItem')}
          </Button>
        </div>
      )}
    </FormDialog>
  );
}
