import * as contract from '#contract/simulations';
import { api } from '#web/calls/api.ts';
import { ask, change, onSuccess } from '#web/calls/askContract.ts';

/** The endpoints of simulations of the court. */
const simulationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSimulations: ask(build, contract.listSimulations, { providesTags: ['Hearings'] }),
    readSimulation: ask(build, contract.readSimulation, { providesTags: ['Hearings'] }),
    startSimulation: change(build, contract.startSimulation, { invalidatesTags: onSuccess('Hearings') }),
    cancelSimulation: change(build, contract.cancelSimulation, { invalidatesTags: onSuccess('Hearings') }),
  }),
});

export const {
  useListSimulationsQuery,
  useReadSimulationQuery,
  useStartSimulationMutation,
  useCancelSimulationMutation,
} = simulationsApi;
