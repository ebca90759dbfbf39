import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readConfig, SettingsError } from './config.ts';

const random = () => randomBytes(36).toString('base64');
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://filing.court.example',
  DATABASE_URL: 'postgres://assize@db/assize',
  RECORD_SIGNING_KEY_FILE: '/etc/assize/record-signing-key.pem',
  SECRET_KEY: random(),
  ENCRYPTION_KEY: random(),
  OIDC_ISSUER: 'https://accounts.google.com',
  OIDC_CLIENT_ID: 'client',
  OIDC_CLIENT_SECRET: 'secret',
  SMTP_URL: 'smtp://mail.court.example',
  MAIL_FROM: 'court@court.example',
  TRUST_PROXY: '127.0.0.1',
  COURT_ID: 'alder',
  COURT_NAME: 'Superior Court, County of Alder',
  COURT_JURISDICTION: 'California',
  COURT_LEVEL: 'State Court',
  COURT_TIME_ZONE: 'America/Los_Angeles',
};
const start = (settings: Record<string, string | undefined> = {}) => readConfig({ ...production, ...settings }, '/');

describe('production', () => {
  test('starts with safe settings, and sends mail over TLS only', () => {
    expect(start()).toMatchObject({ production: true, trust_proxy: '127.0.0.1', mail: { requires_tls: true } });
  });

  test.each([
    ['PUBLIC_URL', 'http://filing.court.example'],
    ['SECRET_KEY', 'evaluation-court-key-that-protects-nothing'],
    ['SECRET_KEY', 'a'.repeat(32)],
    ['SECRET_KEY', 'abcd'.repeat(10)],
    ['ENCRYPTION_KEY', 'a'.repeat(32)],
    ['ENCRYPTION_KEY', '12345678901234567890123456789012'],
    ['ENCRYPTION_KEY', 'evaluation-court-key-that-protects-nothing'],
    ['ENCRYPTION_KEY', production.SECRET_KEY],
    ['ENCRYPTION_KEYS_OLD', 'short'],
    ['TRUST_PROXY', undefined],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['METRICS_TOKEN', 'secret'],
    ['SMTP_TLS', 'sometimes'],
    ['COURT_TIME_ZONE', 'Mars/Base'],
    ['COURT_LEVEL', 'Traffic Court'],
    ['DOCUMENT_WORKER_ACCOUNT', 'nobody'],
    ['DOCUMENT_WORKER_ACCOUNT', '0:0'],
    ['DOCUMENT_WORKER_ACCOUNT', '990:0'],
  ])('refuses %s=%s and names the setting', (name, value) => {
    expect(() => start({ [name]: value })).toThrow(SettingsError);
    expect(() => start({ [name]: value })).toThrow(new RegExp(`\\b${name}\\b`));
  });

  test('names a setting once', () => {
    expect(() => start({ SMTP_URL: 'mail.court.example' })).toThrow(
      /^SMTP_URL must begin with smtp:\/\/ or smtps:\/\/\.$/,
    );
  });

  test.each([
    ['a loopback address in clear', { PUBLIC_URL: 'http://127.0.0.1:3000' }],
    [
      'hexadecimal keys',
      { SECRET_KEY: randomBytes(24).toString('hex'), ENCRYPTION_KEY: randomBytes(24).toString('hex') },
    ],
    ['several proxies', { TRUST_PROXY: '10.0.0.0/8, fd00::1, loopback' }],
    ['a random token', { METRICS_TOKEN: randomBytes(18).toString('base64') }],
  ])('takes %s', (_what, settings) => {
    expect(start(settings as Record<string, string>).production).toBe(true);
  });

  test('accepts explicit settings for no proxy and for unencrypted email', () => {
    expect(start({ TRUST_PROXY: 'none' }).trust_proxy).toBeNull();
    expect(start({ SMTP_TLS: 'off' }).mail.requires_tls).toBe(false);
  });

  test('never refuses keys that were made as the table says', () => {
    for (let round = 0; round < 300; round++) {
      expect(() => start({ SECRET_KEY: randomBytes(48).toString('base64'), ENCRYPTION_KEY: random() })).not.toThrow();
    }
  });
});

test('an evaluation court needs none of it', () => {
  expect(readConfig({}, '/')).toMatchObject({ production: false, trust_proxy: null, mail: { requires_tls: false } });
});
