import { testEnvironment } from "@linkedpotential/local/testing/environment";
import { expect, it } from "vitest";
import { readConfig } from "./config.ts";

it.each(["STAGE", "TABLE_NAME", "AWS_REGION", "SITE_URL", "JWKS"])("a stage without %s does not start", (name) => {
  expect(() => readConfig({ ...testEnvironment, [name]: "" })).toThrow(`settings missing or wrong: ${name}`);
});

it.each(["MAIL_FROM", "SUPPORT_EMAIL", "MEDIA_BUCKET", "BUS_NAME"] as const)("nothing stands in for %s", (name) => {
  const values = { MEDIA_BUCKET: "bucket", BUS_NAME: "bus", ...testEnvironment };
  const read = (config: ReturnType<typeof readConfig>) =>
    ({
      MAIL_FROM: () => config.mailFrom,
      SUPPORT_EMAIL: () => config.supportEmail,
      MEDIA_BUCKET: () => config.mediaBucket,
      BUS_NAME: () => config.busName,
    })[name]();
  expect(read(readConfig(values))).toBe(values[name]);
  const config = readConfig({ ...values, [name]: "" });
  expect(() => read(config)).toThrow(`settings missing or wrong: ${name}`);
});

it("names what is wrong and keeps its value to itself", () => {
  const wrong = { SITE_URL: "geheim.example/", PASSWORD_COST: "9", RATE_LIMIT_PER_ADDRESS: "viele", PLAN_LIMITS: "no" };
  expect(() => readConfig({ ...testEnvironment, ...wrong })).toThrow(
    /^settings missing or wrong: SITE_URL,PLAN_LIMITS,RATE_LIMIT_PER_ADDRESS,PASSWORD_COST$/,
  );
});

it("reads lists as they are written by hand", () => {
  const { adminEmails } = readConfig({ ...testEnvironment, ADMIN_EMAILS: "Anna@Example.org; ben@example.org\n" });
  expect(adminEmails).toEqual(["anna@example.org", "ben@example.org"]);
});
