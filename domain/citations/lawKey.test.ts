import { expect, test } from 'vitest';
import { lawKey } from './lawKey.ts';

test.each([
  ['Evid. Code, § 352', 'evidcode§352'],
  ['Cal. Evid. Code § 352', 'evidcode§352'],
  ['Cal. Civ. Proc. Code § 437c', 'codecivproc§437c'],
  ['Code Civ. Proc., § 437c, subd. (c)', 'codecivproc§437c'],
  ['Code of Civil Procedure section 437c', 'codecivproc§437c'],
  ['42 U.S.C. § 1983', '42usc§1983'],
  ['42 U.S.C. section 1983', '42usc§1983'],
  ['Fed. R. Civ. P. 12(b)(6)', 'fedrcivp12'],
  ['FRCP 12', 'fedrcivp12'],
  ['N.Y. C.P.L.R. 3212', 'cplr3212'],
  ['CPLR § 3212', 'cplr3212'],
])('%s is %s', (citation, key) => {
  expect(lawKey(citation)).toBe(key);
});
