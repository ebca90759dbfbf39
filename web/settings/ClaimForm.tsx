import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BarNumber, type OwnClaim } from '#contract/profile';
import { type CallError, fieldProblems } from '#web/CallError.ts';
import { errorText } from '#web/errorText.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useFormat } from '#web/useFormat.ts';
import { useClaimAttorneyMutation, useWithdrawClaimMutation } from './settingsApi.ts';

/** 'I am an attorney': by the bar number, which a clerk compares with the roster. */
export function ClaimForm({ claim }: { claim: OwnClaim | null }) {
  if (claim?.state === 'pending') return <WaitingClaim claim={claim} />;
  return <NewClaim refused={claim?.state === 'refused' ? claim : null} />;
}

function NewClaim({ refused }: { refused: OwnClaim | null }) {
  const { t } = useTranslation();
  const [bar_number, setNumber] = useState('');
  const [problem, setProblem] = useState<string>();
  const [send, { isLoading }] = useClaimAttorneyMutation();

  const claim = async (event: FormEvent) => {
    event.preventDefault();
    const checked = BarNumber.safeParse(bar_number);
    if (!checked.success) return setProblem(checked.error.issues[0]?.message);
    const reply = await send({ bar_number: checked.data });
    if (reply.error) {
      const failed = reply.error as CallError;
      return setProblem(fieldProblems(failed).bar_number ?? errorText(failed));
    }
    toast.success(reply.data.message);
  };

  return (
    <form className="stack" noValidate onSubmit={(event) => void claim(event)}>
      <p className="muted">{t('settings.attorney.intro')}</p>
      {refused && (
        <Note tone="warn">
          {t('settings.attorney.refused', { number: refused.bar_number, reason: refused.reason })}
        </Note>
      )}
      <TextField
        label={t('judge.barNumber')}
        value={bar_number}
        problem={problem}
        onChange={(value) => {
          setNumber(value);
          setProblem(undefined);
        }}
      />
      <div>
        <Button type="submit" busy={isLoading}>
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
