import { and, eq } from 'drizzle-orm';
import type { Role } from '#domain/identity/permissions';
import { attorneys } from '#server/db/schema/attorneys';
import { courts } from '#server/db/schema/courts';
import { judgeProfiles, people, personRoles } from '#server/db/schema/people';
import { evaluationPassword, type SamplePerson, samplePeople } from '#server/identity/bundled/samplePeople';
import { hashPassword } from '#server/identity/passwords';
import type { Db } from '#server/kernel/Database';
import type { Services } from '#server/kernel/needs';
import { furtherCourts } from './plan/furtherCourts.ts';
import { sampleAttorneys } from './sampleCourt.ts';
import type { SampleDocument } from './sampleDocuments.ts';

export type SeededPerson = { person_id: string; full_name: string; role: Role };
export type SeededPeople = Record<SampleDocument['filer'], SeededPerson>;

/** The people of the sample court with their roles, judge profiles and places in the roster. */
export async function seedPeople({ db, config, now }: Services): Promise<SeededPeople> {
  const password_hash = await hashPassword(evaluationPassword);
  return db.transaction(async (tx) => {
    await tx.insert(courts).values(furtherCourts).onConflictDoNothing();
    const made = new Map<string, SeededPerson>();
    for (const person of samplePeople) {
      const court_id = person.court_id ?? config.court.id;
      made.set(person.email, await seedPerson(tx, court_id, person, password_hash, now()));
    }
    await tx
      .insert(attorneys)
      .values(
        sampleAttorneys.map((attorney) => ({
          ...attorney,
          court_id: config.court.id,
          status_since: '2024-01-02',
          person_id: byName(made, attorney.full_name),
        })),
      )
      .onConflictDoNothing({ target: [attorneys.court_id, attorneys.bar_number] });
    return {
      attorney: made.get('a.example@example.com')!,
      second_attorney: made.get('j.specimen@example.com')!,
      self_represented: made.get('m.sample@example.com')!,
    };
  });
}

async function seedPerson(
  tx: Db,
  court_id: string,
  sample: SamplePerson,
  password_hash: string,
  at: Date,
): Promise<SeededPerson> {
  const { email, full_name, role } = sample;
  const known = await tx.select({ id: people.id }).from(people).where(eq(people.email, email));
  const id =
    known[0]?.id ??
    (
      await tx
        .insert(people)
        .values({
          email,
          full_name,
          email_verified_at: at,
          password_hash: sample.signs_in_with_password ? password_hash : null,
        })
        .returning({ id: people.id })
    )[0]!.id;
  const roles = await tx
    .select()
    .from(personRoles)
    .where(and(eq(personRoles.person_id, id), eq(personRoles.court_id, court_id)));
  if (roles.length === 0) await tx.insert(personRoles).values({ person_id: id, court_id, role, granted_at: at });
  if (sample.judge_profile) {
    await tx
      .insert(judgeProfiles)
      .values({ person_id: id, court_id, ...sample.judge_profile })
      .onConflictDoNothing();
  }
  return { person_id: id, full_name, role };
}

function byName(made: Map<string, SeededPerson>, full_name: string): string | null {
  return [...made.values()].find((person) => person.full_name === full_name)?.person_id ?? null;
}
