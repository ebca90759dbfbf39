/** The contract, which includes the schema validator, is fetched when a second factor is used. */
async function secondFactor() {
  const [contract] = await Promise.all([import('#contract/secondFactor'), import('#web/calls/withoutEval.ts')]);
  return contract;
}

/** The endpoints that confirm or set up a second factor. */
export const secondFactorEndpoints = {
  beginConfirmation: async () => (await secondFactor()).beginConfirmation,
  confirmSecondFactor: async () => (await secondFactor()).confirmSecondFactor,
  beginPasskey: async () => (await secondFactor()).beginPasskey,
  addPasskey: async () => (await secondFactor()).addPasskey,
  beginAuthenticator: async () => (await secondFactor()).beginAuthenticator,
  addAuthenticator: async () => (await secondFactor()).addAuthenticator,
};
