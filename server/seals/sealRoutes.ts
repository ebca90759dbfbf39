import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/seals';
import { serve, servePublic } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { createCertificate, importCertificate, readCertificate } from './manageCertificate.ts';
import { verifySeal } from './validateSeal.ts';

/** An office that shares one address can verify this many documents a minute. */
const verificationsPerMinute = 60;

/** The court’s certificate, and the public verification of its seal. */
export function sealRoutes(app: FastifyInstance, services: Services): void {
  serve(app, contract.readCertificate, (actor) => readCertificate(services, actor));
  serve(app, contract.createCertificate, (actor) => createCertificate(services, actor));
  serve(app, contract.importCertificate, (actor, asked) => importCertificate(services, actor, asked));
  servePublic(app, contract.verifySeal, (_caller, asked) => verifySeal(services, asked), verificationsPerMinute);
}
