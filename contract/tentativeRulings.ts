import { z } from 'zod';
import { dispositionIds } from '#domain/rulings/dispositions';
import { endpoint } from './endpoint.ts';
import { RulingDetails, words } from './rulingDetails.ts';

const count = z.number().int();

/** A notice of intent to argue at the hearing. */
export const AppearanceNotice = z.object({
  id: z.uuid(),
  person: z.string(),
  issues: z.string(),
  given_at: z.string(),
});
export type AppearanceNotice = z.infer<typeof AppearanceNotice>;

/**
 * `awaits_judge`: drafted by chambers staff, for the judge to make; `draft`: not to be published; `scheduled`: until the
 * court’s hour, only chambers reads it.
 */
export const tentativeStates = ['awaits_judge', 'draft', 'scheduled', 'published'] as const;

export const TentativeRuling = z.object({
  id: z.uuid(),
  filing_id: z.uuid(),
  judge: z.string(),
  /** Who of the judge’s chambers drafted it, for chambers; null where the judge wrote it, and for everyone else. */
  drafted_by: z.string().nullable(),
  /** Whether the viewer can change it: staff only until the judge has made it. */
  can_write: z.boolean(),
  disposition: z.enum(dispositionIds),
  reasons: z.string(),
  details: RulingDetails,
  /** Whether the judge directs the parties to argue; then no notice is needed. */
  directs_argument: z.boolean(),
  state: z.enum(tentativeStates),
  publish_at: z.string().nullable(),
  published_at: z.string().nullable(),
  /** Until when a person may give notice of argument; null where no notice is needed. */
  notice_until: z.string().nullable(),
  hearing: z.object({ hearing_date: z.string(), hearing_time: z.string(), venue: z.string() }).nullable(),
  notices: z.array(AppearanceNotice),
  version: count,
});
export type TentativeRuling = z.infer<typeof TentativeRuling>;

const Answer = z.object({ message: z.string(), tentative: TentativeRuling });

export const saveTentative = endpoint({
  method: 'PUT',
  path: '/rulings/motions/:id/tentative/',
  permission: 'rulings:draft',
  body: 'json',
  input: z.object({
    id: z.uuid(),
    hearing_id: z.uuid().optional(),
    disposition: z.enum(dispositionIds, { error: 'Choose a ruling' }),
    reasons: words('The text', 20_000).default(''),
    details: RulingDetails.default({}),
    directs_argument: z.boolean().default(false),
    /** The version of the tentative ruling that the screen shows; 0 without one. */
    version: z.int().min(0),
  }),
  reply: Answer,
  status: 200,
  summary:
    'Writes the tentative ruling on a motion in your cases. It is published at the court’s hour; a change of a published one is published immediately. Of chambers staff, it is a draft that the judge makes or edits.',
});

export const withdrawTentative = endpoint({
  method: 'DELETE',
  path: '/rulings/tentatives/:id/',
  permission: 'rulings:draft',
  input: z.object({ id: z.uuid() }),
  reply: z.object({ message: z.string() }),
  status: 200,
  summary: 'Withdraws your tentative ruling. The people in the case are notified if it was published.',
});

export const adoptTentative = endpoint({
  method: 'POST',
  path: '/rulings/tentatives/:id/adoption/',
  permission: 'rulings:make',
  body: 'json',
  input: z.object({ id: z.uuid(), version: count, hearing_id: z.uuid().optional() }),
  reply: z.object({ message: z.string(), ruling_id: z.uuid(), text: z.string() }),
  status: 201,
  summary: 'Adopts your tentative ruling as the ruling. For a minute, it can be undone; then it is docketed.',
});

export const TentativeOfCase = TentativeRuling.extend({
  motion: z.string(),
  number: count.nullable(),
  /** Whether the viewer may give notice now, and whether the viewer has. */
  can_give_notice: z.boolean(),
  own_notice: AppearanceNotice.nullable(),
});
export type TentativeOfCase = z.infer<typeof TentativeOfCase>;

export const listTentatives = endpoint({
  method: 'GET',
  path: '/rulings/cases/:id/tentatives/',
  permission: 'cases:read',
  input: z.object({ id: z.uuid() }),
  reply: z.object({ data: z.array(TentativeOfCase) }),
  status: 200,
  summary: 'Lists the published tentative rulings of a case on which the court has not ruled.',
});

export const giveAppearanceNotice = endpoint({
  method: 'POST',
  path: '/rulings/tentatives/:id/notices/',
  permission: 'hearing-requests:make',
  body: 'json',
  input: z.object({ id: z.uuid(), issues: words('The issues', 2000).default('') }),
  reply: z.object({ message: z.string(), notice: AppearanceNotice }),
  status: 201,
  summary: 'Gives the court notice that you will argue at the hearing of a tentative ruling.',
});

export const PublishedTentative = z.object({
  id: z.uuid(),
  case_number: z.string(),
  case_title: z.string(),
  motion: z.string(),
  judge: z.string(),
  disposition: z.enum(dispositionIds),
  reasons: z.string(),
  details: RulingDetails,
  directs_argument: z.boolean(),
  published_at: z.string(),
  hearing_date: z.string(),
  hearing_time: z.string(),
  venue: z.string(),
  /** Whether the court has ruled since. */
  is_ruled: z.boolean(),
});
export type PublishedTentative = z.infer<typeof PublishedTentative>;

export const listPublishedTentatives = endpoint({
  method: 'GET',
  path: '/public/tentative-rulings/',
  permission: 'portal:visit',
  input: z.object({ court: z.string().max(100).optional() }),
  reply: z.object({
    court: z.object({ id: z.string(), name: z.string(), time_zone: z.string() }),
    courts: z.array(z.object({ id: z.string(), name: z.string() })),
    /** Whether the court publishes tentative rulings, when, and until when notice of argument is given (HH:MM). */
    rule: z.object({
      publishes: z.boolean(),
      publish_time: z.string(),
      notice_time: z.string().nullable(),
      authority: z.string().nullable(),
    }),
    data: z.array(PublishedTentative),
  }),
  status: 200,
  summary: 'Lists the tentative rulings that a court has published for hearings from today on, in cases that are open.',
});
