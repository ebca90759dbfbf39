import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Cookie, clearCookie, readCookie, setCookie } from '#server/http/cookies';
import type { Needs } from '#server/kernel/needs';
import { deviceLifetimeMs } from './knownDevices.ts';

type Config = Needs<'config'>['config'];

/** Ties a sign-in at the provider, and the ticket that ends it, to the browser that began. */
const signInCookie: Cookie = { name: 'assize-sign-in', path: '/', sameSite: 'lax', maxAge: 15 * 60 };

/** Lets a new tab of the same browser into its session. One call alone receives it; closing the browser ends it. */
const browserCookie: Cookie = { name: 'assize-browser', path: '/api/auth/session/tab', sameSite: 'strict' };

/** Identifies a browser in which the account has signed in before (decision 0025). It grants no access. */
const deviceCookie: Cookie = {
  name: 'assize-device',
  path: '/api/auth/',
  sameSite: 'strict',
  maxAge: deviceLifetimeMs / 1000,
};

export const readSignInCookie = (config: Config, request: FastifyRequest) => readCookie(config, request, signInCookie);
export const setSignInCookie = (config: Config, reply: FastifyReply, secret: string) =>
  setCookie(config, reply, signInCookie, secret);

export const readBrowserCookie = (config: Config, request: FastifyRequest) =>
  readCookie(config, request, browserCookie);
export const setBrowserCookie = (config: Config, reply: FastifyReply, secret: string) =>
  setCookie(config, reply, browserCookie, secret);
export const clearBrowserCookie = (config: Config, reply: FastifyReply) => clearCookie(config, reply, browserCookie);

export const readDeviceCookie = (config: Config, request: FastifyRequest) => readCookie(config, request, deviceCookie);
export const setDeviceCookie = (config: Config, reply: FastifyReply, secret: string) =>
  setCookie(config, reply, deviceCookie, secret);
