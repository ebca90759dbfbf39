import { bombPdfs } from './bombPdfs.ts';
import { crowdedPdfs } from './crowdedPdfs.ts';
import { damagedPdfs } from './damagedPdfs.ts';
import type { HostileKind } from './HostileKind.ts';
import { hostileDoc } from './hostileDoc.ts';
import { hostileDocx } from './hostileDocx.ts';
import { hostileTexts } from './hostileTexts.ts';
import { loopingPdfs } from './loopingPdfs.ts';
import { misnamedFiles } from './misnamedFiles.ts';
import { strangePdfs } from './strangePdfs.ts';

/** Every kind of damaged and hostile document that the portal must answer. */
export const hostileKinds: HostileKind[] = [
  ...damagedPdfs,
  ...loopingPdfs,
  ...bombPdfs,
  ...crowdedPdfs,
  ...strangePdfs,
  ...hostileDocx,
  ...hostileDoc,
  ...hostileTexts,
  ...misnamedFiles,
];
