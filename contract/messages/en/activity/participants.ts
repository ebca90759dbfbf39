import type { ParticipantActivities } from '#domain/activity/messages/participants';
import { spellDay } from '#domain/days/spellDay';
import type { PartyEnding } from '#domain/participants/endings';
import type { ActivityTexts } from '../../Catalog.ts';

const endings: Record<PartyEnding, string> = {
  dismissed: 'dismissed',
  substituted: 'substituted',
  deceased: 'deceased',
  withdrawn: 'withdrawn',
  discharged: 'discharged',
  recorded_in_error: 'recorded in error',
};

export const participantActivities: ActivityTexts<ParticipantActivities> = {
  participant_added: ({ case_number, name, role }, by) => ({
    title: 'Participant Added',
    description: `${by} added ${name} (${role}) to ${case_number}.`,
  }),
  participant_changed: ({ case_number, name, role }, by) => ({
    title: 'Participant Changed',
    description: `${by} changed the data of ${name} (${role}) in ${case_number}.`,
  }),
  participant_ended: ({ case_number, name, how, on }, by) => ({
    title: 'Participation Ended',
    description: `${by} recorded the end of the participation of ${name} in ${case_number} on ${spellDay(on)}: ${endings[how]}.`,
  }),
  counsel_appeared: ({ case_number, counsel, name, on }, by) => ({
    title: 'Counsel Appeared',
    description: `${by} recorded that ${counsel} appeared for ${name} in ${case_number} on ${spellDay(on)}.`,
  }),
  counsel_ended: ({ case_number, counsel, name, on }, by) => ({
    title: 'Representation Ended',
    description: `${by} recorded that ${counsel} no longer represents ${name} in ${case_number} since ${spellDay(on)}.`,
  }),
  counsel_changed: ({ case_number, counsel, name, is_lead, gets_notice }, by) => ({
    title: 'Counsel Changed',
    description: `${by} recorded ${counsel} as ${is_lead ? 'lead counsel' : 'counsel'} for ${name} in ${case_number}, ${gets_notice ? 'with' : 'without'} notices.`,
  }),
  consent_given: ({ case_number, name, on }, by) => ({
    title: 'E-Service Consent Recorded',
    description: `${by} recorded that ${name} consented to e-service in ${case_number} on ${spellDay(on)}.`,
  }),
  consent_withdrawn: ({ case_number, name, on }, by) => ({
    title: 'E-Service Consent Withdrawn',
    description: `${by} recorded that ${name} withdrew the consent to e-service in ${case_number} on ${spellDay(on)}.`,
  }),
  case_titled: ({ case_number, before, title }, by) => ({
    title: 'Case Title Changed',
    description: `${by} changed the title of ${case_number} from “${before}” to “${title}.”`,
  }),
};
