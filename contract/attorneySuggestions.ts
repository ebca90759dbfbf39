import { z } from 'zod';
import { attorneyReasons, conflictGrounds, conflictRelations } from '#domain/cases/conflictTerms';
import { endpoint } from './endpoint.ts';

/** A conflict of interest of an attorney in a case: the client and their counsel, or the party of the attorney’s name. */
export const AttorneyConflict = z.object({
  ground: z.enum(conflictGrounds),
  relation: z.enum(conflictRelations),
  party: z.string(),
  role: z.string(),
  counsel: z.string().nullable(),
  firm: z.string().nullable(),
  former: z.boolean(),
  /** Names this conflict, as it is, in the request that permits it. */
  key: z.string(),
  /** The same in one sentence. */
  words: z.string(),
});
export type AttorneyConflict = z.infer<typeof AttorneyConflict>;

/** The rules on conflicts of interest in the court of a case. */
export const ConflictAuthorities = z.object({ authority: z.string(), waiver: z.string(), neutral: z.string() });
export type ConflictAuthorities = z.infer<typeof ConflictAuthorities>;

/** The details of an assignment that is refused because of conflicts. */
export const ConflictRefused = z.object({
  conflicts: z.array(AttorneyConflict),
  is_neutral: z.boolean(),
  authorities: ConflictAuthorities,
});
export type ConflictRefused = z.infer<typeof ConflictRefused>;

export const AttorneySuggestion = z.object({
  id: z.uuid(),
  full_name: z.string(),
  bar_number: z.string(),
  type: z.string(),
  firm: z.string().nullable(),
  active_cases: z.number().int(),
  /** The numbers of related open cases to which the attorney is assigned. */
  related: z.array(z.string()),
  reasons: z.array(z.enum(attorneyReasons)),
  /** Why the attorney cannot be assigned, or only with a stated reason. */
  excluded: z
    .discriminatedUnion('why', [
      z.object({ why: z.literal('assigned') }),
      z.object({ why: z.literal('not_active'), status: z.string(), since: z.string().nullable() }),
      z.object({
        why: z.literal('conflict'),
        conflicts: z.array(AttorneyConflict),
        /** Whether the rules for mediators and other neutrals apply. */
        is_neutral: z.boolean(),
      }),
    ])
    .nullable(),
});
export type AttorneySuggestion = z.infer<typeof AttorneySuggestion>;

export const AttorneySuggestions = z.object({
  data: z.array(AttorneySuggestion),
  /** The participants for whom an attorney can be assigned. */
  participants: z.array(z.object({ id: z.uuid(), name: z.string(), role: z.string() })),
  authorities: ConflictAuthorities,
});
export type AttorneySuggestions = z.infer<typeof AttorneySuggestions>;

export const readAttorneySuggestions = endpoint({
  method: 'GET',
  path: '/cases/:id/attorney-suggestions/',
  permission: 'attorneys:manage',
  input: z.object({
    id: z.uuid(),
    /** Conflicts are compared with this participant’s opponents; without one, with the counsel of all participants. */
    participant_id: z.uuid().optional(),
    /** Only this attorney. */
    attorney_id: z.uuid().optional(),
  }),
  reply: AttorneySuggestions,
  status: 200,
  summary:
    'Returns attorneys on the roster for a case, the most suitable first, with the reasons, and those who are not suitable.',
});
