import type { Capacity, Role } from '#domain/identity/permissions';

/** A person who is not signed in, as far as known. */
export type Visitor = { capacity: 'visitor'; address: string; user_agent: string | null };

/** The signed-in person on whose behalf a request acts. */
export type Actor = {
  capacity: Exclude<Capacity, 'visitor'>;
  person_id: string;
  full_name: string;
  role: Role;
  court_id: string;
  session_id: string;
  address: string;
  user_agent: string | null;
};

export type Caller = Visitor | Actor;

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
    /** Code of the refusal with which the request was answered. */
    refused?: string;
  }
}
