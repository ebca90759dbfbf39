import * as contract from '#contract/hearingStaff';
import { api } from '#web/calls/api.ts';
import { ask, change, onSuccess } from '#web/calls/askContract.ts';

/** Hearings show the names of the people, and their refusals the availability. */
const touched = onSuccess('HearingStaff', 'Hearings');

/** The endpoints of interpreters, court reporters, and mediators. */
const staffApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStaff: ask(build, contract.listStaff, { providesTags: ['HearingStaff', 'Hearings'] }),
    readStaff: ask(build, contract.readStaff, { providesTags: ['HearingStaff', 'Hearings', 'CourtCalendar'] }),
    addStaff: change(build, contract.addStaff, { invalidatesTags: touched }),
    changeStaff: change(build, contract.changeStaff, { invalidatesTags: touched }),
    addStaffHours: change(build, contract.addStaffHours, { invalidatesTags: touched }),
    removeStaffHours: change(build, contract.removeStaffHours, { invalidatesTags: touched }),
    addStaffPeriod: change(build, contract.addStaffPeriod, { invalidatesTags: touched }),
    removeStaffPeriod: change(build, contract.removeStaffPeriod, { invalidatesTags: touched }),
  }),
});

export const {
  useListStaffQuery,
  useReadStaffQuery,
  useAddStaffMutation,
  useChangeStaffMutation,
  useAddStaffHoursMutation,
  useRemoveStaffHoursMutation,
  useAddStaffPeriodMutation,
  useRemoveStaffPeriodMutation,
} = staffApi;
