import type { PartyEnding } from '#domain/participants/endings';

/** Names as the public record has them: minors by initials. Days are YYYY-MM-DD. */
type OfCase = { case_number: string };
type OfParticipant = OfCase & { name: string };
type InRole = OfParticipant & { role: string };
type OfCounsel = OfParticipant & { counsel: string };

/** What the record says of participants, their counsel, and the title of a case. */
export type ParticipantActivities = {
  participant_added: InRole;
  participant_changed: InRole;
  participant_ended: OfParticipant & { how: PartyEnding; on: string };
  counsel_appeared: OfCounsel & { on: string };
  counsel_ended: OfCounsel & { on: string };
  counsel_changed: OfCounsel & { is_lead: boolean; gets_notice: boolean };
  consent_given: OfParticipant & { on: string };
  consent_withdrawn: OfParticipant & { on: string };
  case_titled: OfCase & { before: string; title: string };
};
