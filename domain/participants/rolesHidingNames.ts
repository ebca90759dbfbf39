import { isConfidential } from './findRole.ts';
import { roles } from './roles.ts';

/** The roles whose names the public does not learn, such as a victim’s. */
export const rolesHidingNames: readonly string[] = roles
  .filter(({ id }) => isConfidential(id, 'name'))
  .map(({ id }) => id);
