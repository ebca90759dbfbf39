import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { judgeProfiles, people, personRoles } from '#server/db/schema/people';
import type { ProvidedIdentity } from '#server/kernel/ports/IdentityProvider';
import { admitProvidedPerson } from './admitProvidedPerson.ts';
import { findActor } from './findActor.ts';
import { replaceRole } from './roleRepository.ts';
import { type SignInCourt, startSignInCourt } from './testing/startSignInCourt.ts';

let court: SignInCourt;
beforeAll(async () => {
  court = await startSignInCourt({
    OIDC_ROLE_CLAIM: 'groups',
    OIDC_ROLE_MAP: 'Judges=judge,Clerks=clerk,Everybody=attorney',
  });
});
afterAll(() => court.stop());

let subjects = 0;
const identity = (changes: Partial<ProvidedIdentity> = {}): ProvidedIdentity => {
  subjects += 1;
  return {
    issuer: 'https://login.example',
    subject: String(subjects),
    verified_email: null,
    full_name: 'Sam Provided',
    role_values: [],
    second_factor_given: false,
    ...changes,
  };
};
const admit = (who: ProvidedIdentity) =>
  court.db.transaction((tx) =>
    admitProvidedPerson(tx, court.services, { capacity: 'visitor', address: '10.0.0.1', user_agent: null }, who),
  );

test('an unknown person is self-represented', async () => {
  expect(await admit(identity())).toMatchObject({ full_name: 'Sam Provided', role: 'self_represented' });
});

test('an address that is not verified leads to no one’s account', async () => {
  const known = await court.addPerson('clerk');
  const admitted = await admit(identity({ verified_email: null }));
  expect(admitted.person_id).not.toBe(known.id);
  const [person] = await court.db.select().from(people).where(eq(people.id, admitted.person_id));
  expect(person!.email).toBeNull();
});

test.each([
  ['a value that the court maps gives its role', ['Clerks'], 'clerk'],
  ['the first that the court names counts where there are several', ['Everybody', 'Clerks'], 'clerk'],
  ['a value that the court does not map gives none', ['Wizards'], 'self_represented'],
])('%s', async (_case, role_values, role) => {
  expect(await admit(identity({ role_values }))).toMatchObject({ role });
});

test('a claim that changes changes the role at the next sign-in, and the one before stays on record', async () => {
  const who = identity({ role_values: ['Clerks'] });
  const { person_id } = await admit(who);
  expect(await admit({ ...who, role_values: ['Everybody'] })).toMatchObject({ person_id, role: 'attorney' });
  const roles = await court.db.select().from(personRoles).where(eq(personRoles.person_id, person_id));
  expect(roles.map(({ role, ended_at }) => [role, ended_at !== null])).toEqual([
    ['clerk', true],
    ['attorney', false],
  ]);
});

test('a role that changed ends the sessions in the one before', async () => {
  const who = identity({ role_values: ['Clerks'] });
  const { person_id } = await admit(who);
  const { token } = await court.openSession({ id: person_id }, 'clerk');
  await admit({ ...who, role_values: ['Everybody'] });
  expect((await court.call('GET', '/auth/session/', token)).statusCode).toBe(401);
});

test('a first sign-in in many tabs at the same time creates one person', async () => {
  const who = identity({ verified_email: 'at.once@example.com' });
  const admitted = await Promise.all(Array.from({ length: 5 }, () => admit(who)));
  expect(new Set(admitted.map(({ person_id }) => person_id)).size).toBe(1);
});

test('one verified address at two providers is one person', async () => {
  const verified_email = 'two.doors@example.com';
  const [one, two] = await Promise.all([
    admit(identity({ verified_email })),
    admit(identity({ verified_email, issuer: 'https://other.example' })),
  ]);
  expect(one.person_id).toBe(two.person_id);
});

test('anyone who has no name is called by the address', async () => {
  expect(await admit(identity({ full_name: ' ', verified_email: 'no.name@example.com' }))).toMatchObject({
    full_name: 'no.name@example.com',
  });
});

test('a role from the provider ends when the provider no longer assigns it', async () => {
  const claimed = identity({ role_values: ['Clerks'] });
  expect(await admit(claimed)).toMatchObject({ role: 'clerk' });
  expect(await admit({ ...claimed, role_values: [] })).toMatchObject({ role: 'self_represented' });
});

test('a role that an administrator gave stays although the provider names none', async () => {
  const who = identity();
  const { person_id } = await admit(who);
  await court.db.transaction((tx) => replaceRole(tx, court.services, person_id, 'clerk'));
  expect(await admit(who)).toMatchObject({ role: 'clerk' });
});

test('the owner of an address that a stranger registered gets neither the stranger’s name nor role', async () => {
  const email = 'true.owner@example.com';
  const [stranger] = await court.db
    .insert(people)
    .values({ full_name: 'Hon. Im Postor', email, password_hash: 'x' })
    .returning();
  await court.db.transaction((tx) => replaceRole(tx, court.services, stranger!.id, 'judge'));
  const court_id = court.services.config.court.id;
  const where = { specialization: 'civil', bar_number: '1', location: 'CA', court_house: 'Alder' };
  await court.db.insert(judgeProfiles).values({ person_id: stranger!.id, court_id, ...where });

  const owner = await admit(identity({ verified_email: email, full_name: 'True Owner' }));
  expect(owner).toMatchObject({ person_id: stranger!.id, full_name: 'True Owner', role: 'self_represented' });
  expect(await court.db.select().from(judgeProfiles).where(eq(judgeProfiles.person_id, stranger!.id))).toEqual([]);
  const [person] = await court.db.select().from(people).where(eq(people.id, stranger!.id));
  expect(person).toMatchObject({ full_name: 'True Owner', password_hash: null });
});

test('a judge verified by one court is a judge only in that court', async () => {
  const person = await court.addPerson('judge');
  await court.db.execute(`insert into courts (id, name, level, jurisdiction, time_zone)
    values ('elsewhere', 'Elsewhere', 'State Court', 'Texas', 'America/Chicago') on conflict do nothing`);
  const where = { specialization: 'civil', bar_number: '1', location: 'CA', court_house: 'Alder' };
  await court.db
    .insert(judgeProfiles)
    .values({ person_id: person.id, court_id: 'elsewhere', ...where, status: 'verified' });
  const { token } = await court.openSession(person, 'judge');
  expect((await court.call('GET', '/auth/session/', token)).json()).toMatchObject({ judge_status: null });
  const actor = await findActor(court.services, token, { address: '127.0.0.1', user_agent: null, background: true });
  expect(actor).toMatchObject({ capacity: 'pending_judge' });
});
