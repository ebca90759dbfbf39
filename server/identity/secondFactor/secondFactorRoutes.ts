import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/secondFactor';
import { serve } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { setBrowserCookie } from '../cookies.ts';
import { addAuthenticator, beginAuthenticator } from './authenticators.ts';
import { confirmSecondFactor } from './confirmSecondFactor.ts';
import { addPasskey, beginConfirmation, beginPasskey } from './passkeys.ts';
import { readSecondFactors } from './readSecondFactors.ts';
import { renewRecoveryCodes } from './recoveryCodes.ts';
import { removeSecondFactor, renameSecondFactor } from './removeSecondFactor.ts';

/** Passkeys, authenticator apps and recovery codes: setting them up, and confirming with them. */
export function secondFactorRoutes(app: FastifyInstance, services: Services): void {
  const { config } = services;

  serve(app, contract.readSecondFactors, (actor) => readSecondFactors(services, actor));
  serve(app, contract.beginPasskey, (actor) => beginPasskey(services, actor));
  serve(app, contract.beginAuthenticator, (actor) => beginAuthenticator(services, actor));
  serve(app, contract.beginConfirmation, (actor) => beginConfirmation(services, actor));

  serve(app, contract.addPasskey, async (actor, asked, { reply }) => {
    const { browser_secret, ...enrolled } = await addPasskey(services, actor, asked);
    if (browser_secret) setBrowserCookie(config, reply, browser_secret);
    return enrolled;
  });
  serve(app, contract.addAuthenticator, async (actor, asked, { reply }) => {
    const { browser_secret, ...enrolled } = await addAuthenticator(services, actor, asked);
    if (browser_secret) setBrowserCookie(config, reply, browser_secret);
    return enrolled;
  });
  serve(app, contract.confirmSecondFactor, async (actor, asked, { reply }) => {
    const { browser_secret, ...confirmed } = await confirmSecondFactor(services, actor, asked);
    if (browser_secret) setBrowserCookie(config, reply, browser_secret);
    return confirmed;
  });

  serve(app, contract.renameSecondFactor, (actor, asked) => renameSecondFactor(services, actor, asked));
  serve(app, contract.removeSecondFactor, (actor, asked) => removeSecondFactor(services, actor, asked));
  serve(app, contract.renewRecoveryCodes, (actor) => renewRecoveryCodes(services, actor));
}
