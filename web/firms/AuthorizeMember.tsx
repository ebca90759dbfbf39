import { useTranslation } from 'react-i18next';
import { giveFirmDelegation } from '#contract/firms';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { toast } from '#web/ui/toast.ts';
import { useGiveDelegationMutation } from './firmsApi.ts';
import { MemberPicker } from './MemberPicker.tsx';

type Props = { /** The members who are authorized already. */ known: readonly string[]; onClose: () => void };

/** An attorney authorizes a member of the firm. */
export function AuthorizeMember({ known, onClose }: Props) {
  const { t } = useTranslation();
  const [give] = useGiveDelegationMutation();
  const { values, problems, set, toggle, ...form } = useContractForm(giveFirmDelegation, {
    defaults: { delegate_id: '', may_file: false },
    check: ({ delegate_id }): { delegate_id?: string } =>
      delegate_id ? {} : { delegate_id: t('firms.delegates.chooseMember') },
    send: give,
    onSent: ({ message }) => {
      toast.success(message);
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('firms.delegates.open')} verb={t('firms.delegates.authorize')} onClose={onClose}>
      <p className="muted">{t('firms.delegates.prepares')}</p>
      <MemberPicker
        label={t('firms.field.member')}
        problem={problems.delegate_id}
        value={values.delegate_id || null}
        onChange={(id) => set({ delegate_id: id ?? '' })}
        except={known}
      />
      <Checkbox label={t('firms.delegates.mayFile')} {...toggle('may_file')} />
    </FormDialog>
  );
}
