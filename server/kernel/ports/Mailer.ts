/** One mail, as text: every reader shows it, and no filter hides it. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  /** Its Message-ID (RFC 5322), so that a mail that a crash sends twice is the same mail to its receiver. */
  id?: string;
};

/** Hands a mail over for delivery. Throws when it was not taken, so that its job tries again. */
export type Mailer = {
  send(mail: Mail): Promise<void>;
  /** Resolves when mail would be taken at this moment. */
  check(): Promise<void>;
  close(): Promise<void>;
};
