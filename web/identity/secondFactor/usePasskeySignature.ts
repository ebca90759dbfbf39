import { type RefObject, useRef } from 'react';
import type { PasskeyCredential } from './usePasskeyCredential.ts';

/** The second factor of a form that signs: the code that was typed, or the passkey whose response submits the form. */
export function usePasskeySignature() {
  const credential = useRef<PasskeyCredential | null>(null);
  return {
    confirmationOf: (code: string) =>
      credential.current
        ? { with: 'passkey' as const, credential: credential.current }
        : { with: 'authenticator' as const, code },
    submit: (form: RefObject<HTMLFormElement | null>, given: PasskeyCredential) => {
      credential.current = given;
      form.current?.requestSubmit();
    },
    /** A response is accepted once. */
    forget: () => {
      credential.current = null;
    },
  };
}
