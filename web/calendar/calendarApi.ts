import * as court from '#contract/calendar';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import * as contract from '#contract/hearings';
import * as judges from '#contract/judges';
import { api } from '#web/api.ts';

export type HearingsQuery = Partial<InputOf<typeof contract.listHearings>>;
export type DaysQuery = InputOf<typeof contract.countDays>;
type Scheduled = ReplyOf<typeof contract.changeHearing>;
type Done = { message: string };

/** What a change of the calendar may touch: the lists, the badges, who is in a hearing, the dashboard's count. */
const touched = (_reply: unknown, failed: unknown) => (failed ? [] : (['Hearings', 'Judges', 'Filings'] as const));
const ofCourt = (_reply: unknown, failed: unknown) => (failed ? [] : (['CourtCalendar', 'Hearings'] as const));
/** Kept deadlines move with the days on which the court is closed. */
const ofClosures = (reply: unknown, failed: unknown) =>
  failed ? [] : ([...ofCourt(reply, failed), 'Deadlines', 'Notifications'] as const);
/** A closure as it is typed; empty where nothing was. */
type ClosureForm = { [Name in keyof court.NewClosure]: Name extends 'extends_deadlines' ? boolean : string };

/** Hearings, judges and the court's calendar, as the screens ask for them. */
export const calendarApi = api.injectEndpoints({
  endpoints: (build) => ({
    listHearings: build.query<ReplyOf<typeof contract.listHearings>['results'], HearingsQuery>({
      query: (input) => ({ endpoint: contract.listHearings, input }),
      transformResponse: (reply: ReplyOf<typeof contract.listHearings>) => reply.results,
      providesTags: ['Hearings'],
    }),
    countDays: build.query<ReplyOf<typeof contract.countDays>['days'], DaysQuery>({
      query: (input) => ({ endpoint: contract.countDays, input }),
      transformResponse: (reply: ReplyOf<typeof contract.countDays>) => reply.days,
      providesTags: ['Hearings', 'CourtCalendar'],
    }),
    readHearing: build.query<contract.Hearing, string>({
      query: (id) => ({ endpoint: contract.readHearing, input: { id } }),
      providesTags: ['Hearings'],
    }),
    findHearingCases: build.query<contract.HearingCase[], string>({
      query: (q) => ({ endpoint: contract.findHearingCases, input: { q } }),
      transformResponse: (reply: ReplyOf<typeof contract.findHearingCases>) => reply.data,
    }),
    scheduleHearing: build.mutation<Scheduled, Record<string, unknown>>({
      query: (input) => ({ endpoint: contract.scheduleHearing, input }),
      invalidatesTags: touched,
    }),
    changeHearing: build.mutation<Scheduled, Record<string, unknown>>({
      query: (input) => ({ endpoint: contract.changeHearing, input }),
      invalidatesTags: touched,
    }),
    confirmHearing: build.mutation<Scheduled, { id: string; version: number; override_reason?: string }>({
      query: (input) => ({ endpoint: contract.confirmHearing, input }),
      invalidatesTags: touched,
    }),
    cancelHearing: build.mutation<Scheduled, { id: string; version: number; reason: string }>({
      query: (input) => ({ endpoint: contract.cancelHearing, input }),
      invalidatesTags: touched,
    }),
    closeHearing: build.mutation<
      Scheduled,
      { id: string; version: number; outcome: 'completed' | 'adjourned'; reason: string }
    >({
      query: (input) => ({ endpoint: contract.closeHearing, input }),
      invalidatesTags: touched,
    }),
    listJudges: build.query<judges.Judge[], void>({
      query: () => ({ endpoint: judges.listJudges, input: {} }),
      providesTags: ['Judges'],
    }),
    listAvailability: build.query<judges.AvailabilityPeriod[], string>({
      query: (judge_id) => ({ endpoint: judges.listAvailability, input: { judge_id } }),
      transformResponse: (reply: ReplyOf<typeof judges.listAvailability>) => reply.data,
      providesTags: ['Judges'],
    }),
    setAvailability: build.mutation<ReplyOf<typeof judges.setAvailability>, Record<string, string>>({
      query: (input) => ({ endpoint: judges.setAvailability, input }),
      invalidatesTags: (_reply, failed) => (failed ? [] : ['Judges']),
    }),
    removeAvailability: build.mutation<Done, string>({
      query: (id) => ({ endpoint: judges.removeAvailability, input: { id } }),
      invalidatesTags: ['Judges'],
    }),
    listSittings: build.query<court.Sitting[], { from: string; to: string }>({
      query: (input) => ({ endpoint: court.listSittings, input }),
      transformResponse: (reply: ReplyOf<typeof court.listSittings>) => reply.data,
      providesTags: ['Hearings'],
    }),
    addSitting: build.mutation<Done, Record<string, string>>({
      query: (input) => ({ endpoint: court.addSitting, input }),
      invalidatesTags: touched,
    }),
    removeSitting: build.mutation<Done, string>({
      query: (id) => ({ endpoint: court.removeSitting, input: { id } }),
      invalidatesTags: touched,
    }),
    readCourtCalendar: build.query<court.CourtCalendar, void>({
      query: () => ({ endpoint: court.readCourtCalendar, input: {} }),
      providesTags: ['CourtCalendar'],
    }),
    saveCourtroom: build.mutation<Done, Record<string, unknown>>({
      query: (input) => ({ endpoint: 'id' in input ? court.changeCourtroom : court.addCourtroom, input }),
      invalidatesTags: ofCourt,
    }),
    removeCourtroom: build.mutation<Done, string>({
      query: (id) => ({ endpoint: court.removeCourtroom, input: { id } }),
      invalidatesTags: ofCourt,
    }),
    saveEventType: build.mutation<Done, Record<string, unknown>>({
      query: (input) => ({ endpoint: 'id' in input ? court.changeEventType : court.addEventType, input }),
      invalidatesTags: ofCourt,
    }),
    removeEventType: build.mutation<Done, string>({
      query: (id) => ({ endpoint: court.removeEventType, input: { id } }),
      invalidatesTags: ofCourt,
    }),
    addClosure: build.mutation<ReplyOf<typeof court.addClosure>, ClosureForm>({
      query: (input) => ({ endpoint: court.addClosure, input }),
      invalidatesTags: ofClosures,
    }),
    removeClosure: build.mutation<ReplyOf<typeof court.removeClosure>, string>({
      query: (id) => ({ endpoint: court.removeClosure, input: { id } }),
      invalidatesTags: ofClosures,
    }),
    setHours: build.mutation<Done, { hours: court.DayHours[] }>({
      query: (input) => ({ endpoint: court.setHours, input }),
      invalidatesTags: ofCourt,
    }),
  }),
});

export const {
  useListHearingsQuery,
  useCountDaysQuery,
  useReadHearingQuery,
  useFindHearingCasesQuery,
  useScheduleHearingMutation,
  useChangeHearingMutation,
  useConfirmHearingMutation,
  useCancelHearingMutation,
  useCloseHearingMutation,
  useListJudgesQuery,
  useListAvailabilityQuery,
  useSetAvailabilityMutation,
  useRemoveAvailabilityMutation,
  useListSittingsQuery,
  useAddSittingMutation,
  useRemoveSittingMutation,
  useReadCourtCalendarQuery,
  useSaveCourtroomMutation,
  useRemoveCourtroomMutation,
  useSaveEventTypeMutation,
  useRemoveEventTypeMutation,
  useAddClosureMutation,
  useRemoveClosureMutation,
  useSetHoursMutation,
} = calendarApi;
