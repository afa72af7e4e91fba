import { isCalendarAddress } from "@linkedpotential/contract/business/calendar-address";
import { trainingIds } from "@linkedpotential/contract/trainings/catalogue";
import { isSource, readSources } from "@linkedpotential/contract/trainings/sources";
import { languages } from "@linkedpotential/contract/user/settings";
import * as z from "zod/mini";

const text = z.string();
const listed = z.pipe(
  text,
  z.transform((list) => list.split(/[,;\s]+/).filter(Boolean)),
);
const sourcesOf = (names: readonly string[]) =>
  z.pipe(
    text,
    z.pipe(
      z.transform(readSources),
      z.record(text.check(z.refine((name) => names.includes(name))), text.check(z.refine(isSource))),
    ),
  );
const captionNames = trainingIds.flatMap((id) => languages.map((language) => `${id}.${language}`));
const publicKey = z.object({
  kty: z.literal("OKP"),
  crv: z.literal("Ed25519"),
  alg: z.literal("EdDSA"),
  use: z.literal("sig"),
  kid: text,
  x: text,
});
/**
 * Settings of a stage. A setting without a default is required, because a stage without it would, for example, mail
 * broken links.
 */
const environment = z.object({
  STAGE: text,
  TABLE_NAME: text,
  AWS_REGION: text,
  SITE_URL: text.check(z.regex(/^https?:\/\/[^/\s]+$/)),
  JWKS: z.pipe(
    z.pipe(
      text,
      z.transform((json) => JSON.parse(json).keys),
    ),
    z.array(publicKey),
  ),
  ADMIN_EMAILS: z._default(listed, []),
  PLAN_LIMITS: z._default(z.enum(["enforced", "off"]), "enforced"),
  RATE_LIMIT_PER_ADDRESS: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 100),
  PASSWORD_COST: z._default(z.coerce.number().check(z.int(), z.minimum(10)), 16),
  LOG_LEVEL: z._default(z.enum(["info", "error", "silent"]), "info"),
  CHECK_ANSWERS: z._default(z.enum(["on", "off"]), "off"),
  ORIGIN_KEYS: z._default(listed, []),
  MAIL_FROM: z.optional(text),
  MAIL_CONFIGURATION_SET: z.optional(text),
  SUPPORT_EMAIL: z.optional(text),
  TRAINING_VIDEOS: z._default(sourcesOf(trainingIds), {}),
  TRAINING_CAPTIONS: z._default(sourcesOf(captionNames), {}),
  STRATEGY_CALL_URL: z.optional(text.check(z.refine(isCalendarAddress))),
  MEDIA_BUCKET: z.optional(text),
  EXPORT_BUCKET: z.optional(text),
  ATTACHMENT_BUCKET: z.optional(text),
  BUS_NAME: z.optional(text),
  OPERATOR_NAME: z.optional(text),
  OPERATOR_ADDRESS: z.optional(text),
  OPERATOR_TAX_ID: z.optional(text),
  OPERATOR_REPRESENTED_BY: z.optional(text),
  OPERATOR_PHONE: z.optional(text),
  OPERATOR_REGISTER: z.optional(text),
  OPERATOR_PRIVACY_CONTACT: z.optional(text),
  STRIPE_PRICE_ID: text,
  VAT_OSS: z._default(z.enum(["on", "off"]), "off"),
  STRIPE_PUBLISHABLE_KEY: z.optional(text),
  SIGNING_KEYS_PARAMETERS: z.optional(listed),
  DYNAMODB_ENDPOINT: z.optional(text),
  DYNAMODB_ACCESS_KEY_ID: z.optional(text),
  SES_ENDPOINT: z.optional(text),
  BUS_ENDPOINT: z.optional(text),
  S3_ENDPOINT: z.optional(text),
  SSM_ENDPOINT: z.optional(text),
  STRIPE_ENDPOINT: z.optional(text),
});

type Needed =
  | "MAIL_FROM"
  | "SUPPORT_EMAIL"
  | "MEDIA_BUCKET"
  | "EXPORT_BUCKET"
  | "ATTACHMENT_BUCKET"
  | "BUS_NAME"
  | "OPERATOR_NAME"
  | "OPERATOR_ADDRESS"
  | "OPERATOR_TAX_ID";

/**
 * Reads the settings from the environment.
 * @throws an error that names the missing or invalid settings. It never contains values, because they may be secret.
 */
export function readConfig(given: NodeJS.ProcessEnv) {
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ""));
  const { data, error } = environment.safeParse(set);
  if (error) throw new Error(`settings missing or wrong: ${[...new Set(error.issues.map(({ path }) => path[0]))]}`);
  const needed = (name: Needed): string => {
    const value = data[name];
    if (value === undefined) throw new Error(`settings missing or wrong: ${name}`);
    return value;
  };
  const isSecure = data.SITE_URL.startsWith("https:");
  return {
    stage: data.STAGE,
    tableName: data.TABLE_NAME,
    region: data.AWS_REGION,
    siteUrl: data.SITE_URL,
    isSecure,
    /**
     * Name of the session cookie. With HTTPS, the `__Host-` prefix prevents other hosts and paths from setting the
     * cookie.
     */
    sessionCookie: isSecure ? "__Host-lp_session" : "lp_session",
    publicKeys: data.JWKS,
    adminEmails: data.ADMIN_EMAILS.map((address) => address.toLowerCase()),
    planLimits: data.PLAN_LIMITS === "enforced",
    /**
     * Maximum number of attempts per window and network address. High, because all people in an office share one
     * address (D5).
     */
    rateLimitPerAddress: data.RATE_LIMIT_PER_ADDRESS,
    /** Cost of a password hash, as log2 of scrypt's N. 16 takes 64 MiB and about 0.2 s. */
    passwordCost: data.PASSWORD_COST,
    logLevel: data.LOG_LEVEL,
    checksAnswers: data.CHECK_ANSWERS === "on",
    /**
     * Secrets that prove to the API that a call comes through the distribution. There are two during a rotation and
     * none on the local stack.
     */
    originKeys: data.ORIGIN_KEYS,
    get mailFrom() {
      return needed("MAIL_FROM");
    },
    get supportEmail() {
      return needed("SUPPORT_EMAIL");
    },
    trainingVideos: data.TRAINING_VIDEOS,
    /** Addresses of caption files by training and language, such as `positioning.de`. */
    trainingCaptions: data.TRAINING_CAPTIONS,
    strategyCallUrl: data.STRATEGY_CALL_URL,
    mailConfigurationSet: data.MAIL_CONFIGURATION_SET,
    get mediaBucket() {
      return needed("MEDIA_BUCKET");
    },
    get exportBucket() {
      return needed("EXPORT_BUCKET");
    },
    get attachmentBucket() {
      return needed("ATTACHMENT_BUCKET");
    },
    get busName() {
      return needed("BUS_NAME");
    },
    get operator() {
      const address = linesOf(needed("OPERATOR_ADDRESS"));
      return { name: needed("OPERATOR_NAME"), address, taxId: needed("OPERATOR_TAX_ID") };
    },
    /**
     * Details of the operator for the legal pages. A missing setting is null, and the pages report it. A setting that
     * does not apply is empty.
     */
    imprint: {
      name: data.OPERATOR_NAME ?? null,
      address: data.OPERATOR_ADDRESS === undefined ? null : linesOf(data.OPERATOR_ADDRESS),
      taxId: data.OPERATOR_TAX_ID ?? null,
      representedBy: unlessDash(data.OPERATOR_REPRESENTED_BY),
      email: data.SUPPORT_EMAIL ?? null,
      phone: unlessDash(data.OPERATOR_PHONE),
      register: unlessDash(data.OPERATOR_REGISTER),
      privacyContact: data.OPERATOR_PRIVACY_CONTACT ?? null,
    },
    premiumPriceId: data.STRIPE_PRICE_ID,
    /** Whether VAT of other member states is declared through the One-Stop-Shop (D66). */
    isOneStopShop: data.VAT_OSS === "on",
    stripePublishableKey: data.STRIPE_PUBLISHABLE_KEY ?? null,
    signingKeysParameters: data.SIGNING_KEYS_PARAMETERS,
    dynamodb: { endpoint: data.DYNAMODB_ENDPOINT, accessKeyId: data.DYNAMODB_ACCESS_KEY_ID ?? "local" },
    endpoints: {
      mail: data.SES_ENDPOINT,
      bus: data.BUS_ENDPOINT,
      media: data.S3_ENDPOINT,
      parameters: data.SSM_ENDPOINT,
      payments: data.STRIPE_ENDPOINT,
    },
  };
}

const linesOf = (address: string): string[] => address.split(";").map((line) => line.trim());

const unlessDash = (setting: string | undefined): string | null => (setting === "-" ? "" : (setting ?? null));

export type Config = ReturnType<typeof readConfig>;

export type PublicKey = Config["publicKeys"][number];

let current: Config | undefined;

export const config = (): Config => {
  current ??= readConfig(process.env);
  return current;
};

export const forgetConfig = (): void => {
  current = undefined;
};
