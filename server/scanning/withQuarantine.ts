import type { Services } from '#server/kernel/needs';
import { openClamd } from './clamd/openClamd.ts';
import { guardBlobs } from './guardBlobs.ts';
import { guardEngine } from './guardEngine.ts';
import { openQuarantine } from './openQuarantine.ts';

/**
 * The services with the quarantine between stored files and all that open or send them. Only the quarantine keeps the
 * store itself.
 */
export function withQuarantine(services: Omit<Services, 'quarantine'>): Services {
  const { config, db, now, blobs, engine } = services;
  const scanner = config.clamd === null ? null : openClamd(config.clamd);
  const quarantine = openQuarantine({ db, now, blobs, scanner });
  return { ...services, quarantine, blobs: guardBlobs(blobs, quarantine), engine: guardEngine(engine, quarantine) };
}
