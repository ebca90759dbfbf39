import { eq } from 'drizzle-orm';
import { Email } from '#contract/identity';
import { recordActivity } from '#server/activity/recordActivity';
import { people } from '#server/db/schema/people';
import { resetSecondFactor } from '#server/identity/secondFactor/resetSecondFactor';
import { readConfig, SettingsError } from '#server/kernel/config';
import { openCommandDatabase } from './openCommandDatabase.ts';
import { runCommand } from './runCommand.ts';

/** `npm run reset-second-factor -- ADDRESS`: for an administrator when no other administrator can do it. */
await runCommand(async () => {
  const typed = Email.safeParse(process.argv[2]);
  if (!typed.success) throw new SettingsError('Specify an account: npm run reset-second-factor -- judy@court.example');
  const config = readConfig(process.env, process.cwd());
  const { db, close } = await openCommandDatabase(config, { prepare: true });
  const needs = { config, now: () => new Date() };
  try {
    await db.transaction(async (tx) => {
      const [person] = await tx.select().from(people).where(eq(people.email, typed.data)).for('update');
      if (!person) throw new SettingsError(`No account has the address ${typed.data}.`);
      await resetSecondFactor(tx, needs, person.id);
      await recordActivity(tx, needs, 'portal', {
        action: 'second_factor_reset_by_operator',
        subject_type: 'person',
        subject_id: person.id,
        values: { person: person.full_name },
        concerns: person.id,
      });
    });
    console.log(`The second factor of ${typed.data} was reset. The user can set up a new one at the next sign-in.`);
    return true;
  } finally {
    await close();
  }
});
