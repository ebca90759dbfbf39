import type { FastifyReply, FastifyRequest } from 'fastify';
import { publicTerms } from '#contract/publicAccess';
import { dayMs } from '#domain/days/days';
import type { PublicPlace } from '#domain/publicAccess/publicShare';
import { type Cookie, readCookie, setCookie } from '#server/http/cookies';
import type { Needs } from '#server/kernel/needs';
import { hashSecret } from '#server/secrets/tokens';
import { findTerminalCourt } from './settingRepository.ts';

const daySeconds = dayMs / 1000;
const termsCookie: Cookie = { name: 'assize-public-terms', path: '/', sameSite: 'lax', maxAge: daySeconds / 2 };
const terminalCookie: Cookie = { name: 'assize-terminal', path: '/', sameSite: 'lax', maxAge: daySeconds * 3650 };

/** A visitor of the public record: the terms that the browser accepted, and the court of the terminal, if it is one. */
export type PublicVisitor = { accepted: boolean; terminal_court: string | null };

type Asking = Needs<'db' | 'config' | 'now'>;

/** Reads the visitor’s cookies. They hold nothing about the person. */
export async function visitorOf({ db, config, now }: Asking, request: FastifyRequest): Promise<PublicVisitor> {
  const secret = readCookie(config, request, terminalCookie);
  const terminal = secret ? await findTerminalCourt(db, hashSecret(secret), now()) : undefined;
  return {
    accepted: readCookie(config, request, termsCookie) === publicTerms,
    terminal_court: terminal ?? null,
  };
}

/** A terminal shows more of one court alone, the one in whose courthouse it is. */
export const placeIn = (court_id: string, { terminal_court }: PublicVisitor): PublicPlace =>
  terminal_court === court_id ? 'courthouse' : 'remote';

export function keepTerms({ config }: Pick<Asking, 'config'>, reply: FastifyReply): void {
  setCookie(config, reply, termsCookie, publicTerms);
}

export function keepTerminal({ config }: Pick<Asking, 'config'>, reply: FastifyReply, secret: string): void {
  setCookie(config, reply, terminalCookie, secret);
}
