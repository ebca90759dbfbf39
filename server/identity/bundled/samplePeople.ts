import type { Role } from '#domain/identity/permissions';

/** A public password: it opens the evaluation court's sample accounts, and nothing of a real court. */
export const evaluationPassword = 'evaluation';

export type SamplePerson = {
  /** The provider's subject. */
  subject: string;
  full_name: string;
  email: string;
  role: Role;
  /** The court of the role; the installation's court by default. */
  court_id?: string;
  /** Their description on the sign-in page. */
  about: string;
  /** Has a password at the portal itself too, beside the one at the bundled provider. */
  signs_in_with_password?: true;
  judge_profile?: {
    specialization: string;
    bar_number: string;
    location: string;
    court_house: string;
    status: 'pending' | 'verified';
  };
};

/** The people of the evaluation court, one or more of each role. All of them are invented. */
export const samplePeople: SamplePerson[] = [
  {
    subject: 'sample-attorney-1',
    full_name: 'Alex Q. Example',
    email: 'a.example@example.com',
    role: 'attorney',
    about: 'Attorney',
  },
  {
    subject: 'sample-attorney-2',
    full_name: 'Jesse Specimen',
    email: 'j.specimen@example.com',
    role: 'attorney',
    about: 'Attorney',
  },
  {
    subject: 'sample-litigant-1',
    full_name: 'Morgan Sample',
    email: 'm.sample@example.com',
    role: 'self_represented',
    about: 'Represents themselves',
  },
  {
    subject: 'sample-clerk-1',
    full_name: 'Dana Sample',
    email: 'd.sample@alder.example.com',
    role: 'clerk',
    about: 'Clerk',
  },
  {
    subject: 'sample-judge-1',
    full_name: 'Hon. A. Reyes',
    email: 'a.reyes@alder.example.com',
    role: 'judge',
    about: 'Judge',
    signs_in_with_password: true,
    judge_profile: {
      specialization: 'civil',
      bar_number: '002021',
      location: 'CA',
      court_house: 'Alder County Courthouse',
      status: 'verified',
    },
  },
  {
    subject: 'sample-judge-2',
    full_name: 'Hon. P. Waiting',
    email: 'p.waiting@alder.example.com',
    role: 'judge',
    about: 'Judge, not verified yet',
    signs_in_with_password: true,
    judge_profile: {
      specialization: 'state',
      bar_number: '002223',
      location: 'CA',
      court_house: 'Alder County Courthouse',
      status: 'pending',
    },
  },
  {
    subject: 'sample-administrator-1',
    full_name: 'Robin Registrar',
    email: 'r.registrar@alder.example.com',
    role: 'court_administrator',
    about: 'Court administrator',
    signs_in_with_password: true,
  },
  {
    subject: 'sample-it-1',
    full_name: 'Toni Terminal',
    email: 't.terminal@alder.example.com',
    role: 'it_personnel',
    about: 'IT staff',
  },
  {
    subject: 'sample-clerk-2',
    full_name: 'Casey Recorder',
    email: 'c.recorder@specimen.example.com',
    role: 'clerk',
    court_id: 'specimen-supreme',
    about: 'Clerk of another court, in New York',
  },
];
