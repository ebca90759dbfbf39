/** The message when the browser did not create or use a passkey; its own messages are for programmers. */
export function passkeyProblem(error: unknown) {
  const { name } = error as { name?: string };
  if (name === 'InvalidStateError') return 'secondFactor.passkey.known' as const;
  if (name === 'NotAllowedError' || name === 'AbortError') return 'secondFactor.passkey.canceled' as const;
  return 'secondFactor.passkey.failed' as const;
}
