import { say } from '#domain/messages/say';

/** Why an authority that the library cannot judge is not checked yet. */
export const beingAsked = { why: say('being_asked') };
