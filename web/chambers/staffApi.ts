import * as contract from '#contract/chambersStaff';
import { api } from '#web/calls/api.ts';
import { ask, change } from '#web/calls/askContract.ts';

/** The endpoints of chambers staff. */
const staffApi = api.injectEndpoints({
  endpoints: (build) => ({
    listChambersStaff: ask(build, contract.listChambersStaff, { providesTags: ['ChambersStaff'] }),
    appointChambersMember: change(build, contract.appointChambersMember, { invalidatesTags: ['ChambersStaff'] }),
    endChambersMembership: change(build, contract.endChambersMembership, { invalidatesTags: ['ChambersStaff'] }),
  }),
});

export const { useListChambersStaffQuery, useAppointChambersMemberMutation, useEndChambersMembershipMutation } =
  staffApi;
