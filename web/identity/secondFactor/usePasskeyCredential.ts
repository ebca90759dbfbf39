import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Confirmation } from '#contract/secondFactor';
import { errorText } from '#web/calls/errorText.ts';
import { useCall } from '#web/calls/useCall.ts';
import { passkeyProblem } from './passkeyProblem.ts';
import { secondFactorEndpoints } from './secondFactorEndpoints.ts';

/** The response of a passkey, which confirms one call. */
export type PasskeyCredential = Extract<Confirmation, { with: 'passkey' }>['credential'];

/** Asks the browser for a passkey's response to a new challenge; null with a problem if there is none. */
export function usePasskeyCredential(token?: string) {
  const { t } = useTranslation();
  const [problem, setProblem] = useState<string | null>(null);
  const [begin, { isLoading }] = useCall(secondFactorEndpoints.beginConfirmation);
  const ask = async (): Promise<PasskeyCredential | null> => {
    setProblem(null);
    const begun = await begin({}, { token });
    if (begun.error) {
      setProblem(errorText(begun.error));
      return null;
    }
    try {
      const optionsJSON = begun.data.options as unknown as PublicKeyCredentialRequestOptionsJSON;
      const { startAuthentication } = await import('@simplewebauthn/browser');
      return { ...(await startAuthentication({ optionsJSON })) };
    } catch (error) {
      setProblem(t(passkeyProblem(error)));
      return null;
    }
  };
  return { ask, problem, setProblem, isLoading };
}
