import type { Role } from './permissions.ts';

/** What a role is called in the court's record and in notices. */
export const roleNames: Record<Role, string> = {
  self_represented: 'self-represented party',
  attorney: 'attorney',
  clerk: 'clerk',
  judge: 'judge',
  court_administrator: 'court administrator',
  it_personnel: 'IT personnel',
};
