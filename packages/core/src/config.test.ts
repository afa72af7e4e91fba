import { testEnvironment } from "@linkedpotential/local/testing/environment";
import { expect, it } from "vitest";
import { readConfig } from "./config.ts";

it.each(["STAGE", "TABLE_NAME", "AWS_REGION", "SITE_URL", "JWKS", "STRIPE_PRICE_ID"])(
  "a stage without %s does not start",
  (name) => {
    expect(() => readConfig({ ...testEnvironment, [name]: "" })).toThrow(`settings missing or wrong: ${name}`);
  },
);

it.each(["MAIL_FROM", "SUPPORT_EMAIL", "MEDIA_BUCKET", "EXPORT_BUCKET", "ATTACHMENT_BUCKET", "BUS_NAME"] as const)(
  "reading %s fails when it is not set",
  (name) => {
    const buckets = { MEDIA_BUCKET: "bucket", EXPORT_BUCKET: "bucket", ATTACHMENT_BUCKET: "bucket" };
    const values = { ...buckets, BUS_NAME: "bus", ...testEnvironment };
    const read = (config: ReturnType<typeof readConfig>) =>
      ({
        MAIL_FROM: () => config.mailFrom,
        SUPPORT_EMAIL: () => config.supportEmail,
        MEDIA_BUCKET: () => config.mediaBucket,
        EXPORT_BUCKET: () => config.exportBucket,
        ATTACHMENT_BUCKET: () => config.attachmentBucket,
        BUS_NAME: () => config.busName,
      })[name]();
    expect(read(readConfig(values))).toBe(values[name]);
    const config = readConfig({ ...values, [name]: "" });
    expect(() => read(config)).toThrow(`settings missing or wrong: ${name}`);
  },
);

it("names the wrong setting without its value", () => {
  const wrong = { SITE_URL: "geheim.example/", PASSWORD_COST: "9", RATE_LIMIT_PER_ADDRESS: "viele", PLAN_LIMITS: "no" };
  expect(() => readConfig({ ...testEnvironment, ...wrong })).toThrow(
    /^settings missing or wrong: SITE_URL,PLAN_LIMITS,RATE_LIMIT_PER_ADDRESS,PASSWORD_COST$/,
  );
});

it("reads lists with any common separators", () => {
  const { adminEmails } = readConfig({ ...testEnvironment, ADMIN_EMAILS: "Anna@Example.org; ben@example.org\n" });
  expect(adminEmails).toEqual(["anna@example.org", "ben@example.org"]);
});

it("reads the addresses of training videos and captions, by training and language", () => {
  const TRAINING_VIDEOS = "positioning=https://videos.example.org/p.mp4 closing=/videos/c.mp4";
  const TRAINING_CAPTIONS = "positioning.fr=/videos/p.fr.vtt";
  const { trainingVideos, trainingCaptions } = readConfig({ ...testEnvironment, TRAINING_VIDEOS, TRAINING_CAPTIONS });
  expect(trainingVideos).toEqual({ positioning: "https://videos.example.org/p.mp4", closing: "/videos/c.mp4" });
  expect(trainingCaptions).toEqual({ "positioning.fr": "/videos/p.fr.vtt" });
});

it.each([
  ["TRAINING_VIDEOS", "unknown=/videos/c.mp4"],
  ["TRAINING_VIDEOS", "closing=http://videos.example.org/c.mp4"],
  ["TRAINING_CAPTIONS", "closing=/videos/c.vtt"],
  ["STRATEGY_CALL_URL", "http://kalender.example.org"],
])("refuses %s=%s", (name, value) => {
  expect(() => readConfig({ ...testEnvironment, [name]: value })).toThrow(`settings missing or wrong: ${name}`);
});

it("has defaults for everything else that suit a laptop", () => {
  const { STAGE, TABLE_NAME, AWS_REGION, JWKS, STRIPE_PRICE_ID } = testEnvironment;
  const required = { STAGE, TABLE_NAME, AWS_REGION, JWKS, STRIPE_PRICE_ID, SITE_URL: "http://127.0.0.1:3000" };
  const named = { OPERATOR_NAME: "O", OPERATOR_ADDRESS: "Weg 1; 12345 Ort", OPERATOR_TAX_ID: "1" };
  expect(
    readConfig({
      ...required,
      ...named,
      MAIL_FROM: "a@b.co",
      SUPPORT_EMAIL: "c@d.co",
      MEDIA_BUCKET: "m",
      EXPORT_BUCKET: "e",
      ATTACHMENT_BUCKET: "a",
      BUS_NAME: "b",
    }),
  ).toEqual({
    stage: STAGE,
    tableName: TABLE_NAME,
    region: AWS_REGION,
    siteUrl: "http://127.0.0.1:3000",
    isSecure: false,
    sessionCookie: "lp_session",
    publicKeys: JSON.parse(JWKS).keys,
    adminEmails: [],
    planLimits: true,
    rateLimitPerAddress: 100,
    passwordCost: 16,
    logLevel: "info",
    checksAnswers: false,
    originKeys: [],
    mailFrom: "a@b.co",
    supportEmail: "c@d.co",
    mailConfigurationSet: undefined,
    mediaBucket: "m",
    exportBucket: "e",
    attachmentBucket: "a",
    busName: "b",
    trainingVideos: {},
    trainingCaptions: {},
    strategyCallUrl: undefined,
    operator: { name: "O", address: ["Weg 1", "12345 Ort"], taxId: "1" },
    imprint: {
      ...{ name: "O", address: ["Weg 1", "12345 Ort"], taxId: "1", email: "c@d.co" },
      ...{ representedBy: null, phone: null, register: null, privacyContact: null },
    },
    premiumPriceId: "price_premium",
    isOneStopShop: false,
    stripePublishableKey: null,
    signingKeysParameters: undefined,
    dynamodb: { endpoint: undefined, accessKeyId: "local" },
    endpoints: { mail: undefined, bus: undefined, media: undefined, parameters: undefined, payments: undefined },
  });
});

it("reads each setting from its variable", () => {
  const given = {
    ...testEnvironment,
    SITE_URL: "https://app.example",
    PLAN_LIMITS: "off",
    VAT_OSS: "on",
    RATE_LIMIT_PER_ADDRESS: "1",
    PASSWORD_COST: "10",
    LOG_LEVEL: "error",
    CHECK_ANSWERS: "on",
    ORIGIN_KEYS: "one, two",
    STRATEGY_CALL_URL: "https://kalender.example/strategie",
    MAIL_CONFIGURATION_SET: "mails",
    SIGNING_KEYS_PARAMETERS: "/keys/1 /keys/2",
    DYNAMODB_ENDPOINT: "http://localhost:1",
    DYNAMODB_ACCESS_KEY_ID: "me",
    SES_ENDPOINT: "http://localhost:2",
    BUS_ENDPOINT: "http://localhost:3",
    S3_ENDPOINT: "http://localhost:4",
    SSM_ENDPOINT: "http://localhost:5",
  };
  expect(readConfig(given)).toMatchObject({
    isOneStopShop: true,
    isSecure: true,
    sessionCookie: "__Host-lp_session",
    planLimits: false,
    rateLimitPerAddress: 1,
    passwordCost: 10,
    logLevel: "error",
    checksAnswers: true,
    originKeys: ["one", "two"],
    strategyCallUrl: "https://kalender.example/strategie",
    mailConfigurationSet: "mails",
    signingKeysParameters: ["/keys/1", "/keys/2"],
    dynamodb: { endpoint: "http://localhost:1", accessKeyId: "me" },
    endpoints: {
      mail: "http://localhost:2",
      bus: "http://localhost:3",
      media: "http://localhost:4",
      parameters: "http://localhost:5",
    },
  });
});

it.each(["http://a.example/", "http://a.example/b", "a http://a.example", "http://a b", "ftp://a.example"])(
  "refuses %s as the site's address",
  (SITE_URL) => {
    expect(() => readConfig({ ...testEnvironment, SITE_URL })).toThrow("settings missing or wrong: SITE_URL");
  },
);

const key = { kty: "OKP", crv: "Ed25519", alg: "EdDSA", use: "sig", kid: "1", x: "abc" };
const withKey = (changes: object) =>
  readConfig({ ...testEnvironment, JWKS: JSON.stringify({ keys: [{ ...key, ...changes }] }) });

it("accepts only Ed25519 keys", () => {
  expect(withKey({}).publicKeys).toEqual([key]);
  for (const name of ["kty", "crv", "alg", "use"]) {
    expect(() => withKey({ [name]: "other" }), name).toThrow("settings missing or wrong: JWKS");
  }
});
