/** The words for a passkey that the browser did not make or use; its own messages are for programmers. */
export function passkeyProblem(error: unknown) {
  const { name } = error as { name?: string };
  if (name === 'InvalidStateError') return 'secondFactor.passkey.known' as const;
  if (name === 'NotAllowedError' || name === 'AbortError') return 'secondFactor.passkey.canceled' as const;
  return 'secondFactor.passkey.failed' as const;
}
