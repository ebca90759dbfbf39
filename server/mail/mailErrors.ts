/** Only the answer to the recipient’s address: a refused sign-in at the mail server is not about the mailbox. */
export function isRefusedMailbox(error: unknown): boolean {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return code === 'EENVELOPE' && typeof responseCode === 'number' && responseCode >= 500;
}

/** The mail server’s answer in one line, without characters that change how it is shown. */
export function replyOf(error: unknown): string | null {
  const { response, message } = error as { response?: unknown; message?: unknown };
  const said = typeof response === 'string' ? response : typeof message === 'string' ? message : '';
  return (
    said
      .replace(/[\p{C}\s]+/gu, ' ')
      .trim()
      .slice(0, 200) || null
  );
}
