import { useTranslation } from 'react-i18next';
import type { Firm, FirmMember } from '#contract/firms';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { useEndMembershipMutation } from './firmsApi.ts';
import { tellReply } from './tellReply.ts';

type Props = { firm: Firm; member: FirmMember; onClose: () => void };

/** Asks before a member leaves or is removed: what the membership gave ends with it. */
export function EndMembership({ firm, member, onClose }: Props) {
  const { t } = useTranslation();
  const [end, { isLoading }] = useEndMembershipMutation();
  const { id, full_name: name, is_self } = member;
  const confirm = async () => {
    await tellReply(end({ id }));
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      danger
      busy={isLoading}
      title={t(is_self ? 'firms.end.titleOwn' : 'firms.end.title', { name, firm: firm.name })}
      confirmLabel={t(is_self ? 'firms.end.confirmOwn' : 'firms.end.confirm')}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{t(is_self ? 'firms.end.textOwn' : 'firms.end.text', { name })}</p>
    </ConfirmDialog>
  );
}
