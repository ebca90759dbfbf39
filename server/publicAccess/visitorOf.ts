import type { FastifyReply, FastifyRequest } from 'fastify';
import { publicTerms } from '#contract/publicAccess';
import { dayMs } from '#domain/days/days';
import type { PublicPlace } from '#domain/publicAccess/publicShare';
import type { Needs } from '#server/kernel/needs';
import { hashSecret } from '#server/secrets/tokens';
import { findTerminalCourt } from './settingRepository.ts';

const termsCookie = 'assize-public-terms';
const terminalCookie = 'assize-terminal';
const daySeconds = dayMs / 1000;

/** A visitor of the public record: the terms that the browser accepted, and the court of the terminal, if it is one. */
export type PublicVisitor = { accepted: boolean; terminal_court: string | null };

type Asking = Needs<'db' | 'config' | 'now'>;

/** Reads the visitor’s cookies. They hold nothing about the person. */
export async function visitorOf({ db, config, now }: Asking, request: FastifyRequest): Promise<PublicVisitor> {
  const secret = request.cookies[nameOf(config, terminalCookie)];
  const terminal = secret ? await findTerminalCourt(db, hashSecret(secret), now()) : undefined;
  return {
    accepted: request.cookies[nameOf(config, termsCookie)] === publicTerms,
    terminal_court: terminal ?? null,
  };
}

/** A terminal shows more of one court alone, the one in whose courthouse it is. */
export const placeIn = (court_id: string, { terminal_court }: PublicVisitor): PublicPlace =>
  terminal_court === court_id ? 'courthouse' : 'remote';

export function keepTerms({ config }: Pick<Asking, 'config'>, reply: FastifyReply): void {
  reply.setCookie(nameOf(config, termsCookie), publicTerms, { ...cookieOf(config), maxAge: daySeconds / 2 });
}

export function keepTerminal({ config }: Pick<Asking, 'config'>, reply: FastifyReply, secret: string): void {
  reply.setCookie(nameOf(config, terminalCookie), secret, { ...cookieOf(config), maxAge: daySeconds * 3650 });
}

const isSecure = ({ public_url }: Asking['config']): boolean => public_url.startsWith('https:');
const nameOf = (config: Asking['config'], name: string): string => (isSecure(config) ? `__Host-${name}` : name);
const cookieOf = (config: Asking['config']) => ({
  ...{ path: '/', sameSite: 'lax' as const, httpOnly: true, secure: isSecure(config) },
});
