import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isStorable } from '#server/http/assertStorableText';
import type { Needs } from '#server/kernel/needs';
import { deviceLifetimeMs } from './knownDevices.ts';

type Config = Needs<'config'>['config'];

/** The path of an HttpOnly cookie, and whether the browser sends it when it returns from another site. */
type Cookie = { name: string; path: string; sameSite: 'lax' | 'strict'; maxAge?: number };

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

export const readSignInCookie = (config: Config, request: FastifyRequest) => read(config, request, signInCookie);
export const setSignInCookie = (config: Config, reply: FastifyReply, secret: string) =>
  reply.setCookie(nameOf(config, signInCookie), secret, optionsOf(config, signInCookie));

export const readBrowserCookie = (config: Config, request: FastifyRequest) => read(config, request, browserCookie);
export const setBrowserCookie = (config: Config, reply: FastifyReply, secret: string) =>
  reply.setCookie(nameOf(config, browserCookie), secret, optionsOf(config, browserCookie));
export const clearBrowserCookie = (config: Config, reply: FastifyReply) =>
  reply.clearCookie(nameOf(config, browserCookie), optionsOf(config, browserCookie));

export const readDeviceCookie = (config: Config, request: FastifyRequest) => read(config, request, deviceCookie);
export const setDeviceCookie = (config: Config, reply: FastifyReply, secret: string) =>
  reply.setCookie(nameOf(config, deviceCookie), secret, optionsOf(config, deviceCookie));

function read(config: Config, request: FastifyRequest, cookie: Cookie): string | null {
  const value = request.cookies[nameOf(config, cookie)];
  return value && isStorable(value) ? value : null;
}

/** With these prefixes browsers refuse a cookie that a neighboring host, or a page without TLS, tries to plant. */
function nameOf(config: Config, { name, path }: Cookie): string {
  if (!isSecure(config)) return name;
  return path === '/' ? `__Host-${name}` : `__Secure-${name}`;
}

function optionsOf(config: Config, { path, sameSite, maxAge }: Cookie): CookieSerializeOptions {
  return { path, sameSite, httpOnly: true, secure: isSecure(config), ...(maxAge === undefined ? {} : { maxAge }) };
}

function isSecure(config: Config): boolean {
  return config.public_url.startsWith('https:');
}
