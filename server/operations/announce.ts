import type { Config } from '#server/kernel/config';

/** Says in one line where the portal is and, in the evaluation court, whom to sign in as. */
export function announce(config: Config, address: string): void {
  const who = config.evaluation
    ? ' Evaluation court: sign in as the attorney a.example@example.com with the password "evaluation" (more sample accounts: README.md).'
    : '';
  console.log(`Assize is at ${config.evaluation ? address : config.public_url}.${who}`);
}
