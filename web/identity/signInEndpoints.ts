/** The contract, which includes the schema validator, is fetched when a sign-in page needs it. */
async function identity() {
  const [contract] = await Promise.all([import('#contract/identity'), import('#web/calls/withoutEval.ts')]);
  return contract;
}

/** The endpoints that the sign-in pages call. */
export const signInEndpoints = {
  startProviderSignIn: async () => (await identity()).startProviderSignIn,
  exchangeTicket: async () => (await identity()).exchangeTicket,
  signInWithPassword: async () => (await identity()).signInWithPassword,
  registerJudge: async () => (await identity()).registerJudge,
  askForPasswordLink: async () => (await identity()).askForPasswordLink,
  setPassword: async () => (await identity()).setPassword,
  verifyAddress: async () => (await identity()).verifyAddress,
  signOut: async () => (await identity()).signOut,
  openTabSession: async () => (await identity()).openTabSession,
  readJudgeProfile: async () => (await identity()).readJudgeProfile,
  saveJudgeProfile: async () => (await identity()).saveJudgeProfile,
};
