import type { LawyerGroup } from './LawyerGroup.ts';

/**
 * What groups that follow one another leave to each other: two firms may act for one client, named under the second; a
 * second lawyer may be named after the address of the common house.
 */
export function inheritParts(groups: readonly LawyerGroup[]): LawyerGroup[] {
  let after: LawyerGroup | undefined;
  for (const group of [...groups].reverse()) {
    if (group.represents === undefined && after?.represents !== undefined && !after.apart) {
      group.represents = after.represents;
      group.isLaw = true;
    }
    after = group;
  }
  for (const [index, group] of groups.entries()) {
    const before = groups[index - 1];
    const isBare = group.firm === undefined && group.address.length === 0 && group.represents === undefined;
    if (before === undefined || group.apart || !isBare) continue;
    // A second lawyer named after the address of their common house.
    if (before.firm !== undefined) group.firm = before.firm;
    if (before.represents !== undefined) group.represents = before.represents;
    group.address = before.address;
    if (group.phone === undefined && before.phone !== undefined) group.phone = before.phone;
  }
  return [...groups];
}
