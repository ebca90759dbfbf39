import type { Config } from '#server/kernel/config';

/** Prints the portal's address in one line and, in the evaluation court, the accounts to sign in with. */
export function announce(config: Config, address: string): void {
  const who = config.evaluation
    ? ' Evaluation court: sign in as the attorney a.example@example.com with the password "evaluation" (more sample accounts: README.md).'
    : '';
  console.log(`Assize is running at ${config.evaluation ? address : config.public_url}.${who}`);
}
