import type { Role } from '#domain/identity/permissions';

/** The start page of each role (departure 30). */
export function homeOf(role: Role): '/judge-dashboard' | '/dashboard' {
  return role === 'judge' ? '/judge-dashboard' : '/dashboard';
}
