/** Settings of every test; a stack adds its table, keys and services. */
export const testEnvironment = {
  STAGE: "test",
  TABLE_NAME: "none",
  AWS_REGION: "eu-central-1",
  SITE_URL: "http://127.0.0.1:3000",
  JWKS: '{"keys":[]}',
  ADMIN_EMAILS: "admin@linkedpotential.local",
  MAIL_FROM: "LinkedPotential <post@linkedpotential.local>",
  SUPPORT_EMAIL: "support@linkedpotential.local",
  PLAN_LIMITS: "enforced",
  PASSWORD_COST: "10",
  CHECK_ANSWERS: "on",
  LOG_LEVEL: "silent",
  TZ: "UTC",
} as const;
