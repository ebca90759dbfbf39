import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as contract from '#contract/identity';
import { serve, servePublic, serveRedirect } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { newSecret } from '#server/secrets/tokens';
import { verifyAddress } from './addressLinks.ts';
import { askForPasswordLink, passwordLinkAnswer } from './askForPasswordLink.ts';
import {
  clearBrowserCookie,
  readBrowserCookie,
  readDeviceCookie,
  readSignInCookie,
  setBrowserCookie,
  setDeviceCookie,
  setSignInCookie,
} from './cookies.ts';
import { describeSession } from './describeSession.ts';
import { exchangeTicket } from './exchangeTicket.ts';
import { finishProviderSignIn } from './finishProviderSignIn.ts';
import { findJudgeProfile } from './judgeProfileRepository.ts';
import { listSessions } from './listSessions.ts';
import { openTabSession } from './openTabSession.ts';
import { portalOrigin } from './portalOrigin.ts';
import { registerJudge } from './registerJudge.ts';
import { renewSession } from './renewSession.ts';
import { requireOwnPage } from './requireOwnPage.ts';
import { revokeOtherSessions } from './revokeOtherSessions.ts';
import { revokeSession } from './revokeSession.ts';
import { secondFactorRoutes } from './secondFactor/secondFactorRoutes.ts';
import { setPassword } from './setPassword.ts';
import { signInWithPassword } from './signInWithPassword.ts';
import { startProviderSignIn } from './startProviderSignIn.ts';

/** Sign-in, sessions, and the current user. */
export function identityRoutes(app: FastifyInstance, services: Services): void {
  providerRoutes(app, services);
  sessionRoutes(app, services);
  judgeRoutes(app, services);
  passwordRoutes(app, services);
  secondFactorRoutes(app, services);
}

function providerRoutes(app: FastifyInstance, services: Services): void {
  const { config } = services;
  const originOf = (request: FastifyRequest) => portalOrigin(services, request.headers.host);

  servePublic(app, contract.startProviderSignIn, async (_caller, asked, { request, reply }) => {
    // Two tabs may sign in at the same time: the second must not remove the first one's cookie.
    const secret = readSignInCookie(config, request) ?? newSecret();
    const begun = await startProviderSignIn(services, { origin: originOf(request), secret }, asked);
    setSignInCookie(config, reply, secret);
    return begun;
  });

  serveRedirect(app, contract.finishProviderSignIn, async (caller, _asked, { request, reply }) => {
    const returned = new URL(request.url, originOf(request));
    const secret = readSignInCookie(config, request);
    return reply.redirect(await finishProviderSignIn(services, caller, { returned, secret }), 303);
  });

  servePublic(app, contract.exchangeTicket, async (caller, asked, { request, reply }) => {
    requireOwnPage(request);
    const browser_secret = readSignInCookie(config, request);
    const signedIn = await exchangeTicket(services, caller, { ...asked, browser_secret });
    setBrowserCookie(config, reply, signedIn.browser_secret);
    return signedIn.session;
  });
}

function sessionRoutes(app: FastifyInstance, services: Services): void {
  const { config, db } = services;

  servePublic(app, contract.openTabSession, async (_caller, _asked, { request }) => {
    requireOwnPage(request);
    return openTabSession(services, readBrowserCookie(config, request));
  });
  serve(app, contract.readSession, async (actor) => describeSession(db, services, actor.session_id));
  serve(app, contract.renewSession, async (actor) => renewSession(services, actor));
  serve(app, contract.listSessions, async (actor) => ({ sessions: await listSessions(services, actor) }));

  serve(app, contract.revokeSession, async (actor, { id }) => {
    await revokeSession(services, actor, id);
    return { message: 'The session was ended.' };
  });
  serve(app, contract.revokeOtherSessions, (actor) => revokeOtherSessions(services, actor));
  serve(app, contract.signOut, async (actor, _asked, { reply }) => {
    await revokeSession(services, actor, actor.session_id);
    clearBrowserCookie(config, reply);
    return { message: 'You have signed out.' };
  });
}

function judgeRoutes(app: FastifyInstance, services: Services): void {
  servePublic(app, contract.registerJudge, async (caller, asked) => {
    await registerJudge(services, caller, asked);
    return { message: 'Judge profile created successfully!' };
  });
  serve(app, contract.readJudgeProfile, async (actor) => ({
    judge_profile: await findJudgeProfile(services.db, actor),
  }));
}

function passwordRoutes(app: FastifyInstance, services: Services): void {
  servePublic(app, contract.signInWithPassword, async (caller, asked, { request, reply }) => {
    requireOwnPage(request);
    const { config } = services;
    const known = readDeviceCookie(config, request);
    const { login, browser_secret, device } = await signInWithPassword(services, caller, { ...asked, device: known });
    setBrowserCookie(config, reply, browser_secret);
    setDeviceCookie(config, reply, device);
    return login;
  });
  servePublic(app, contract.askForPasswordLink, async (caller, asked) => {
    await askForPasswordLink(services, caller, asked);
    return { message: passwordLinkAnswer };
  });
  servePublic(app, contract.verifyAddress, (caller, asked) => verifyAddress(services, caller, asked));
  servePublic(app, contract.setPassword, async (caller, asked) => {
    await setPassword(services, caller, asked);
    return { message: 'Your password is set. Sign in to continue.' };
  });
}
