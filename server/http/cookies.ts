import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Needs } from '#server/kernel/needs';
import { isStorable } from './assertStorableText.ts';

type Config = Needs<'config'>['config'];

/** An HttpOnly cookie: its path, whether the browser sends it when it returns from another site, and its age in seconds. */
export type Cookie = { name: string; path: string; sameSite: 'lax' | 'strict'; maxAge?: number };

/** The value of a cookie, if the browser sent one that can be stored. */
export function readCookie(config: Config, request: FastifyRequest, cookie: Cookie): string | null {
  const value = request.cookies[nameOf(config, cookie)];
  return value && isStorable(value) ? value : null;
}

export function setCookie(config: Config, reply: FastifyReply, cookie: Cookie, value: string): void {
  reply.setCookie(nameOf(config, cookie), value, optionsOf(config, cookie));
}

export function clearCookie(config: Config, reply: FastifyReply, cookie: Cookie): void {
  reply.clearCookie(nameOf(config, cookie), optionsOf(config, cookie));
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
