import type { FirmPosition } from '#domain/firms/positions';
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
  /** The only judge for whom a person who acts for several acts in this request (`server/visibility/actsFor`). */
  only_for?: string;
  /** The user's firm, read with each request: what ends there ends here immediately. Absent for programs and jobs. */
  firm?: FirmMembership | null;
  /** Who acts, if a member of the firm acts for the attorney that this actor is. */
  through?: Through;
};

/** A person's place in a firm. */
export type FirmMembership = {
  member_id: string;
  firm_id: string;
  position: FirmPosition;
  administrator: boolean;
  /** The attorneys for whom the person prepares drafts, by person. */
  acts_for: readonly string[];
  /** Those of them for whom the person may file. */
  files_for: readonly string[];
};

/** A member of a firm who acts for the owner of a draft or the filer of a filing. */
export type Through = { person_id: string; full_name: string; role: Role };

export type Caller = Visitor | Actor;

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
    /** Code of the refusal with which the request was answered. */
    refused?: string;
  }
}
