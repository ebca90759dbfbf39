import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { isTimeZone } from '#domain/days/isTimeZone';
import { type Role, roles } from '#domain/identity/permissions';
import { staffRoles } from '#domain/identity/secondFactor';
import { paymentProviders } from '#domain/payments/paymentStates';
import { readClamdAddress } from './clamdAddress.ts';
import { evaluationSecretKey, findUnsafeSetting, isLoopback } from './findUnsafeSetting.ts';
import { recognitionModes } from './recognitionModes.ts';

/**
 * Settings from the environment, parsed once at startup. Without configuration, this is the evaluation court; with
 * NODE_ENV=production, every required setting must be present.
 */

const url = (what: string) => z.url(`${what} must be an absolute http(s) address.`);
const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const Environment = z.object({
  NODE_ENV: optional(z.string()),
  PORT: optional(z.coerce.number('PORT must be a number.').int().min(0).max(65_535)),
  HOST: optional(z.string()),
  DATA_DIR: optional(z.string()),
  EVALUATION: optional(flag),
  PUBLIC_URL: optional(url('PUBLIC_URL')),
  TRUST_PROXY: optional(z.string()),
  DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, 'DATABASE_URL must begin with postgres://.')),
  SECRET_KEY: optional(z.string().min(32, 'SECRET_KEY must have at least 32 characters.')),
  ENCRYPTION_KEY: optional(z.string().min(32, 'ENCRYPTION_KEY must have at least 32 characters.')),
  ENCRYPTION_KEYS_OLD: optional(z.string()),
  OIDC_ISSUER: optional(url('OIDC_ISSUER')),
  OIDC_CLIENT_ID: optional(z.string()),
  OIDC_CLIENT_SECRET: optional(z.string()),
  OIDC_PROVIDER_NAME: optional(z.string()),
  OIDC_ROLE_CLAIM: optional(z.string()),
  OIDC_ROLE_MAP: optional(z.string()),
  OIDC_SECOND_FACTOR: optional(z.string()),
  SECOND_FACTOR_ROLES: optional(z.string()),
  SMTP_URL: optional(z.string().regex(/^smtps?:\/\//, 'SMTP_URL must begin with smtp:// or smtps://.')),
  SMTP_TLS: optional(z.enum(['required', 'off'], 'SMTP_TLS must be required or off.')),
  MAIL_FROM: optional(z.string()),
  COURT_ID: optional(z.string()),
  COURT_NAME: optional(z.string()),
  COURT_COUNTY: optional(z.string()),
  COURT_JURISDICTION: optional(z.enum(['California', 'New York', 'Texas', 'Florida', 'Illinois'])),
  COURT_LEVEL: optional(z.enum(['State Court', 'Federal Court', 'Appellate Court', 'Supreme Court'])),
  COURT_TIME_ZONE: optional(
    z.string().refine(isTimeZone, 'COURT_TIME_ZONE must be an IANA time zone, such as America/Chicago.'),
  ),
  COURTS_FILE: optional(z.string()),
  SAMPLE_COURT: optional(z.enum(['full', 'small'])),
  SUPPORT_EMAIL: optional(z.email()),
  SUPPORT_PHONE: optional(z.string()),
  SUPPORT_HOURS: optional(z.string()),
  DEMO_URL: optional(url('DEMO_URL')),
  EARLY_ACCESS_URL: optional(url('EARLY_ACCESS_URL')),
  PILOT_URL: optional(url('PILOT_URL')),
  LOG_LEVEL: optional(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'])),
  DECISION_HOLD_SECONDS: optional(z.coerce.number().int().min(0).max(3600)),
  HEARING_NOTICE_SECONDS: optional(z.coerce.number().int().min(0).max(3600)),
  DOCUMENT_WORKERS: optional(z.coerce.number().int().min(1).max(64)),
  DOCUMENT_WORKER_ACCOUNT: optional(z.string()),
  OCR: optional(z.enum(recognitionModes, 'OCR must be auto, native, bundled, or off.')),
  OCR_SECONDS_PER_PAGE: optional(z.coerce.number().int().min(5).max(600)),
  OCR_MOST_PAGES: optional(z.coerce.number().int().min(1).max(2000)),
  BULK_FOLDER: optional(z.string()),
  EXPORT_FOLDER: optional(z.string()),
  SHADOW_FOLDER: optional(z.string()),
  PAYMENTS: optional(z.enum(paymentProviders, 'PAYMENTS must be off or test.')),
  CLAMD: optional(
    z
      .string()
      .refine(
        (given) => readClamdAddress(given) !== null,
        'CLAMD must be tcp://host:port or the path of a Unix socket.',
      ),
  ),
  CLAMD_SECONDS: optional(z.coerce.number('CLAMD_SECONDS must be a number.').int().min(1).max(1800)),
  CLAMD_LIMIT_MB: optional(z.coerce.number('CLAMD_LIMIT_MB must be a number.').int().min(1).max(2000)),
  METRICS_TOKEN: optional(z.string()),
  DATABASE_MIGRATION_URL: optional(
    z.string().regex(/^postgres(ql)?:\/\//, 'DATABASE_MIGRATION_URL must begin with postgres://.'),
  ),
  RECORD_SIGNING_KEY_FILE: optional(z.string()),
  RECORD_HEADS_FILE: optional(z.string()),
  ACCESS_LOG_DAYS: optional(z.coerce.number('ACCESS_LOG_DAYS must be a number.').int().min(90).max(3650)),
  WEBHOOK_NETWORKS: optional(z.string()),
  COURTLISTENER_URL: optional(url('COURTLISTENER_URL')),
});

/** A setting is missing or wrong; the message is the sentence that the operator reads. */
export class SettingsError extends Error {}

export type Config = ReturnType<typeof readConfig>;

/** Reads and checks the settings. Throws a SettingsError that names the setting. */
export function readConfig(env: Record<string, string | undefined>, cwd: string) {
  const set = checkEnvironment(env);
  const production = set.NODE_ENV === 'production';
  const evaluation = !production;
  const host = set.HOST ?? (production ? '0.0.0.0' : '127.0.0.1');
  const port = set.PORT ?? 3000;
  const dataDir = path.resolve(cwd, set.DATA_DIR ?? '.data');
  return {
    evaluation,
    production,
    host,
    port,
    data_dir: dataDir,
    public_url: (set.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/$/, ''),
    trust_proxy: set.TRUST_PROXY === undefined || set.TRUST_PROXY === 'none' ? null : set.TRUST_PROXY,
    database_url: set.DATABASE_URL ?? null,
    /** The database as the role that owns its tables. */
    database_migration_url: set.DATABASE_MIGRATION_URL ?? null,
    record: readRecord(set, cwd, dataDir),
    secret_key: set.SECRET_KEY ?? evaluationSecretKey,
    /** Null in an evaluation court without one: it keeps its own in the data directory. */
    encryption_key: set.ENCRYPTION_KEY ?? null,
    /** Keys under which credentials may still be sealed until `npm run reseal` has run. */
    encryption_keys_old: readOldKeys(set.ENCRYPTION_KEYS_OLD),
    oidc: readProvider(set, evaluation),
    second_factor: {
      /** The roles that must have a second factor: the court's staff in production, and whichever are named. */
      roles: [...new Set([...(production ? staffRoles : []), ...readRoles(set.SECOND_FACTOR_ROLES)])],
    },
    mail: {
      smtp_url: set.SMTP_URL ?? null,
      /** Whether mail is sent only over TLS. Reset links travel in it. */
      requires_tls: (set.SMTP_TLS ?? (production ? 'required' : 'off')) === 'required',
      from: set.MAIL_FROM ?? 'Assize <no-reply@localhost>',
    },
    court: readCourt(set, evaluation),
    courts_file: set.COURTS_FILE ? path.resolve(cwd, set.COURTS_FILE) : null,
    /** How much of a court the evaluation makes: some hundred cases, or only a handful. */
    sample_court: set.SAMPLE_COURT ?? 'full',
    /** Whom people ask for help. Nothing is shown that is not set. */
    support: readSupport(set, evaluation),
    links: {
      demo: set.DEMO_URL ?? null,
      early_access: set.EARLY_ACCESS_URL ?? null,
      pilot: set.PILOT_URL ?? null,
    },
    log_level: set.LOG_LEVEL ?? 'info',
    /** How long a clerk can take a decision back before it takes effect. */
    decision_hold_seconds: set.DECISION_HOLD_SECONDS ?? 60,
    /** How long several hearings that were rescheduled together can be undone before people are notified. */
    hearing_notice_seconds: set.HEARING_NOTICE_SECONDS ?? 300,
    document_workers: set.DOCUMENT_WORKERS ?? null,
    /** The account of the processes that open documents; null where they share the portal's own. */
    document_worker_account: readAccount(set.DOCUMENT_WORKER_ACCOUNT),
    ocr: {
      mode: set.OCR ?? 'auto',
      seconds_per_page: set.OCR_SECONDS_PER_PAGE ?? null,
      most_pages: set.OCR_MOST_PAGES ?? null,
    },
    /** The folder into which the scanner puts batches; null where batches are only uploaded. */
    bulk_folder: set.BULK_FOLDER ? path.resolve(cwd, set.BULK_FOLDER) : null,
    /** The folder for exports of the entire portal; null where none are made on its screen or at night. */
    export_folder: set.EXPORT_FOLDER ? path.resolve(cwd, set.EXPORT_FOLDER) : null,
    /** The folder in which existing systems file for pilots, with one folder for each court; null where there are none. */
    shadow_folder: set.SHADOW_FOLDER ? path.resolve(cwd, set.SHADOW_FOLDER) : null,
    /** The provider of the installation; each court turns it on for itself. */
    payments: set.PAYMENTS ?? (evaluation ? ('test' as const) : ('off' as const)),
    /** Where files are scanned for malware; null where they are not. */
    clamd: readClamd(set),
    metrics_token: set.METRICS_TOKEN ?? null,
    /** Where CourtListener's API answers, without the slash at the end. */
    courtlistener_url: (set.COURTLISTENER_URL ?? 'https://www.courtlistener.com/api/rest/v4').replace(/\/$/, ''),
    webhooks: {
      /** An evaluation court that no one else can reach may test its webhooks on the same machine. */
      networks: readNetworks(set.WEBHOOK_NETWORKS ?? (evaluation && isLoopback(host) ? '127.0.0.0/8,::1/128' : '')),
    },
  };
}

type Settings = z.infer<typeof Environment>;

/** The settings as they are given, once each can be read and together they are safe. */
function checkEnvironment(env: Record<string, string | undefined>): Settings {
  const parsed = Environment.safeParse(env);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new SettingsError(describeSetting(String(issue?.path[0]), issue?.message ?? 'cannot be read.'));
  }
  const set = parsed.data;
  if (set.NODE_ENV === 'production') {
    requireAll(set);
    const unsafe = findUnsafeSetting(set);
    if (unsafe) throw new SettingsError(unsafe);
  } else if (set.HOST !== undefined && !isLoopback(set.HOST) && !set.EVALUATION) {
    throw new SettingsError(
      `HOST is ${set.HOST}, but the evaluation court may listen only on the loopback address, because the passwords of its sample accounts are public. Set EVALUATION=1 to allow other addresses, or NODE_ENV=production to run a real court.`,
    );
  }
  return set;
}

const readProvider = (set: Settings, evaluation: boolean) => ({
  issuer: set.OIDC_ISSUER ?? null,
  client_id: set.OIDC_CLIENT_ID ?? 'assize-evaluation',
  client_secret: set.OIDC_CLIENT_SECRET ?? null,
  provider_name:
    set.OIDC_PROVIDER_NAME ??
    (set.OIDC_ISSUER === googleIssuer ? 'Google' : evaluation ? 'the evaluation provider' : 'your organization'),
  role_claim: set.OIDC_ROLE_CLAIM ?? null,
  role_map: readRoleMap(set.OIDC_ROLE_MAP),
  /** Claims of the ID token, with the value by which the provider states that it required a second factor. */
  second_factor: readClaimValues(set.OIDC_SECOND_FACTOR),
});

const readCourt = (set: Settings, evaluation: boolean) => ({
  id: set.COURT_ID ?? 'alder-superior',
  name: set.COURT_NAME ?? 'Superior Court, County of Alder',
  division: evaluation ? 'Civil Division' : null,
  county: set.COURT_COUNTY ?? (evaluation ? 'Alder' : null),
  jurisdiction: set.COURT_JURISDICTION ?? ('California' as const),
  level: set.COURT_LEVEL ?? ('State Court' as const),
  time_zone: set.COURT_TIME_ZONE ?? 'America/Los_Angeles',
});

const readSupport = (set: Settings, evaluation: boolean) => ({
  email: set.SUPPORT_EMAIL ?? (evaluation ? 'help@alder.example.com' : null),
  phone: set.SUPPORT_PHONE ?? (evaluation ? '(555) 010-0142' : null),
  hours: set.SUPPORT_HOURS ?? (evaluation ? 'Monday to Friday, 8:30 AM to 4:30 PM' : null),
});

function readClamd({ CLAMD, CLAMD_SECONDS = 120, CLAMD_LIMIT_MB = 100 }: Settings) {
  const address = CLAMD === undefined ? null : readClamdAddress(CLAMD);
  return address && { address, timeoutMs: CLAMD_SECONDS * 1000, limitBytes: CLAMD_LIMIT_MB * 1024 * 1024 };
}

const readRecord = (set: Settings, cwd: string, dataDir: string) => ({
  /** The Ed25519 key that signs the record, in PEM; an evaluation court makes one in the data directory. */
  key_file: path.resolve(cwd, set.RECORD_SIGNING_KEY_FILE ?? path.join(dataDir, 'record-signing-key.pem')),
  /** Where the signed ends of the record are written outside the database. */
  heads_file: path.resolve(cwd, set.RECORD_HEADS_FILE ?? path.join(dataDir, 'record-heads.jsonl')),
  access_log_days: set.ACCESS_LOG_DAYS ?? 365,
});

/** Some messages name the setting themselves. */
function describeSetting(name: string, message: string): string {
  return message.startsWith(name) ? message : `${name}: ${message}`;
}

/** Google's issuer: OIDC_ISSUER=https://accounts.google.com is all that its preset takes besides the client. */
export const googleIssuer = 'https://accounts.google.com';

const neededInProduction = {
  PUBLIC_URL: 'the address of the portal for its users',
  DATABASE_URL: 'the PostgreSQL server of the portal',
  RECORD_SIGNING_KEY_FILE: 'the file, outside the database, with the Ed25519 key that signs the activity record',
  SECRET_KEY: 'at least 32 random characters for signing tokens and links',
  ENCRYPTION_KEY: 'at least 32 random characters that encrypt the credentials in the database',
  OIDC_ISSUER: 'the identity provider, such as https://accounts.google.com',
  OIDC_CLIENT_ID: 'the client ID that the identity provider issued to the portal',
  OIDC_CLIENT_SECRET: 'the client secret that the identity provider issued to the portal',
  SMTP_URL: 'the mail server for password links and notices',
  MAIL_FROM: 'the sender address of the portal’s emails',
  TRUST_PROXY: 'the addresses of the proxies whose X-Forwarded-For header is trusted, or "none"',
  COURT_ID: 'a short name of the court, such as ca-superior-alder',
  COURT_NAME: 'the court’s full name',
  COURT_JURISDICTION: 'California, New York, Texas, Florida, or Illinois',
  COURT_LEVEL: 'State Court, Federal Court, Appellate Court, or Supreme Court',
  COURT_TIME_ZONE: 'the court’s IANA time zone, such as America/Chicago',
} as const;

function requireAll(set: Record<string, unknown>): void {
  for (const [name, what] of Object.entries(neededInProduction)) {
    if (set[name] === undefined)
      throw new SettingsError(`${name} is not set. Set it to ${what}. It is required in production.`);
  }
}

/** Earlier keys, separated by commas. A key that contains a comma cannot be used. */
function readOldKeys(text = ''): string[] {
  const keys = text.split(',').map((key) => key.trim());
  if (keys.some((key) => key !== '' && key.length < 32)) {
    throw new SettingsError('ENCRYPTION_KEYS_OLD contains a key with fewer than 32 characters.');
  }
  return keys.filter(Boolean);
}

/** `990:990`: the numeric IDs of the account under which a process starts. */
function readAccount(text: string | undefined): { uid: number; gid: number } | null {
  if (text === undefined) return null;
  const [, uid, gid] = /^(\d{1,9}):(\d{1,9})$/.exec(text.trim()) ?? [];
  if (Number(uid) > 0 && Number(gid) > 0) return { uid: Number(uid), gid: Number(gid) };
  throw new SettingsError(
    `DOCUMENT_WORKER_ACCOUNT is "${text}". It must have the format "990:990": the IDs of a user and a group without privileges, which "id -u NAME" and "id -g NAME" print.`,
  );
}

/** `10.20.0.0/16,fd00::/8`: private networks to which webhooks may be delivered. */
function readNetworks(text: string): { address: string; prefix: number; family: 'ipv4' | 'ipv6' }[] {
  const networks = text.split(',').map((entry) => entry.trim());
  return networks.filter(Boolean).map((network) => {
    const [address = '', prefix = ''] = network.split('/');
    const family = isIP(address) === 6 ? ('ipv6' as const) : ('ipv4' as const);
    const bits = Number(prefix);
    if (!isIP(address) || !/^\d+$/.test(prefix) || bits > (family === 'ipv6' ? 128 : 32)) {
      throw new SettingsError(
        `WEBHOOK_NETWORKS must have the format "10.20.0.0/16,fd00::/8", but it contains "${network}".`,
      );
    }
    return { address, prefix: bits, family };
  });
}

/** `amr=mfa,acr=high`: which value of which claim asserts a second factor. */
function readClaimValues(text: string | undefined): { claim: string; value: string }[] {
  return (text ?? '')
    .split(',')
    .filter((pair) => pair.trim())
    .map((pair) => {
      const [claim = '', value = ''] = pair.split(/=(.*)/s).map((side) => side.trim());
      if (!claim || !value) throw new SettingsError('OIDC_SECOND_FACTOR must have the format "amr=mfa,acr=high".');
      return { claim, value };
    });
}

function readRoles(text: string | undefined): Role[] {
  const named = (text ?? '').split(',').map((role) => role.trim());
  return named.filter(Boolean).map((name) => {
    const role = roles.find((known) => known === name);
    if (!role)
      throw new SettingsError(
        `SECOND_FACTOR_ROLES contains the unknown role "${name}". The roles are ${roles.join(', ')}.`,
      );
    return role;
  });
}

/** `value=role,value=role`: which value of the provider's claim gives which role (departure 6). */
function readRoleMap(text: string | undefined): Record<string, string> {
  const pairs = (text ?? '')
    .split(',')
    .filter(Boolean)
    .map((pair) => pair.split('=').map((side) => side.trim()));
  for (const [value, role] of pairs) {
    if (!value || !role) throw new SettingsError('OIDC_ROLE_MAP must have the format "Clerks=clerk,Judges=judge".');
    if (!(roles as readonly string[]).includes(role)) {
      throw new SettingsError(`OIDC_ROLE_MAP contains the unknown role "${role}". The roles are ${roles.join(', ')}.`);
    }
  }
  return Object.fromEntries(pairs as [string, string][]);
}
