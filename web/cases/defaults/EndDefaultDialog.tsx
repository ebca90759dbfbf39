import { useTranslation } from 'react-i18next';
import { type DefaultParty, declineDefault, referDefault, setDefaultAside } from '#contract/defaults';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import {
  useDeclineDefaultMutation,
  useReferDefaultMutation,
  useSetDefaultAsideMutation,
} from '../issuance/issuanceApi.ts';
import { whenDone } from '../life/whenDone.ts';
import type { Target } from './ConfirmItemDialog.tsx';

type Act = 'decline' | 'refer' | 'setAside';
type Props = { target: Target; act: Act; party: DefaultParty; onClose: () => void };

const endpoints = { decline: declineDefault, refer: referDefault, setAside: setDefaultAside };

/** Declines a default, refers it to a judge, or records that it was set aside. */
export function EndDefaultDialog({ target, act, party, onClose }: Props) {
  const { t } = useTranslation();
  const [decline] = useDeclineDefaultMutation();
  const [refer] = useReferDefaultMutation();
  const [setAside] = useSetDefaultAsideMutation();
  const send = { decline, refer, setAside }[act];
  const form = useContractForm(endpoints[act] as typeof setDefaultAside, {
    defaults: { authority: '', reason: '' },
    toInput: ({ authority, reason }) => ({
      ...{ id: target.caseId, participant_id: target.partyId, version: target.version, reason },
      ...(act === 'setAside' && { authority }),
    }),
    send: send as typeof setAside,
    onSent: whenDone(onClose),
  });
  return (
    <FormDialog
      form={form}
      title={t(`cases.defaults.actsFor.${act}`, { name: party.name })}
      verb={t(`cases.defaults.acts.${act}`)}
      kind={act === 'refer' ? 'primary' : 'danger'}
      onClose={onClose}
    >
      <p>{t(`cases.defaults.effect.${act}`)}</p>
      {act === 'setAside' && (
        <TextField
          label={t('cases.defaults.authority')}
          hint={t('cases.defaults.authorityHint')}
          {...form.field('authority')}
          maxLength={300}
        />
      )}
      <TextArea label={t('cases.reason')} {...form.field('reason')} maxLength={1000} />
    </FormDialog>
  );
}
