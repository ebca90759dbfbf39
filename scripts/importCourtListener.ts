import { parseArgs } from 'node:util';
import { readConfig, SettingsError } from '#server/kernel/config';
import { importCourtListener } from '#server/library/import/importCourtListener';
import { openCommandDatabase } from './openCommandDatabase.ts';
import { runCommand } from './runCommand.ts';

/**
 * `npm run import:courtlistener -- --clusters FILE --citations FILE [--dockets FILE] [--escape double]`: imports
 * CourtListener's bulk files (CSV, also .bz2 or .gz) into the court's library. After an interruption, it continues
 * where it stopped.
 */
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      clusters: { type: 'string' },
      citations: { type: 'string' },
      dockets: { type: 'string' },
      escape: { type: 'string', default: 'backslash' },
    },
  });
  const { clusters, citations, dockets, escape: escaping } = values;
  if (!clusters && !citations && !dockets)
    throw new SettingsError('Specify a file: --clusters, --citations, or --dockets.');
  if (escaping !== 'backslash' && escaping !== 'double')
    throw new SettingsError('--escape must be backslash or double.');
  const { db, close } = await openCommandDatabase(readConfig(process.env, process.cwd()), { prepare: true });
  try {
    const needs = { db, now: () => new Date() };
    await importCourtListener(needs, { clusters, citations, dockets, escaping }, (line) => console.log(line));
    return true;
  } finally {
    await close();
  }
});
