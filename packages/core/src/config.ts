const text = (name: string, fallback: string): string => process.env[name] || fallback;
const number = (name: string, fallback: number): number => Number(process.env[name] || fallback);

/** The settings of the running stage, read from the environment when asked (`.env.example` lists them). */
export const config = {
  get tableName() {
    return text("TABLE_NAME", "linkedpotential");
  },
  /** Address of the site without a final slash, e.g. `https://linkedpotential.de`. */
  get siteUrl() {
    return text("SITE_URL", "http://127.0.0.1:3000");
  },
  get mailFrom() {
    return text("MAIL_FROM", "LinkedPotential <post@linkedpotential.local>");
  },
  /** SES configuration set by which bounces and complaints are counted; none embedded. */
  get mailConfigurationSet() {
    return text("MAIL_CONFIGURATION_SET", "");
  },
  get supportEmail() {
    return text("SUPPORT_EMAIL", "support@linkedpotential.local");
  },
  /** Lower-case addresses whose owners are admins (D7). */
  get adminEmails() {
    return text("ADMIN_EMAILS", "")
      .split(/[,;\s]+/)
      .filter(Boolean)
      .map((address) => address.toLowerCase());
  },
  /** Whether the limits of the free plan are enforced (D8). */
  get planLimits() {
    return text("PLAN_LIMITS", "enforced") !== "off";
  },
  /** Attempts per client address and window at the guarded calls; an office shares one address (D5). */
  get rateLimitPerAddress() {
    return number("RATE_LIMIT_PER_ADDRESS", 100);
  },
  /** scrypt cost as log2 N. 16 takes 64 MiB and about 0.2 s; never less than 10. */
  get passwordCost() {
    return Math.max(10, number("PASSWORD_COST", 16));
  },
  /** With any of these the distribution proves itself to the API in AWS, two while they change; none embedded. */
  get originKeys() {
    return text("ORIGIN_KEYS", "").split(",").filter(Boolean);
  },
  /** Name of the session's cookie: with https one that no other host and no path of this one can set. */
  get sessionCookie() {
    return this.isSecure ? "__Host-lp_session" : "lp_session";
  },
  get isSecure() {
    return this.siteUrl.startsWith("https:");
  },
};
