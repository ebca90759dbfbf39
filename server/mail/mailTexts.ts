import type { Mail } from '#server/kernel/ports/Mailer';

/**
 * The portal's emails. `{name}` marks what changes from one email to the next; it never includes text that a stranger
 * typed into a form, such as a name. The body of a reply is an administrator's.
 */
const texts = {
  password_link: {
    subject: 'Set a new password for {court}',
    text: `Hello,

somebody, probably you, asked for a link to set a new password at {court}.
It works once, within 30 minutes:

{link}

When you set the password, all sessions that are open with your account end.
If it was not you, there is nothing to do: your password stays as it is.
`,
  },
  password_at_provider: {
    subject: 'How you sign in at {court}',
    text: `Hello,

somebody, probably you, asked for a link to set a new password at {court}.
Your account has no password: you sign in through {provider}, at

{link}

If it was not you, there is nothing to do.
`,
  },
  invitation: {
    subject: 'You are invited to {court}',
    text: `Hello,

you are invited to the portal of {court}, as {role}.
Sign in until {until}, with the account that has the address {email}:

{link}

Your role is there from the first time you sign in. If you do not know this court, there is nothing to do.
`,
  },
  verify_address: {
    subject: 'Verify your email address for {court}',
    text: `Hello,

this address was used to register as a judge of {court}. Verify it within three days:

{link}

A court administrator then decides on the registration.
If you did not register, ignore this message: nothing happens without the link.
`,
  },
  verify_access_address: {
    subject: 'Verify this address for API access at {court}',
    text: `Hello,

this address was named in a request for API access at {court}. Verify it within three days:

{link}

If you do not know of the request, ignore this message: it cannot be approved without the link.
`,
  },
  registration_known: {
    subject: 'Your account at {court}',
    text: `Hello,

someone, probably you, tried to register as a judge of {court} with this address.
It has an account already. Sign in, or set a new password, here:

{link}

If it was not you, there is nothing to do: your account is unchanged.
`,
  },
  second_factor_added: {
    subject: 'A second factor was added at {court}',
    text: `Hello,

a passkey or an authenticator app was added to your account at {court}.

If it was not you, sign in, remove it, and change your password:

{link}

Then tell the court's administrator.
`,
  },
  second_factor_removed: {
    subject: 'A second factor was removed at {court}',
    text: `Hello,

a passkey or an authenticator app was removed from your account at {court}.

If it was not you, tell the court's administrator, and review your methods:

{link}
`,
  },
  second_factor_reset: {
    subject: 'Your second factor was reset at {court}',
    text: `Hello,

an administrator of {court} reset the second factor of your account. Your passkeys,
authenticator apps and recovery codes no longer work, and your sessions ended.
At your next sign-in you can set up a new one:

{link}

If you did not ask for this, tell the court's administrator at once.
`,
  },
  recovery_codes_renewed: {
    subject: 'New recovery codes at {court}',
    text: `Hello,

new recovery codes were made for your account at {court}. Earlier ones no longer work.

If it was not you, tell the court's administrator, and review your methods:

{link}
`,
  },
  recovery_code_used: {
    subject: 'A recovery code was used at {court}',
    text: `Hello,

a recovery code of your account at {court} was used. It does not work again.

If it was not you, tell the court's administrator, and review your methods:

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
  notification: {
    subject: '{what} ({court})',
    text: `Hello,

{what} at {court}. Sign in to see it:

{link}

Which letters the portal sends you, you choose in its settings.
`,
  },
} as const;

export type MailText = keyof typeof texts;

/** Writes one of the portal's letters. */
export function writeMail(to: string, which: MailText, values: Record<string, string>): Mail {
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? '');
  const { subject, text } = texts[which];
  return { to, subject: fill(subject), text: fill(text) };
}
