import * as court from '#contract/calendar';
import * as board from '#contract/calendarBoard';
import * as feeds from '#contract/calendarFeeds';
import * as checks from '#contract/hearingChecks';
import * as staff from '#contract/hearingStaff';
import * as contract from '#contract/hearings';
import * as judges from '#contract/judges';
import * as templates from '#contract/weekTemplates';
import { api } from '#web/calls/api.ts';
import { ask, change, onSuccess } from '#web/calls/askContract.ts';
import type { Given } from '#web/calls/Given.ts';

export type HearingsQuery = Given<typeof contract.listHearings>;
export type DaysQuery = Given<typeof contract.countDays>;

/**
 * The cached data that a change to the calendar can affect: lists, badges, people at a hearing, the dashboard's count.
 */
const touched = onSuccess('Hearings', 'Judges', 'Filings');
const ofCourt = onSuccess('CourtCalendar', 'Hearings');
/** Saved deadlines change with the days on which the court is closed. */
const ofClosures = onSuccess('CourtCalendar', 'Hearings', 'Deadlines', 'Notifications');

/** The endpoints for hearings, judges, and the court's calendar. */
export const calendarApi = api.injectEndpoints({
  endpoints: (build) => ({
    listHearings: ask(build, contract.listHearings, { pick: ({ results }) => results, providesTags: ['Hearings'] }),
    countDays: ask(build, contract.countDays, {
      pick: ({ days }) => days,
      providesTags: ['Hearings', 'CourtCalendar'],
    }),
    readCalendarBoard: ask(build, board.readCalendarBoard, { providesTags: ['Hearings', 'Judges', 'CourtCalendar'] }),
    readPlacementFacts: ask(build, board.readPlacementFacts, {}),
    readHearing: ask(build, contract.readHearing, { providesTags: ['Hearings'] }),
    findHearingCases: ask(build, contract.findHearingCases, { pick: ({ data }) => data }),
    readCounselWarnings: ask(build, checks.readCounselWarnings, {
      pick: ({ data }) => data,
      providesTags: ['Hearings', 'Attorneys'],
    }),
    suggestStaff: ask(build, staff.suggestStaff, { providesTags: ['HearingStaff', 'Hearings'] }),
    scheduleHearing: change(build, contract.scheduleHearing, { invalidatesTags: touched }),
    checkHearing: change(build, checks.checkHearing),
    changeHearing: change(build, contract.changeHearing, { invalidatesTags: touched }),
    confirmHearing: change(build, contract.confirmHearing, { invalidatesTags: touched }),
    cancelHearing: change(build, contract.cancelHearing, { invalidatesTags: touched }),
    closeHearing: change(build, contract.closeHearing, { invalidatesTags: touched }),
    listJudges: ask(build, judges.listJudges, { providesTags: ['Judges'] }),
    listAvailability: ask(build, judges.listAvailability, { pick: ({ data }) => data, providesTags: ['Judges'] }),
    setAvailability: change(build, judges.setAvailability, { invalidatesTags: onSuccess('Judges') }),
    removeAvailability: change(build, judges.removeAvailability, { invalidatesTags: ['Judges'] }),
    listSittings: ask(build, court.listSittings, { pick: ({ data }) => data, providesTags: ['Hearings'] }),
    addSitting: change(build, court.addSitting, { invalidatesTags: touched }),
    removeSitting: change(build, court.removeSitting, { invalidatesTags: touched }),
    listWeekTemplates: ask(build, templates.listWeekTemplates, {
      pick: ({ data }) => data,
      providesTags: ['Hearings', 'CourtCalendar'],
    }),
    previewWeekTemplate: change(build, templates.previewWeekTemplate),
    addWeekTemplate: change(build, templates.addWeekTemplate, { invalidatesTags: touched }),
    changeWeekTemplate: change(build, templates.changeWeekTemplate, { invalidatesTags: touched }),
    removeWeekTemplate: change(build, templates.removeWeekTemplate, { invalidatesTags: touched }),
    readCourtCalendar: ask(build, court.readCourtCalendar, { providesTags: ['CourtCalendar'] }),
    addCourtroom: change(build, court.addCourtroom, { invalidatesTags: ofCourt }),
    changeCourtroom: change(build, court.changeCourtroom, { invalidatesTags: ofCourt }),
    removeCourtroom: change(build, court.removeCourtroom, { invalidatesTags: ofCourt }),
    listOfferedEventTypes: ask(build, court.listOfferedEventTypes, { providesTags: ['CourtCalendar', 'CourtPack'] }),
    addOfferedEventTypes: change(build, court.addOfferedEventTypes, { invalidatesTags: ofCourt }),
    addEventType: change(build, court.addEventType, { invalidatesTags: ofCourt }),
    changeEventType: change(build, court.changeEventType, { invalidatesTags: ofCourt }),
    removeEventType: change(build, court.removeEventType, { invalidatesTags: ofCourt }),
    readClosureEffects: ask(build, court.readClosureEffects, { providesTags: ['CourtCalendar'] }),
    addClosure: change(build, court.addClosure, { invalidatesTags: ofClosures }),
    removeClosure: change(build, court.removeClosure, { invalidatesTags: ofClosures }),
    setHours: change(build, court.setHours, { invalidatesTags: ofCourt }),
    readCalendarFeed: ask(build, feeds.readCalendarFeed, { pick: ({ data }) => data, providesTags: ['Preferences'] }),
    createCalendarFeed: change(build, feeds.createCalendarFeed, { invalidatesTags: ['Preferences'] }),
    revokeCalendarFeed: change(build, feeds.revokeCalendarFeed, { invalidatesTags: ['Preferences'] }),
    listStaffFeeds: ask(build, feeds.listStaffFeeds, { pick: ({ data }) => data, providesTags: ['Preferences'] }),
    createStaffFeed: change(build, feeds.createStaffFeed, { invalidatesTags: onSuccess('Preferences') }),
    revokeStaffFeed: change(build, feeds.revokeStaffFeed, { invalidatesTags: ['Preferences'] }),
  }),
});

export const {
  useListHearingsQuery,
  useCountDaysQuery,
  useReadClosureEffectsQuery,
  useReadCalendarBoardQuery,
  useLazyReadPlacementFactsQuery,
  useReadHearingQuery,
  useFindHearingCasesQuery,
  useReadCounselWarningsQuery,
  useSuggestStaffQuery,
  useScheduleHearingMutation,
  useCheckHearingMutation,
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
  useListWeekTemplatesQuery,
  usePreviewWeekTemplateMutation,
  useAddWeekTemplateMutation,
  useChangeWeekTemplateMutation,
  useRemoveWeekTemplateMutation,
  useReadCourtCalendarQuery,
  useAddCourtroomMutation,
  useChangeCourtroomMutation,
  useRemoveCourtroomMutation,
  useListOfferedEventTypesQuery,
  useAddOfferedEventTypesMutation,
  useAddEventTypeMutation,
  useChangeEventTypeMutation,
  useRemoveEventTypeMutation,
  useAddClosureMutation,
  useRemoveClosureMutation,
  useSetHoursMutation,
  useReadCalendarFeedQuery,
  useCreateCalendarFeedMutation,
  useRevokeCalendarFeedMutation,
  useListStaffFeedsQuery,
  useCreateStaffFeedMutation,
  useRevokeStaffFeedMutation,
} = calendarApi;
