import { z } from 'zod';
import { awaitingKinds, judicialMarks } from '#domain/chambers/awaiting';
import { filingStates } from '#domain/filings/states';
import { ProcessedDocument } from './analyses.ts';
import { calendarDay } from './calendarDay.ts';
import { DayHearing, HearingInCase } from './dayHearings.ts';
import { DocumentTypeName } from './documentTypes.ts';
import { endpoint } from './endpoint.ts';
import { PendingMotion, Ruling } from './rulings.ts';

const Day = calendarDay('Enter a date');
const count = z.number().int();
/** Only what is before this one of the judges for whom you act. Default: before each of them. */
const OneJudge = z.uuid().optional();
const storable = (name: string, atMost: number) =>
  z.string().max(atMost, `${name} is longer than ${atMost} characters`);

export const ChambersDay = z.object({
  date: z.string(),
  today: z.string(),
  hearings: z.array(DayHearing),
  /** Number of filings that need a signature and a ruling, on any day. */
  awaiting: z.object({ signature: count, ruling: count }),
});
export type ChambersDay = z.infer<typeof ChambersDay>;

export const readChambersDay = endpoint({
  method: 'GET',
  path: '/chambers/day/',
  permission: 'chambers:read',
  input: z.object({ date: Day.optional(), judge_id: OneJudge }),
  reply: ChambersDay,
  status: 200,
  summary: 'Lists your hearings for a day, with the number of filings that need your signature or ruling.',
});

/** Where a hearing of today is: from its outcome and the rulings on its motions. */
export const liveStatuses = [
  'waiting',
  'called',
  'in_session',
  'submitted',
  'ruled',
  'continued',
  'done',
  'off_calendar',
] as const;

export const MyDay = z.object({
  today: z.string(),
  /** Since when changes are listed: the end of the last court day. */
  since: z.string(),
  /** Today's calendar in order, with the motions that are pending in each case. */
  hearings: z.array(
    DayHearing.extend({
      live: z.enum(liveStatuses),
      /** HH:MM, while the session runs late and the hearing waits. */
      expected_time: z.string().nullable(),
      motions: z.array(PendingMotion),
    }),
  ),
  /** Matters under submission, the one that is due first at the top. */
  submitted: z.array(PendingMotion.extend({ submitted_on: z.string().nullable() })),
  /** Other pending motions, the oldest first. */
  pending: z.object({ total: count, next: z.array(PendingMotion) }),
  /** Rulings that can still be undone. */
  held: z.array(Ruling.extend({ motion: z.string(), case_number: z.string() })),
  /** Rulings of the last week that did not take effect, with the reason. */
  lapsed: z.array(Ruling.extend({ motion: z.string(), case_number: z.string() })),
  changed: z.object({
    filings: z.array(
      z.object({
        filing_id: z.uuid(),
        title: z.string(),
        case_id: z.uuid(),
        case_number: z.string(),
        filed_by: z.string(),
        received_at: z.string(),
      }),
    ),
    hearings: z.array(
      DayHearing.pick({
        id: true,
        hearing_date: true,
        hearing_time: true,
        event_type: true,
        status: true,
        case_id: true,
        case_number: true,
        case_title: true,
      }),
    ),
  }),
  orders: z.object({ total: count, next: z.array(z.lazy(() => AwaitingDocument)) }),
  requests: z.array(
    DayHearing.pick({
      id: true,
      hearing_date: true,
      hearing_time: true,
      event_type: true,
      case_id: true,
      case_number: true,
      case_title: true,
    }),
  ),
  /** The next seven days after today that have hearings. */
  week: z.array(z.object({ date: z.string(), hearings: count, first: z.string(), cases: z.array(z.string()) })),
});
export type MyDay = z.infer<typeof MyDay>;

export const readMyDay = endpoint({
  method: 'GET',
  path: '/chambers/my-day/',
  permission: 'chambers:read',
  input: z.object({ judge_id: OneJudge }),
  reply: MyDay,
  status: 200,
  summary:
    'Returns your day: today’s hearings with their motions, matters under submission with their clocks, what changed, orders, requests, and the week ahead.',
});

export const PrivateNote = z.object({ text: z.string(), version: count, updated_at: z.string() });
export type PrivateNote = z.infer<typeof PrivateNote>;

export const PacketDocument = z.object({
  filing_id: z.uuid(),
  title: z.string(),
  doc_type: z.string().nullable(),
  document_type: DocumentTypeName.nullable(),
  filed_by: z.string(),
  received_at: z.string(),
  state: z.enum(filingStates),
  docket_number: count.nullable(),
  documents: z.array(ProcessedDocument),
  mark: z.enum(judicialMarks).nullable(),
});
export type PacketDocument = z.infer<typeof PacketDocument>;

export const Packet = z.object({
  ...HearingInCase.shape,
  papers: z.array(PacketDocument),
  document_count: count,
  total_pages: count,
  notes: z.object({ hearing: PrivateNote.nullable(), case: PrivateNote.nullable() }),
});
export type Packet = z.infer<typeof Packet>;

export const readPacket = endpoint({
  method: 'GET',
  path: '/chambers/packets/:id/',
  permission: 'chambers:read',
  input: z.object({ id: z.uuid(), page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  reply: Packet,
  status: 200,
  summary: 'Returns the hearing binder for one of your hearings: case, parties, documents in order, and private notes.',
});

export const AwaitingDocument = z.object({
  filing_id: z.uuid(),
  title: z.string(),
  doc_type: z.string().nullable(),
  document_type: DocumentTypeName.nullable(),
  needs: z.enum(['signature', 'ruling']),
  case_id: z.uuid(),
  case_number: z.string(),
  case_title: z.string(),
  filed_by: z.string(),
  received_at: z.string(),
  state: z.enum(filingStates),
  mark: z.enum(judicialMarks).nullable(),
  mark_note: z.string().nullable(),
  marked_at: z.string().nullable(),
});
export type AwaitingDocument = z.infer<typeof AwaitingDocument>;

export const listAwaiting = endpoint({
  method: 'GET',
  path: '/chambers/awaiting/',
  permission: 'chambers:read',
  input: z.object({
    kind: z.enum(awaitingKinds).default('all'),
    judge_id: OneJudge,
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    per_page: z.coerce.number().int().min(1).max(100).default(20),
  }),
  reply: z.object({ data: z.array(AwaitingDocument), total: count, total_pages: count }),
  status: 200,
  summary: 'Lists the filings in your cases that need a signature or a ruling, oldest first.',
});

/** One filing with its documents, for the screen on which the judge reads and decides it. */
export const ChambersDocument = AwaitingDocument.extend({
  needs: z.enum(['signature', 'ruling']).nullable(),
  documents: z.array(ProcessedDocument),
  /** The versions of its documents that can be signed: proposed orders and judgments. */
  signable: z.array(z.uuid()),
});
export type ChambersDocument = z.infer<typeof ChambersDocument>;

export const readAwaitingDocument = endpoint({
  method: 'GET',
  path: '/chambers/filings/:id/',
  permission: 'chambers:read',
  input: z.object({ id: z.uuid() }),
  reply: ChambersDocument,
  status: 200,
  summary: 'Returns one filing in your cases with its documents, marking those that can be signed.',
});

export const markDocument = endpoint({
  method: 'POST',
  path: '/chambers/filings/:id/mark/',
  permission: 'chambers:use',
  body: 'json',
  input: z.object({
    id: z.uuid(),
    mark: z.enum(judicialMarks, { error: 'Choose reviewed, signed, or sent back' }),
    /** A note to the clerk, visible to court staff; or the reason for sending it back, which the filer also sees. */
    note: storable('Note', 1000).trim().default(''),
    /** To sign: the version of the document that the screen shows. */
    version_id: z.uuid().optional(),
  }),
  reply: z.object({ message: z.string() }),
  status: 201,
  summary: 'Marks a filing as reviewed, signs the displayed order, or sends the filing back. A signature is docketed.',
});

export const unmarkDocument = endpoint({
  method: 'DELETE',
  path: '/chambers/filings/:id/mark/',
  permission: 'chambers:use',
  input: z.object({ id: z.uuid() }),
  reply: z.object({ message: z.string() }),
  status: 200,
  summary: 'Undoes a review or a send-back. A signature cannot be undone.',
});

export const savePrivateNote = endpoint({
  method: 'PUT',
  path: '/chambers/notes/',
  permission: 'chambers:use',
  body: 'json',
  input: z
    .object({
      hearing_id: z.uuid().optional(),
      case_id: z.uuid().optional(),
      /** An empty text removes the note. */
      text: storable('Note', 20_000),
      /** The version of the note that is changed; 0 for a new note. */
      version: z.int().min(0),
    })
    .refine(({ hearing_id, case_id }) => (hearing_id === undefined) !== (case_id === undefined), {
      path: ['hearing_id'],
      message: 'Send a hearing or a case',
    }),
  reply: z.object({ message: z.string(), note: PrivateNote.nullable() }),
  status: 200,
  summary: 'Saves your private note on a hearing or a case. No one else can read it.',
});

export const BundleHearing = DayHearing.extend({
  list: z.array(
    z.object({
      docket_number: count.nullable(),
      title: z.string(),
      filed_on: z.string(),
      documents: z.array(z.object({ title: z.string(), pages: count.nullable(), sha256: z.string() })),
    }),
  ),
});
export type BundleHearing = z.infer<typeof BundleHearing>;

export const readBundle = endpoint({
  method: 'GET',
  path: '/chambers/bundle/',
  permission: 'chambers:read',
  input: z.object({ date: Day.optional(), judge_id: OneJudge }),
  reply: z.object({ date: z.string(), hearings: z.array(BundleHearing) }),
  status: 200,
  summary: 'Returns a printable list of the documents for a day’s hearings.',
});
