/** One email, in plain text, which every client shows and no filter hides, with its attachments. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  /** Its Message-ID (RFC 5322), so that an email that is sent twice after a crash is recognized as the same one. */
  id?: string;
  attachments?: { filename: string; content: Buffer; contentType: string }[];
};

/** Hands an email over for delivery. Throws if it was not accepted, so that its job retries. */
export type Mailer = {
  send(mail: Mail): Promise<void>;
  /** Resolves if email is accepted at this moment. */
  check(): Promise<void>;
  close(): Promise<void>;
};
