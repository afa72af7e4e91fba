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
  OPERATOR_NAME: "LinkedPotential GmbH",
  OPERATOR_ADDRESS: "Musterstraße 1; 12345 Musterstadt",
  OPERATOR_TAX_ID: "DE123456789",
  PLAN_LIMITS: "enforced",
  PASSWORD_COST: "10",
  CHECK_ANSWERS: "on",
  LOG_LEVEL: "silent",
  TZ: "UTC",
} as const;
