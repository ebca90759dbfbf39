import type { Role } from '#domain/identity/permissions';
import type { Needs } from '#server/kernel/needs';

/** Whether a role must have a second factor in this installation (decision 0026). */
export function requiresSecondFactor({ config }: Needs<'config'>, role: Role): boolean {
  return config.second_factor.roles.includes(role);
}
