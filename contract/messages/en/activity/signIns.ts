import type { SignInActivities, SignInWay } from '#domain/activity/messages/signIns';
import { roleNames } from '#domain/identity/roleNames';
import type { ActivityTexts } from '../../Catalog.ts';

const ways: Record<SignInWay, string> = {
  password: 'with a password',
  provider: 'through the identity provider',
  second_factor: 'with a second factor',
};
const factors = { passkey: 'a passkey', authenticator: 'an authenticator app' } as const;

export const signInActivities: ActivityTexts<SignInActivities> = {
  signed_in: ({ way }, by) => ({ title: 'Signed In', description: `${by} signed in ${ways[way]}.` }),
  sign_in_begun: ({ way }, by) => ({
    title: 'Sign-In Started',
    description: `${by} started to sign in ${ways[way]}; the second factor is pending.`,
  }),
  signed_out: (_, by) => ({ title: 'Signed Out', description: `${by} signed out.` }),
  session_revoked: (_, by) => ({ title: 'Session Ended', description: `${by} ended one of their other sessions.` }),
  sessions_revoked: (_, by) => ({ title: 'Sessions Ended', description: `${by} ended all their other sessions.` }),
  password_set: ({ person }) => ({
    title: 'Password Set',
    description: `A new password was set for ${person}; all open sessions ended.`,
  }),
  password_changed: (_, by) => ({
    title: 'Password Changed',
    description: `${by} changed their password; their other sessions ended.`,
  }),
  password_link_made: ({ person }) => ({
    title: 'Password Link Created',
    description: `A link to set a new password was created for ${person} on request.`,
  }),
  address_verified: ({ email, person }) => ({
    title: 'Email Address Verified',
    description: `${person} verified the email address ${email}.`,
  }),
  identity_linked: ({ person, issuer }) => ({
    title: 'Sign-In Linked',
    description: `${person} signed in through the identity provider ${issuer} for the first time.`,
  }),
  role_granted: ({ role, before }, by) => ({
    title: 'Role Granted',
    description: `${by} now has the role ${roleNames[role]}${before === null ? '' : ` (previously ${roleNames[before]})`}.`,
  }),
  second_factor_added: ({ kind }, by) => ({
    title: 'Second Factor Added',
    description: `${by} added ${factors[kind]}.`,
  }),
  second_factor_removed: ({ kind }, by) => ({
    title: 'Second Factor Removed',
    description: `${by} removed ${factors[kind]}.`,
  }),
  second_factor_reset: ({ person, reason }, by) => ({
    title: 'Second Factor Reset',
    description: `${by} reset the second factor of ${person}: ${reason}`,
  }),
  second_factor_reset_by_operator: ({ person }) => ({
    title: 'Second Factor Reset',
    description: `The second factor of ${person} was reset by operator command.`,
  }),
  recovery_codes_renewed: (_, by) => ({
    title: 'Recovery Codes Renewed',
    description: `${by} created new recovery codes.`,
  }),
};
