import type { AccessLevel } from '#domain/access/accessLevels';
import type { Capacity } from '#domain/identity/permissions';
import type { KindName } from './accessKinds.ts';
import type { Relation } from './accessWorld.ts';

/** What has the level: the case of an object, its documents with their docket entries, or one attachment alone. */
export const levelTargets = ['case', 'document', 'attachment'] as const;
export type LevelTarget = (typeof levelTargets)[number];

/** What belongs to no case. Anything that is not listed here must close with its case. */
const ofNoCase: readonly KindName[] = [
  ...(['session', 'secondFactor', 'notification', 'upload', 'draft', 'draftDocument', 'draftWithFees'] as const),
  ...(['supportingOfDraft', 'documentFix', 'analysis', 'generated', 'held', 'savedSearch'] as const),
  ...(['memberDraft', 'firmMember', 'firmInvitation', 'firmDelegation', 'preparedDocument', 'submission'] as const),
  ...(['accessRequest', 'accessRequestOfCourt', 'apiKey', 'apiKeyOfCourt', 'apiKeyToRevoke', 'apiAnalysis'] as const),
  ...([
    'attorney',
    'rosterImport',
    'availability',
    'courtroom',
    'eventType',
    'closure',
    'sitting',
    'staffFeed',
  ] as const),
  ...(['hearingStaff', 'staffHours', 'staffPeriod', 'weekTemplate', 'judgeRule', 'judgeCoverage'] as const),
  ...(['chambersMember', 'standingOrder', 'learnedTemplate', 'contactRequest', 'person', 'judge', 'claim'] as const),
  ...(['invitation', 'terminal', 'webhook', 'simulation', 'drawer', 'ownDrawer', 'receipt', 'sheet', 'batch'] as const),
  ...(['paymentDifference', 'calendarPlan', 'pilot', 'pilotFiling', 'delivery', 'refund', 'deposit'] as const),
];

/** Whether objects of a kind belong to a case. */
export const isOfCase = (kind: KindName): boolean => !ofNoCase.includes(kind);

/** What its owner, who filed it or keeps it, still reaches when the case or the document is closed to the owner. */
const ownersKeep: readonly KindName[] = [
  ...(['filing', 'version', 'receivedFiling', 'servedFiling', 'ownServedFiling', 'filingWithWaiver'] as const),
  ...(['decision', 'fee', 'waiver', 'servedOn', 'tentative', 'lodgedDocument'] as const),
];

/** Filings that the court has not placed in a case: only their own level closes them. */
const notPlaced: readonly KindName[] = ['decision', 'fee', 'waiver', 'filingWithWaiver', 'waiting'];

/** What is of the case but has no documents: their level does not close it. */
const ofCaseAlone: readonly KindName[] = [
  ...([
    'case',
    'charge',
    'assignedAttorney',
    'caseRelation',
    'challenge',
    'deadline',
    'hearing',
    'hearingBatch',
  ] as const),
  ...(['hearingRequest', 'instrument', 'merge', 'participant', 'plannedHearing', 'transfer', 'workItem'] as const),
  // Their documents are examined when they are opened (server/docketing/downloads, server/appeals).
  ...(['docketDownload', 'appealRecord'] as const),
];

/**
 * The kind of object that a call is examined with: a version of an attachment is a lodged document. No other object has a
 * level as an attachment.
 */
export function kindOf(target: LevelTarget, kind: KindName): KindName | null {
  if (target !== 'attachment') return kind;
  return kind === 'version' || kind === 'lodgedDocument' ? 'lodgedDocument' : null;
}

/** Whether the level of a target closes an object of a kind to a viewer with a relation to it. */
export function isClosedBy(target: LevelTarget, kind: KindName, capacity: Capacity, relation: Relation): boolean {
  if (target === 'document' && ofCaseAlone.includes(kind)) return false;
  if (target === 'case' && notPlaced.includes(kind)) return false;
  if (relation !== 'own' || !ownersKeep.includes(kind)) return true;
  return target === 'case' && capacity === 'court_administrator' && kind !== 'servedOn';
}

/**
 * Calls that answer nonetheless, with what they show: a list by case has the viewer’s own filings, and people of a case see
 * that an entry is sealed, without its text (server/docketing/docketing.test.ts).
 */
export const showsLess: Readonly<Record<string, (target: LevelTarget, level: AccessLevel) => boolean>> = {
  'GET /documents/lists/': (target) => target === 'case',
  'GET /cases/:id/docket/:number/': (target, level) => target === 'document' && level === 'sealed',
  'GET /cases/:id/docket/:number/documents/': (target, level) => target === 'document' && level === 'sealed',
};
