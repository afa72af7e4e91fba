import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { firewallOf, settings } from "./settings.ts";
import { exampleSettings } from "./synthesise.ts";
import { settingsInGuide } from "./testing/guide.ts";
import { at, resourcesOf } from "./testing/templates.ts";

const guide = readFileSync("docs/deploy.md", "utf8");
const names = [...readFileSync("stacks/settings.ts", "utf8").matchAll(/^ {4}([A-Z][A-Z0-9_]+): /gm)].map(
  ([, name = ""]) => name,
);
const required = names.filter(
  (name) => messageOf({ ...exampleSettings, HOSTED_ZONE_ID: "", HOSTED_ZONE_NAME: "", [name]: "" }) !== "",
);

function messageOf(given: Record<string, string>): string {
  try {
    settings(given);
    return "";
  } catch (error) {
    return String(error);
  }
}

describe("the guide", () => {
  it("lists every setting that a preview needs, and no unknown one", () => {
    const row = guide.split("\n").find((line) => line.startsWith("| `preview` |")) ?? "";
    const listed = [...row.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name);
    expect(required.length).toBeGreaterThan(6);
    expect(required.filter((name) => !listed.includes(name))).toEqual([]);
    expect(listed.filter((name = "") => !names.includes(name))).toEqual(["DEPLOY_ROLE"]);
  });

  it.each(["SITE_DOMAIN=www.example.org", "# .env.trial"])(
    "has a file of settings with which a stage can be deployed: %s",
    (start) => {
      const given = settingsInGuide(start);
      expect(Object.keys(given).filter((name) => !names.includes(name))).toEqual([]);
      expect(messageOf(given)).toBe("");
    },
  );
});

describe("the settings of a stage", () => {
  it("have defaults for optional settings", () => {
    const { MAIL_FROM, SUPPORT_EMAIL, ALARM_EMAIL, JWKS } = exampleSettings;
    const { OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_TAX_ID, STRIPE_PRICE_ID } = exampleSettings;
    const operator = { OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_TAX_ID, STRIPE_PRICE_ID };
    expect(settings({ MAIL_FROM, SUPPORT_EMAIL, ALARM_EMAIL, JWKS, ...operator, SITE_DOMAIN: "" })).toEqual({
      ...{ MAIL_FROM, SUPPORT_EMAIL, ALARM_EMAIL, JWKS, ...operator },
      ADMIN_EMAILS: "",
      FIREWALL: "on",
      MAIL_IDENTITY: "existing",
      MAILS_PER_SECOND: 14,
      MONTHLY_BUDGET_USD: 50,
      OPERATOR_REPRESENTED_BY: "",
      OPERATOR_PHONE: "",
      OPERATOR_REGISTER: "",
      OPERATOR_PRIVACY_CONTACT: "",
      ORIGIN_KEY_GENERATION: 1,
      PLAN_LIMITS: "enforced",
      RATE_LIMIT_PER_ADDRESS: 100,
      STRATEGY_CALL_URL: "",
      STRIPE_PUBLISHABLE_KEY: "",
      TRAINING_CAPTIONS: "",
      TRAINING_VIDEOS: "",
      TRACES: "off",
      VAT_OSS: "off",
    });
  });

  it("are all named in the error when missing or invalid, before anything is deployed", () => {
    const wrong = {
      MAIL_FROM: "post",
      CERTIFICATE_ARN: "arn:aws:acm:eu-central-1:1:certificate/x",
      MONTHLY_BUDGET_USD: "-1",
    };
    let message = "";
    try {
      settings(wrong);
    } catch (error) {
      message = String(error);
    }
    const asked = ["MAIL_FROM", "SUPPORT_EMAIL", "ALARM_EMAIL", "JWKS", "STRIPE_PRICE_ID"];
    for (const name of [...asked, "CERTIFICATE_ARN", "MONTHLY_BUDGET_USD"]) expect(message).toContain(name);
  });

  it("refuse private keys in a public setting", () => {
    const JWKS = '{"keys":[{"kty":"OKP","x":"a","d":"geheim"}]}';
    expect(() => settings({ ...exampleSettings, JWKS })).toThrow("private key");
    expect(() => settings({ ...exampleSettings, JWKS })).not.toThrow("geheim");
  });

  it("use the contract's ids for Lambdas to trace", () => {
    const given = (TRACES: string) => () => settings({ ...exampleSettings, TRACES });
    for (const TRACES of ["on", "off", "leads/list", "leads/list,schedules/follow-ups"])
      expect(given(TRACES)).not.toThrow();
    for (const TRACES of ["leads", "leads/list, auth/login"])
      expect(given(TRACES)).toThrow("TRACES is neither on, off");
  });

  it("refuse the address of a training video that is neither on this site nor https", () => {
    const given = (TRAINING_VIDEOS: string) => () => settings({ ...exampleSettings, TRAINING_VIDEOS });
    expect(given("profile=/videos/p.mp4 closing=https://videos.example.org/c.mp4")).not.toThrow();
    for (const wrong of ["profile=http://videos.example.org/p.mp4", "/videos/p.mp4", "profile"])
      expect(given(wrong)).toThrow("TRAINING_VIDEOS leads to no https");
  });

  it("refuse a calendar address without https", () => {
    const given = (STRATEGY_CALL_URL: string) => () => settings({ ...exampleSettings, STRATEGY_CALL_URL });
    expect(given("https://kalender.example.org/strategie")).not.toThrow();
    expect(given("kalender.example.org")).toThrow("STRATEGY_CALL_URL is no https address");
  });

  it("require both settings of a hosted zone or neither", () => {
    expect(() => settings({ ...exampleSettings, HOSTED_ZONE_NAME: "" })).toThrow("HOSTED_ZONE_ID");
  });

  it("require a firewall in production unless it is switched off; previews have none", () => {
    const given = (more: Record<string, string>) => settings({ ...exampleSettings, WEB_ACL_ARN: "", ...more });
    expect(() => firewallOf("prod", given({}))).toThrow("deploy the edge first, or set FIREWALL=off");
    expect(firewallOf("prod", given({ FIREWALL: "off" }))).toBeUndefined();
    expect(firewallOf("prod", settings(exampleSettings))).toBe(exampleSettings.WEB_ACL_ARN);
    expect(firewallOf("pr-1", given({}))).toBeUndefined();
  });

  it("are passed to functions completely, except variables set by AWS, with a default or only for laptops", () => {
    const others = ["AWS_REGION", "PASSWORD_COST", "LOG_LEVEL", "CHECK_ANSWERS", "DYNAMODB_ACCESS_KEY_ID"];
    const read = readFileSync("packages/core/src/config.ts", "utf8").matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm);
    const lambdas = resourcesOf("prod", "AWS::Lambda::Function");
    const passed = new Set(lambdas.flatMap((lambda) => Object.keys(at(lambda, "Environment.Variables") ?? {})));
    const missing = [...read].map(([, name = ""]) => name).filter((name) => !passed.has(name));
    expect(missing.filter((name) => !name.endsWith("_ENDPOINT"))).toEqual(others);
  });

  it("are passed only to Lambdas that read them, because video addresses could exceed the 4 KB of an environment", () => {
    const lambdas = resourcesOf("prod", "AWS::Lambda::Function");
    const receiversOf = (name: string) =>
      lambdas
        .filter((one) => at(one, `Environment.Variables.${name}`) !== undefined)
        .map((one) => at(one, "FunctionName"));
    expect(receiversOf("TRAINING_VIDEOS")).toEqual(["prod-linkedpotential-trainings-list"]);
    expect(receiversOf("TRAINING_CAPTIONS")).toEqual(["prod-linkedpotential-trainings-list"]);
    expect(receiversOf("STRATEGY_CALL_URL")).toEqual(["prod-linkedpotential-business-get-offer"]);
  });
});
