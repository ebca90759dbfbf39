import { parseArgs } from 'node:util';
import { z } from 'zod';
import { Email } from '#contract/identity';
import { appointAdministrator } from '#server/identity/appointAdministrator';
import { readConfig, SettingsError } from '#server/kernel/config';
import { ensureCourt } from '#server/operations/ensureCourt';
import { openCommandDatabase } from './openCommandDatabase.ts';
import { runCommand } from './runCommand.ts';

const Asked = z.object({
  email: Email,
  full_name: z.string('Name is required').trim().min(1, 'Name is required').max(200),
});

/**
 * `npm run create-administrator -- --email … --name …`: prints the link with which the administrator sets a password.
 */
await runCommand(async () => {
  const asked = readArguments();
  const config = readConfig(process.env, process.cwd());
  const { db, close } = await openCommandDatabase(config, { prepare: true });
  try {
    await ensureCourt({ db, config });
    const link = await appointAdministrator({ db, config, now: () => new Date() }, asked);
    console.log(
      `${asked.email} is an administrator of ${config.court.name}. Send the administrator this link, which works once and expires in 24 hours:`,
    );
    console.log(link);
    return true;
  } finally {
    await close();
  }
});

function readArguments(): z.output<typeof Asked> {
  const { values, positionals } = parseArgs({
    options: { email: { type: 'string' }, name: { type: 'string' } },
    allowPositionals: true,
  });
  const email = values.email ?? positionals[0];
  const parsed = Asked.safeParse({ email, full_name: values.name ?? email?.split('@')[0] });
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => issue.message).join('; ');
  throw new SettingsError(
    `${problems}. Usage: npm run create-administrator -- --email judy@court.example --name "Judy Doe"`,
  );
}
