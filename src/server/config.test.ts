import { describe, expect, test } from 'vitest';
import { ConfigError, parseConfig } from './config.ts';

describe('parseConfig', () => {
  test('has a default for everything', () => {
    expect(parseConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      isHttps: false,
      trustProxy: false,
      dataDir: '.data',
      databaseUrl: undefined,
      administrator: null,
      planLimits: true,
      rateLimitPerMinute: 600,
      authRateLimitPerMinute: 10,
      analysesPerMinute: 60,
      sessionIdleMinutes: 60,
      sessionMaxHours: 168,
      logLevel: 'info',
    });
  });

  test('takes an empty variable for an unset one', () => {
    expect(parseConfig({ PORT: '', DATABASE_URL: ' ', PUBLIC_URL: '' })).toMatchObject({ port: 3000, publicUrl: 'http://localhost:3000' });
  });

  test('derives the public address from the port, and https from the public address', () => {
    expect(parseConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
    expect(parseConfig({ PUBLIC_URL: 'https://clinic.example/app/' })).toMatchObject({ publicUrl: 'https://clinic.example', isHttps: true });
  });

  test.each([
    [{}, true],
    [{ HOST: 'localhost' }, true],
    [{ HOST: '127.0.0.9' }, true],
    [{ HOST: '::1' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '::' }, false],
    [{ HOST: 'localhost.example' }, false],
    [{ PUBLIC_URL: 'https://clinic.example' }, false],
    [{ DATABASE_URL: 'postgresql://db.example/anamnesis' }, false],
    [{ ADMIN_EMAIL: 'chief@example.org', ADMIN_PASSWORD: 'secret' }, false],
  ])('offers the demo administrator only to this machine: %j', (variables, offersDemo) => {
    expect(parseConfig(variables)).toMatchObject({ offersDemo });
  });

  test.each([
    ['off', false],
    ['on', 1],
    ['2', 2],
    ['10.0.0.1, 192.168.0.0/16,::1', ['10.0.0.1', '192.168.0.0/16', '::1']],
  ])('reads TRUST_PROXY=%s', (value, trustProxy) => {
    expect(parseConfig({ TRUST_PROXY: value })).toMatchObject({ trustProxy });
  });

  test('cannot be changed', () => {
    expect(Object.isFrozen(parseConfig({}))).toBe(true);
  });

  test.each([
    ['PORT', 'http', 'PORT must be a whole number from 1 to 65535'],
    ['PORT', '70000', 'PORT must be a whole number from 1 to 65535'],
    ['PORT', '3000.5', 'PORT must be a whole number from 1 to 65535'],
    ['PUBLIC_URL', 'localhost:3000', 'PUBLIC_URL must be an http:// or https:// URL'],
    ['TRUST_PROXY', 'maybe', 'TRUST_PROXY must be off, a number of proxies from 1 to 20, or a list of addresses'],
    ['TRUST_PROXY', '10.0.0.0/0', 'TRUST_PROXY must be off, a number of proxies from 1 to 20, or a list of addresses'],
    ['TRUST_PROXY', '::/0', 'TRUST_PROXY must be off, a number of proxies from 1 to 20, or a list of addresses'],
    ['TRUST_PROXY', '21', 'TRUST_PROXY must be off, a number of proxies from 1 to 20, or a list of addresses'],
    ['TRUST_PROXY', '10.0.0.1,proxy', 'TRUST_PROXY must be off, a number of proxies from 1 to 20, or a list of addresses'],
    ['ANALYSES_PER_MINUTE', 'many', 'ANALYSES_PER_MINUTE must be a whole number from 0 to 1000000'],
    ['DATABASE_URL', 'sqlite:x', 'DATABASE_URL must be a postgresql:// URL'],
    ['ADMIN_EMAIL', 'chief', 'ADMIN_EMAIL must be an email address'],
    ['ADMIN_PASSWORD', 'short', 'ADMIN_PASSWORD must be 6 to 256 characters long'],
    ['ADMIN_PASSWORD', 'long enough', 'ADMIN_EMAIL must be set when ADMIN_PASSWORD is set'],
    ['AI_SILENCE_SECONDS', '0', 'AI_SILENCE_SECONDS must be a whole number from 1 to 3600'],
    ['OPENAI_BASE_URL', 'ftp://x', 'OPENAI_BASE_URL must be an http:// or https:// URL'],
    ['S3_ENDPOINT', 'bucket', 'S3_ENDPOINT must be an http:// or https:// URL'],
    ['PLAN_LIMITS', 'no', 'PLAN_LIMITS must be on or off'],
    ['RATE_LIMIT_PER_MINUTE', '-1', 'RATE_LIMIT_PER_MINUTE must be a whole number from 0 to 1000000'],
    ['SESSION_IDLE_MINUTES', '0', 'SESSION_IDLE_MINUTES must be a whole number from 1 to 525600'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent'],
  ])('refuses %s=%s in one line', (name, value, message) => {
    expect(() => parseConfig({ [name]: value })).toThrow(new ConfigError(message));
  });
});
