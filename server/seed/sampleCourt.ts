import type { CaseType } from '#domain/courts/choices';
import { districtAttorney, publicDefender } from './plan/people.ts';

/** The rest of the sample court: its cases, hearings and roster. Every name, number and fact is invented. */

export type SampleCase = {
  case_number: string;
  title: string;
  case_type: CaseType;
  /** The ID of a category of the court’s pack. */
  category: string;
  status: 'open' | 'closed';
  /** How and how long ago a closed case ended. */
  ended?: { days_ago: number; disposition: string };
  judge_name: string | null;
  opened_days_ago: number;
  parties: { full_name: string; role: string }[];
};

const versus = (plaintiff: string, defendant: string) => [
  { full_name: plaintiff, role: 'Plaintiff' },
  { full_name: defendant, role: 'Defendant' },
];

export const sampleCases: SampleCase[] = [
  {
    case_number: '26CV00218',
    title: 'Specimen v. Example Foods, Inc.',
    case_type: 'Civil Complaint',
    category: 'california.cm010.37',
    status: 'open',
    judge_name: 'Hon. A. Reyes',
    opened_days_ago: 160,
    parties: versus('Drew Specimen', 'Example Foods, Inc.'),
  },
  {
    case_number: '26CV00398',
    title: 'Placeholder v. Sample Builders, LLC',
    case_type: 'Civil Complaint',
    category: 'california.cm010.06',
    status: 'open',
    judge_name: 'Hon. A. Reyes',
    opened_days_ago: 48,
    parties: versus('Jordan Placeholder', 'Sample Builders, LLC'),
  },
  {
    case_number: '26CV00422',
    title: 'Roe v. Sample Clinic',
    case_type: 'Civil Complaint',
    category: 'california.cm010.45',
    status: 'open',
    judge_name: null,
    opened_days_ago: 30,
    parties: versus('Avery Roe', 'Sample Clinic, A Medical Corporation'),
  },
  {
    case_number: '26CV00425',
    title: 'Doe v. Example Bank, N.A.',
    case_type: 'Civil Complaint',
    category: 'california.cm010.16',
    status: 'open',
    judge_name: 'Hon. A. Reyes',
    opened_days_ago: 27,
    parties: versus('Riley Doe', 'Example Bank, N.A.'),
  },
  {
    case_number: '26CV00412',
    title: 'Exemplar Supply Company v. Model',
    case_type: 'Civil Complaint',
    category: 'california.cm010.09',
    status: 'open',
    judge_name: null,
    opened_days_ago: 33,
    parties: versus('Exemplar Supply Company', 'Rowan Model'),
  },
  {
    case_number: '26SC00218',
    title: 'Sample v. Model',
    case_type: 'Small Claims',
    category: 'california.sc',
    status: 'open',
    judge_name: null,
    opened_days_ago: 14,
    parties: versus('Morgan Sample', 'Casey Model'),
  },
  {
    case_number: '26PR00093',
    title: 'Estate of Robin Exemplar',
    case_type: 'Probate',
    category: 'california.pr.de',
    status: 'open',
    judge_name: 'Hon. B. Osei',
    opened_days_ago: 21,
    parties: [
      { full_name: 'Robin Exemplar', role: 'Decedent' },
      { full_name: 'Taylor Exemplar', role: 'Petitioner' },
    ],
  },
  {
    case_number: '26FL00155',
    title: 'In re Marriage of Roe',
    case_type: 'Family Law',
    category: 'california.fl.diss',
    status: 'open',
    judge_name: 'Hon. B. Osei',
    opened_days_ago: 70,
    parties: [
      { full_name: 'Alexis Roe', role: 'Petitioner' },
      { full_name: 'Jamie Roe', role: 'Respondent' },
    ],
  },
  {
    case_number: '25FL00219',
    title: 'In re Marriage of Doe',
    case_type: 'Family Law',
    category: 'california.fl.diss',
    status: 'closed',
    ended: { days_ago: 150, disposition: 'Judgment on agreement' },
    judge_name: 'Hon. B. Osei',
    opened_days_ago: 390,
    parties: [
      { full_name: 'Sam Doe', role: 'Petitioner' },
      { full_name: 'Lee Doe', role: 'Respondent' },
    ],
  },
];

export type SampleHearing = {
  case_number: string;
  in_days: number;
  at: string;
  event_type: string;
  judge: string;
  venue: string;
  mediator?: string;
};

/** On working days from today; see `nextWorkingDay`. */
export const sampleHearings: SampleHearing[] = [
  {
    case_number: '26CV00218',
    in_days: 1,
    at: '09:00',
    event_type: 'Motion hearing',
    judge: 'Hon. A. Reyes',
    venue: 'Department 4',
  },
  {
    case_number: '26CV00398',
    in_days: 1,
    at: '10:30',
    event_type: 'Case management conference',
    judge: 'Hon. A. Reyes',
    venue: 'Department 4',
  },
  {
    case_number: '26FL00155',
    in_days: 2,
    at: '13:30',
    event_type: 'Settlement conference',
    judge: 'Hon. B. Osei',
    venue: 'Department 2',
    mediator: 'Pat Mediator',
  },
  {
    case_number: '26PR00093',
    in_days: 3,
    at: '09:30',
    event_type: 'Probate hearing',
    judge: 'Hon. B. Osei',
    venue: 'Department 2',
  },
  {
    case_number: '26CV00425',
    in_days: 18,
    at: '09:00',
    event_type: 'Demurrer hearing',
    judge: 'Hon. A. Reyes',
    venue: 'Department 4',
  },
  {
    case_number: '26SC00218',
    in_days: 9,
    at: '14:00',
    event_type: 'Small claims trial',
    judge: 'Hon. A. Reyes',
    venue: 'Department 4',
  },
];

export type SampleAttorney = {
  full_name: string;
  bar_number: string;
  status: 'Active' | 'Inactive' | 'Suspended';
  type: string;
  firm: string;
  active_cases: number;
};

const exampleLaw = 'Example Law Group, APC';
const specimenLaw = 'Specimen & Roe LLP';
const [defenders] = publicDefender.office as [string];
const [prosecutors] = districtAttorney.office as [string];

export const sampleAttorneys: SampleAttorney[] = [
  {
    ...{ full_name: 'Alex Q. Example', bar_number: '000123', status: 'Active', type: 'Private Attorney' },
    ...{ firm: exampleLaw, active_cases: 5 },
  },
  {
    ...{ full_name: 'Jesse Specimen', bar_number: '000456', status: 'Active', type: 'Private Attorney' },
    ...{ firm: specimenLaw, active_cases: 3 },
  },
  {
    ...{ full_name: 'Noor Placeholder', bar_number: '000789', status: 'Active', type: 'Public Defender' },
    ...{ firm: defenders, active_cases: 21 },
  },
  {
    ...{ full_name: 'Kim Exemplar', bar_number: '001011', status: 'Active', type: 'Public Defender' },
    ...{ firm: defenders, active_cases: 18 },
  },
  {
    ...{ full_name: 'Pat Mediator', bar_number: '001213', status: 'Active', type: 'Mediator' },
    ...{ firm: 'Alder Dispute Resolution', active_cases: 4 },
  },
  {
    ...{ full_name: 'Chris Template', bar_number: '001415', status: 'Inactive', type: 'Private Attorney' },
    ...{ firm: exampleLaw, active_cases: 0 },
  },
  {
    ...{ full_name: 'Dale Model', bar_number: '001617', status: 'Suspended', type: 'Private Attorney' },
    ...{ firm: specimenLaw, active_cases: 0 },
  },
  {
    ...{ full_name: 'Erin O’Brien-Ñuñez', bar_number: '001819', status: 'Active', type: 'District Attorney' },
    ...{ firm: prosecutors, active_cases: 34 },
  },
];
