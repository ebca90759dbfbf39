import type { Mail } from '#server/kernel/ports/Mailer';

/**
 * The portal's emails. `{name}` marks what changes from one email to the next; it never includes text that a stranger
 * typed into a form, such as a name. The body of a reply is an administrator's.
 */
const texts = {
  password_link: {
    subject: 'Set a new password for {court}',
    text: `Hello,

A link to set a new password was requested for your account at {court}.
The link works once and expires in 30 minutes:

{link}

When you set a new password, all open sessions of your account end.
If you did not request this, you can ignore this email. Your password has not changed.
`,
  },
  password_at_provider: {
    subject: 'How to sign in at {court}',
    text: `Hello,

A link to set a new password was requested for your account at {court}.
Your account has no password. Sign in through {provider}:

{link}

If you did not request this, you can ignore this email.
`,
  },
  invitation: {
    subject: 'Invitation to {court}',
    text: `Hello,

You have been invited to the portal of {court}, with the role of {role}.
Sign in by {until} with the account for {email}:

{link}

You receive this role when you sign in. If you were not expecting this invitation, you can ignore this email.
`,
  },
  firm_invitation: {
    subject: 'Invitation to a law firm in the portal of {court}',
    text: `Hello,

A law firm invited you to join it in the portal of {court}, as {position}.
Sign in by {until} with the account for {email}, and accept or ignore the invitation:

{link}

The portal shows the name of the firm after you sign in. If you were not expecting this invitation, you can ignore this
email.
`,
  },
  verify_address: {
    subject: 'Verify your email address for {court}',
    text: `Hello,

This address was used to register as a judge of {court}. Verify it within three days:

{link}

A court administrator will then decide on your registration.
If you did not register, you can ignore this email.
`,
  },
  verify_access_address: {
    subject: 'Verify this address for API access at {court}',
    text: `Hello,

This address was used in a request for API access at {court}. Verify it within three days:

{link}

If you do not recognize this request, you can ignore this email. The request cannot be approved unless the address
is verified.
`,
  },
  registration_known: {
    subject: 'Your account at {court}',
    text: `Hello,

This address was used to register as a judge of {court}, but it already has an account.
Sign in or set a new password here:

{link}

If this was not you, you can ignore this email. Your account has not changed.
`,
  },
  second_factor_added: {
    subject: 'A second factor was added at {court}',
    text: `Hello,

A passkey or an authenticator app was added to your account at {court}.

If this was not you, sign in, remove it, and change your password:

{link}

Then notify the court administrator.
`,
  },
  second_factor_removed: {
    subject: 'A second factor was removed at {court}',
    text: `Hello,

A passkey or an authenticator app was removed from your account at {court}.

If this was not you, notify the court administrator and review your methods:

{link}
`,
  },
  second_factor_reset: {
    subject: 'Your second factor was reset at {court}',
    text: `Hello,

An administrator of {court} reset the second factor of your account. Your passkeys,
authenticator apps, and recovery codes no longer work, and your sessions have ended.
Set up a new second factor at your next sign-in:

{link}

If you did not request this, notify the court administrator immediately.
`,
  },
  recovery_codes_renewed: {
    subject: 'New recovery codes at {court}',
    text: `Hello,

New recovery codes were created for your account at {court}. Earlier codes no longer work.

If this was not you, notify the court administrator and review your methods:

{link}
`,
  },
  recovery_code_used: {
    subject: 'A recovery code was used at {court}',
    text: `Hello,

A recovery code for your account at {court} was used. It cannot be used again.

If this was not you, notify the court administrator and review your methods:

{link}
`,
  },
  contact_reply: {
    subject: 'Your request to {court}',
    text: `Hello,

{body}

{court}
`,
  },
  paper_filing_decided: {
    subject: 'Your documents at {court}',
    text: `Hello,

The clerk of {court} has decided on the documents that you filed on paper.
Ask the clerk’s office about the decision. The receipt or the stamped copy shows the number of your documents.

You gave this address when you filed. If you did not file documents, you can ignore this email.
`,
  },
  filing_receipt: {
    subject: 'Receipt {number} ({court})',
    text: `Hello,

{court} received your filing.

Confirmation number: {number}
Received: {received}
{documents}

The receipt is attached. A clerk will review the filing; the portal notifies you of the decision.
Follow your filing:

{link}

Anyone with this address can verify the receipt and its documents without an account:

{verification}

You can choose which emails you receive in the portal's settings.
`,
  },
  entry_service: {
    subject: 'SERVICE OF COURT ORDER ({court})',
    text: `Hello,

{court} serves an order or another document of the court on you.

{case}Entered: {entered}

Open the document:

{link}

{access}
`,
  },
  entry_notice: {
    subject: 'NOTICE OF ELECTRONIC FILING ({court})',
    text: `Hello,

This is the notice of electronic filing of entry {entry} on the docket of a case in which you are a party or counsel.

{case}Entered: {entered}

Open the entry and its documents:

{link}

{access}
`,
  },
  hearing_delayed: {
    subject: 'Your hearing begins later ({court})',
    text: `Hello,

{court} is running late today. Your hearing, which was set for {set}, is expected to begin at {expected}.

{case}Place: {venue}

The time is an estimate. The court can call the case earlier.
`,
  },
  hearing_on_time: {
    subject: 'Your hearing is on time again ({court})',
    text: `Hello,

{court} is on time again. Your hearing of today begins at the time that was set: {set}.

{case}Place: {venue}
`,
  },
  service: {
    subject: 'SERVICE OF COURT DOCUMENTS ({court})',
    text: `Hello,

Documents filed in a case at {court} are served on you electronically.

{case}Served: {served}
{documents}

Open the documents:

{link}

{access}
`,
  },
  notification: {
    subject: '{what} ({court})',
    text: `Hello,

{what}.

Court: {court}
Sign in for details:

{link}

You can choose which emails you receive in the portal's settings.
`,
  },
} as const;

export type MailText = keyof typeof texts;

/** Writes one of the portal's emails. */
export function writeMail(to: string, which: MailText, values: Record<string, string>): Mail {
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? '');
  const { subject, text } = texts[which];
  return { to, subject: fill(subject), text: fill(text) };
}
