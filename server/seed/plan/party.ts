import { homeAddress } from './names.ts';
import type { PlannedParty } from './PlannedCase.ts';
import { plainLetters } from './people.ts';
import type { Random } from './random.ts';

/** A party of a planned case; a person without counsel may consent to service by email. */
export function party(random: Random, full_name: string, role: string, attorney: number | null = null): PlannedParty {
  const consents = attorney === null && random.chance(0.4);
  return {
    full_name,
    role,
    attorney,
    appeared_on: null,
    address: homeAddress(random),
    email: consents ? `${plainLetters(full_name.replace(/[ .]+/g, '.'))}@mail.example.com` : null,
  };
}

/** Different counsel for each side. */
export function counselFor(random: Random, bar: readonly number[], count: number): number[] {
  const chosen = new Set<number>();
  while (chosen.size < count) chosen.add(random.pick(bar));
  return [...chosen];
}
