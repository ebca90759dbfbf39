import { useTranslation } from 'react-i18next';
import { claimAttorney, type OwnClaim } from '#contract/profile';
import { errorText } from '#web/calls/errorText.ts';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useClaimAttorneyMutation, useWithdrawClaimMutation } from './settingsApi.ts';

/** 'I am an attorney': by the bar number, which a clerk compares with the roster. */
export function ClaimForm({ claim }: { claim: OwnClaim | null }) {
  if (claim?.state === 'pending') return <WaitingClaim claim={claim} />;
  return <NewClaim refused={claim?.state === 'refused' ? claim : null} />;
}

function NewClaim({ refused }: { refused: OwnClaim | null }) {
  const { t } = useTranslation();
  const [send] = useClaimAttorneyMutation();
  const form = useContractForm(claimAttorney, {
    defaults: { bar_number: '' },
    failsAt: 'bar_number',
    send,
    onSent: ({ message }) => toast.success(message),
  });

  return (
    <form className="stack" {...form.props}>
      <p className="muted">{t('settings.attorney.intro')}</p>
      {refused && (
        <Note tone="warn">
          {t('settings.attorney.refused', { number: refused.bar_number, reason: refused.reason })}
        </Note>
      )}
      <TextField label={t('judge.barNumber')} {...form.field('bar_number')} />
      <div>
        <Button type="submit" busy={form.isSending}>
          {t('settings.attorney.claim')}
        </Button>
      </div>
    </form>
  );
}

function WaitingClaim({ claim }: { claim: OwnClaim }) {
  const format = useFormat();
  const { t } = useTranslation();
  const [withdraw, { isLoading }] = useWithdrawClaimMutation();
  const take = async () => {
    const reply = await withdraw();
    if (reply.error) toast.error(errorText(reply.error));
    else toast.success(reply.data.message);
  };
  return (
    <>
      <Note>
        {t('settings.attorney.waiting', { number: claim.bar_number, since: format.moment(claim.created_at) })}
      </Note>
      <div>
        <Button kind="danger" busy={isLoading} onClick={() => void take()}>
          {t('settings.attorney.withdraw')}
        </Button>
      </div>
    </>
  );
}
