import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Email } from './identity.ts';

/** The public information about this installation. */
export const Site = z.object({
  court_name: z.string(),
  /** True only in the evaluation court, where sample people exist and the sign-in pages may name them. */
  evaluation: z.boolean(),
  /** The provider's name on the button of /login. */
  provider_name: z.string(),
  /** While the evaluation court is being seeded: the number of filings so far, and in total. */
  sample_court: z.object({ made: z.number().int(), of: z.number().int() }).nullable(),
  links: z.object({ demo: z.url().nullable(), early_access: z.url().nullable(), pilot: z.url().nullable() }),
});
export type Site = z.infer<typeof Site>;

export const readSite = endpoint({
  method: 'GET',
  path: '/site/',
  permission: 'portal:visit',
  input: z.object({}),
  reply: Site,
  status: 200,
  summary: 'Returns the court’s name and the addresses of its external pages.',
});

export const demoSamples = ['complaint', 'motion', 'petition'] as const;
export type DemoSample = (typeof demoSamples)[number];

const Share = z.number();

/** The values just read in a sample filing. Boxes are fractions of the first page's width and height. */
export const DemoAnalysis = z.object({
  file_name: z.string(),
  pages: z.number().int(),
  /** Duration from the first byte to the last field. */
  milliseconds: z.number(),
  /** The first page as a `data:` URL of a WebP image. */
  picture: z.string(),
  fields: z.array(
    z.object({
      field: z.string(),
      value: z.string(),
      confidence: z.number(),
      boxes: z.array(z.tuple([Share, Share, Share, Share])),
    }),
  ),
});
export type DemoAnalysis = z.infer<typeof DemoAnalysis>;

export const analyzeSample = endpoint({
  method: 'POST',
  path: '/site/demo/',
  permission: 'portal:visit',
  body: 'json',
  input: z.object({ sample: z.enum(demoSamples).default('complaint') }),
  reply: DemoAnalysis,
  status: 200,
  summary: 'Analyzes one of the portal’s sample filings, live, for the landing page.',
});

export const contactSubjects = ['demo', 'early-access', 'pilot'] as const;

export const ContactRequest = z.object({
  about: z.enum(contactSubjects),
  full_name: z.string('Full name is required').trim().min(1, 'Full name is required').max(200),
  email: Email,
  organization: z.string('Organization is required').trim().min(1, 'Organization is required').max(200),
  message: z.string().trim().max(4000, 'At most 4,000 characters').default(''),
});

export const requestContact = endpoint({
  method: 'POST',
  path: '/contact/',
  permission: 'portal:visit',
  body: 'json',
  input: ContactRequest,
  reply: z.object({ message: z.string() }),
  status: 201,
  summary: 'Accepts a request for a demo, early access, or the pilot if no external page is configured.',
});
