import { isCalendarAddress } from "@linkedpotential/contract/business/calendar-address";
import { grants } from "@linkedpotential/contract/grants";
import { isSource, readSources } from "@linkedpotential/contract/trainings/sources";
import * as z from "zod/mini";

const optional = z.optional(z.string());
const email = z.string().check(z.regex(/^[^@\s<>]+@[^@\s<>]+\.[^@\s<>]+$/, "is no e-mail address"));
const sender = z.string().check(z.regex(/^([^<>]+<)?[^@\s<>]+@[^@\s<>]+\.[^@\s<>]+>?$/, "is no sender"));
const positive = (fallback: number) =>
  z.pipe(
    z._default(z.string(), String(fallback)),
    z.pipe(z.transform(Number), z.number().check(z.positive("is no positive number"))),
  );

const sources = z._default(
  z
    .string()
    .check(z.refine((value) => Object.values(readSources(value)).every(isSource), "leads to no https or own address")),
  "",
);

const calendar = z._default(
  z.string().check(z.refine((value) => value === "" || isCalendarAddress(value), "is no https address")),
  "",
);

const isTraceable = (value: string): boolean =>
  ["on", "off"].includes(value) || value.split(",").every((id) => id in grants);

const schema = z
  .object({
    SITE_DOMAIN: optional,
    CERTIFICATE_ARN: z.optional(
      z.string().check(z.regex(/^arn:aws:acm:us-east-1:\d{12}:certificate\//, "is no certificate of us-east-1")),
    ),
    HOSTED_ZONE_ID: optional,
    HOSTED_ZONE_NAME: optional,
    WEB_ACL_ARN: z.optional(
      z.string().check(z.regex(/^arn:aws:wafv2:us-east-1:\d{12}:global\/webacl\//, "is no web ACL for CloudFront")),
    ),
    MAIL_FROM: sender,
    MAIL_IDENTITY: z._default(z.enum(["managed", "existing"]), "existing"),
    SUPPORT_EMAIL: email,
    ADMIN_EMAILS: z._default(z.string(), ""),
    FIREWALL: z._default(z.enum(["on", "off"]), "on"),
    MAILS_PER_SECOND: positive(14),
    ALARM_EMAIL: email,
    MONTHLY_BUDGET_USD: positive(50),
    JWKS: z.string().check(z.regex(/^\{"keys":\[\{.+\}\]\}$/, "is no JSON key set; `npm run keys` makes one")),
    ORIGIN_KEY_GENERATION: positive(1),
    PLAN_LIMITS: z._default(z.enum(["enforced", "off"]), "enforced"),
    RATE_LIMIT_PER_ADDRESS: positive(100),
    OPERATOR_NAME: z.string(),
    OPERATOR_ADDRESS: z.string(),
    OPERATOR_TAX_ID: z.string(),
    OPERATOR_REPRESENTED_BY: z._default(z.string(), ""),
    OPERATOR_PHONE: z._default(z.string(), ""),
    OPERATOR_REGISTER: z._default(z.string(), ""),
    OPERATOR_PRIVACY_CONTACT: z._default(z.string(), ""),
    STRIPE_PRICE_ID: z.string(),
    VAT_OSS: z._default(z.enum(["on", "off"]), "off"),
    STRIPE_PUBLISHABLE_KEY: z._default(z.string().check(z.regex(/^(pk_|$)/, "is no publishable key")), ""),
    TRAINING_VIDEOS: sources,
    TRAINING_CAPTIONS: sources,
    STRATEGY_CALL_URL: calendar,
    TRACES: z._default(z.string().check(z.refine(isTraceable, "is neither on, off nor a list of Lambdas")), "off"),
  })
  .check(
    z.refine(
      ({ HOSTED_ZONE_ID, HOSTED_ZONE_NAME }) => (HOSTED_ZONE_ID === undefined) === (HOSTED_ZONE_NAME === undefined),
      "HOSTED_ZONE_ID and HOSTED_ZONE_NAME are set together or not at all",
    ),
    z.refine(({ JWKS }) => !JWKS.includes('"d":'), "JWKS holds a private key; it takes the public ones only"),
  );

export type Settings = z.output<typeof schema>;

/**
 * Reads the settings from the environment and from `.env.<stage>`, which SST loads.
 * @throws an error that names all invalid settings
 */
export function settings(environment: NodeJS.ProcessEnv = process.env): Settings {
  const given = Object.entries(environment).filter(([, value]) => value !== "");
  const result = schema.safeParse(Object.fromEntries(given));
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path, message }) => `  ${path.join(".")} ${message}`.trimEnd());
  throw new Error(`The settings of the stage are not complete (docs/deploy.md):\n${lines.join("\n")}`);
}

/** Returns whether the stage is production. Only its data is protected from deletion. */
export const isProduction = (stage: string): boolean => stage === "prod";

/**
 * Returns the ARN of the firewall. Without a firewall, a single caller could use up the rate limits that all callers
 * share (`sizes.ts`).
 * @throws when production has no firewall and FIREWALL is not off
 */
export function firewallOf(stage: string, { FIREWALL, WEB_ACL_ARN }: Settings): string | undefined {
  if (isProduction(stage) && FIREWALL === "on" && !WEB_ACL_ARN)
    throw new Error("WEB_ACL_ARN is missing: deploy the edge first, or set FIREWALL=off (docs/deploy.md)");
  return WEB_ACL_ARN;
}
