import { withNames } from './kindNames.ts';
import { coveredKinds } from './kinds/coveredKinds.ts';
import { fileKinds } from './kinds/fileKinds.ts';
import { inkKinds } from './kinds/inkKinds.ts';
import { lyingKinds } from './kinds/lyingKinds.ts';
import { noteKinds } from './kinds/noteKinds.ts';
import { scanKinds } from './kinds/scanKinds.ts';
import { wordKinds } from './kinds/wordKinds.ts';

/** Every way of hiding text that the portal is tested with. */
export const hiddenKinds = withNames([
  ...coveredKinds,
  ...inkKinds,
  ...noteKinds,
  ...fileKinds,
  ...lyingKinds,
  ...scanKinds,
  ...wordKinds,
]);
