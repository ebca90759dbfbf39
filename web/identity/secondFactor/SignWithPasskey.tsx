import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { useReadSecondFactorsQuery } from './secondFactorApi.ts';
import { type PasskeyCredential, usePasskeyCredential } from './usePasskeyCredential.ts';

/** Beside the code of a signature: signs with a passkey instead, for people who have one. */
export function SignWithPasskey({ onCredential }: { onCredential: (credential: PasskeyCredential) => void }) {
  const { t } = useTranslation();
  const { data } = useReadSecondFactorsQuery({});
  const { ask, problem, isLoading } = usePasskeyCredential();
  if (!data?.methods.some(({ kind }) => kind === 'passkey')) return null;
  const use = async () => {
    const credential = await ask();
    if (credential) onCredential(credential);
  };
  return (
    <>
      {problem && (
        <div role="alert">
          <Note tone="warn">{problem}</Note>
        </div>
      )}
      <Button busy={isLoading} onClick={() => void use()}>
        <KeyRound className="i" aria-hidden />
        {t('secondFactor.confirm.sign')}
      </Button>
    </>
  );
}
