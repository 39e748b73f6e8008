import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';

/** A variable that is set but empty counts as unset: that is what `FOO=` in an .env file means to people. */
const text = z.string().optional();
const integer = (fallback: number, min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number({ error }).int(error).min(min, error).max(max, error).default(fallback);
};
const onOff = (fallback: 'on' | 'off') =>
  z
    .enum(['on', 'off', 'true', 'false', '1', '0'], { error: 'must be on or off' })
    .default(fallback)
    .transform((value) => value === 'on' || value === 'true' || value === '1');
const trustProxyError = 'must be off, a number of proxies from 1 to 20, or a list of addresses';
/** `off`; how many proxies stand in front (`on` is one); or the addresses and networks they call from. */
const trustProxy = z
  .string()
  .default('off')
  .transform((value, context): false | number | string[] => {
    if (value === 'off' || value === '0' || value === 'false') return false;
    if (value === 'on' || value === 'true') return 1;
    if (/^\d+$/.test(value) && Number(value) <= 20) return Number(value);
    const addresses = value.split(',').map((address) => address.trim());
    if (addresses.every(isAddressOrNetwork)) return addresses;
    context.addIssue({ code: 'custom', message: trustProxyError });
    return z.NEVER;
  });
/** Whether only this machine reaches what listens there. */
const isLoopback = (host: string) => host === 'localhost' || (isIP(host) !== 0 && ipaddr.process(host).range() === 'loopback');
/** Not ipaddr's own `isValid`, to which `21` is the address 0.0.0.21. */
const isAddressOrNetwork = (text: string) =>
  // A network of everybody would trust what anybody writes.
  isIP(text) !== 0 || (!text.endsWith('/0') && (ipaddr.IPv4.isValidCIDRFourPartDecimal(text) || (text.includes(':') && ipaddr.IPv6.isValidCIDR(text))));
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// URL' }).optional();

const Environment = z
  .object({
    HOST: z.string().default('127.0.0.1'),
    PORT: integer(3000, 1, 65_535),
    PUBLIC_URL: httpUrl,
    TRUST_PROXY: trustProxy,
    DATA_DIR: z.string().default('.data'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// URL' }).optional(),
    ADMIN_EMAIL: z.email({ error: 'must be an email address' }).max(254, 'must be an email address').optional(),
    ADMIN_PASSWORD: z.string().min(6, 'must be 6 to 256 characters long').max(256, 'must be 6 to 256 characters long').optional(),
    OPENAI_API_KEY: text,
    OPENAI_BASE_URL: httpUrl,
    OPENAI_MODEL: text,
    OPENAI_VISION_MODEL: text,
    AI_FIRST_TOKEN_SECONDS: integer(60, 1, 3_600),
    AI_SILENCE_SECONDS: integer(30, 1, 3_600),
    AI_ANSWER_SECONDS: integer(180, 1, 3_600),
    RAZORPAY_KEY_ID: text,
    RAZORPAY_KEY_SECRET: text,
    RAZORPAY_WEBHOOK_SECRET: text,
    RAZORPAY_API_URL: httpUrl,
    S3_ENDPOINT: httpUrl,
    S3_BUCKET: text,
    S3_REGION: text,
    S3_ACCESS_KEY_ID: text,
    S3_SECRET_ACCESS_KEY: text,
    PLAN_LIMITS: onOff('on'),
    RATE_LIMIT_PER_MINUTE: integer(600, 0, 1_000_000),
    AUTH_RATE_LIMIT_PER_MINUTE: integer(10, 0, 1_000_000),
    ANALYSES_PER_MINUTE: integer(60, 0, 1_000_000),
    SESSION_IDLE_MINUTES: integer(60, 1, 525_600),
    SESSION_MAX_HOURS: integer(168, 1, 87_600),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], { error: 'must be fatal, error, warn, info, debug, trace or silent' })
      .default('info'),
  })
  .superRefine((env, context) => {
    if (env.ADMIN_EMAIL && !env.ADMIN_PASSWORD) {
      context.addIssue({ code: 'custom', path: ['ADMIN_PASSWORD'], message: 'must be set when ADMIN_EMAIL is set' });
    }
    if (env.ADMIN_PASSWORD && !env.ADMIN_EMAIL) {
      context.addIssue({ code: 'custom', path: ['ADMIN_EMAIL'], message: 'must be set when ADMIN_PASSWORD is set' });
    }
  });

export type Config = ReturnType<typeof parseConfig>;

/** A variable that cannot be used; its message is the one line an operator needs. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads the configuration from environment variables.
 * @throws ConfigError naming the first bad variable and what it must be
 */
export function parseConfig(variables: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(`${issue?.path.join('.')} ${issue?.message}`);
  }
  const env = parsed.data;
  const publicUrl = new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`);
  const isHttps = publicUrl.protocol === 'https:';
  return Object.freeze({
    host: env.HOST,
    port: env.PORT,
    publicUrl: publicUrl.origin,
    isHttps,
    trustProxy: env.TRUST_PROXY,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    administrator: env.ADMIN_EMAIL && env.ADMIN_PASSWORD ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD } : null,
    /** The demo administrator's password is known to everybody, so there is one only where nobody else is. */
    offersDemo: !env.ADMIN_EMAIL && !env.DATABASE_URL && !isHttps && isLoopback(env.HOST),
    /** Null where no provider is configured: the embedded evidence engine answers. */
    ai:
      env.OPENAI_API_KEY || env.OPENAI_BASE_URL
        ? {
            apiKey: env.OPENAI_API_KEY,
            baseUrl: env.OPENAI_BASE_URL,
            model: env.OPENAI_MODEL,
            visionModel: env.OPENAI_VISION_MODEL,
            limits: { firstTokenMs: env.AI_FIRST_TOKEN_SECONDS * 1000, silenceMs: env.AI_SILENCE_SECONDS * 1000, wholeMs: env.AI_ANSWER_SECONDS * 1000 },
          }
        : null,
    razorpay: {
      keyId: env.RAZORPAY_KEY_ID,
      keySecret: env.RAZORPAY_KEY_SECRET,
      webhookSecret: env.RAZORPAY_WEBHOOK_SECRET,
      apiUrl: env.RAZORPAY_API_URL,
    },
    s3: {
      endpoint: env.S3_ENDPOINT,
      bucket: env.S3_BUCKET,
      region: env.S3_REGION,
      accessKeyId: env.S3_ACCESS_KEY_ID,
      secretAccessKey: env.S3_SECRET_ACCESS_KEY,
    },
    planLimits: env.PLAN_LIMITS,
    rateLimitPerMinute: env.RATE_LIMIT_PER_MINUTE,
    authRateLimitPerMinute: env.AUTH_RATE_LIMIT_PER_MINUTE,
    analysesPerMinute: env.ANALYSES_PER_MINUTE,
    sessionIdleMinutes: env.SESSION_IDLE_MINUTES,
    sessionMaxHours: env.SESSION_MAX_HOURS,
    logLevel: env.LOG_LEVEL,
  });
}

/** The configuration of this process: the only place that reads process.env. */
export function readConfig(): Config {
  return parseConfig(process.env);
}
